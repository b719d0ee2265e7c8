import { describe, expect, test } from 'bun:test';
import {
  attachmentReferences,
  missingAttachments,
  namesUnmarkedAttachments,
} from '../../../src/analysis/document/attachments';
import { namedPapersElsewhere } from '../../../src/analysis/document/named-papers';
import { contractWith, readingOf } from '../../support/reading';

const missing = (clauses: string, isAmendment = false) =>
  missingAttachments(readingOf(contractWith(clauses)), { isAmendment }).map(({ name }) => name);

describe('an attachment that the contract names and does not have', () => {
  test.each([
    ['4. Conduct. You follow the house rules in Annexure B as we change them.', ['Annexure B']],
    ['4. Guarantee. The directors guarantee this on the terms of Schedule 4.', ['Schedule 4']],
    ['4. Colours. Covers are as shown in Schedule 2.', ['Schedule 2']],
    ['4. Form. The notice shall be in the form of EXHIBIT C.', ['Exhibit C']],
    ['4. Lists. The goods are listed in Exhibits A, B and C hereto.', ['Exhibit A', 'Exhibit B', 'Exhibit C']],
    [
      '4. Whole. This Agreement, including Schedules "A" and "B", is the whole agreement.',
      ['Schedule A', 'Schedule B'],
    ],
    ['4. Licence. It is perpetual, subject to Schedule C to this Agreement.', ['Schedule C']],
    ['4. Price. The price is stated in Appendix 2.1 of the Agreement.', ['Appendix 2.1']],
    ['4. Fees. They are set out in Schedule B to Customer each year.', ['Schedule B']],
    ['4. Data. The terms for data are in annex D.', ['Annex D']],
    ['4. Helpers. Only those of appendix 2 may help.', ['Appendix 2']],
    ['4. Prices. They are those of schedule B.', ['Schedule B']],
    ['Gate\tthe one shown on Exhibit A\nRules\tExhibit B, in force for five years', ['Exhibit A', 'Exhibit B']],
    ['Price list: Annex 2.', ['Annex 2']],
    ['4. Supplier sells the goods listed in Annex 1 in the Kingdom of Denmark.', ['Annex 1']],
    ['4. Inventions listed on Schedule B are excluded.\nSchedule B: ______\nSchedule C: ______', ['Schedule B']],
    ['4. Goods. They are those of Annex (1).', ['Annex 1']],
    ['4. Goods. They are milled to the Specification (appendix no. 1).', ['Appendix 1']],
    ['4. These are part of it: Annex 1 - Map; Annex 2 - Pictures.', ['Annex 1', 'Annex 2']],
    ['4. The fence stays. Exhibit F sets out how it is kept.', ['Exhibit F']],
    ['4. The fence is that of Exhibit F.\nExhibit F shows the fence.', ['Exhibit F']],
    ['4. The fences are those of Schedules 1 to 40.', ['Schedule 1', 'Schedule 40']],
    ['4. The fences are those of Schedules 1 to 3.', ['Schedule 1', 'Schedule 2', 'Schedule 3']],
  ])('%s', (clause, names) => {
    expect(missing(clause)).toEqual(names);
  });

  test('a tax form is none', () => {
    expect(missing('7. The Manager sends each Member a balance sheet and Schedule K-1 within 75 days.')).toEqual([]);
  });

  test('is told once, at its first reference', () => {
    const reading = readingOf(contractWith('4. The prices are in Exhibit B.\n5. Exhibit B and EXHIBIT B are one.'));
    const [only, ...more] = missingAttachments(reading, { isAmendment: false });
    expect(more).toEqual([]);
    expect(reading.contract.text.slice(only?.start, only?.end)).toBe('Exhibit B');
    expect(reading.contract.text.slice(0, only?.start)).toEndWith('4. The prices are in ');
  });
});

describe('what is not missing', () => {
  test.each([
    ['it is there', '4. The goods are listed in Exhibit A.\nEXHIBIT A – GOODS\nTwelve pumps.'],
    [
      'its title has the number behind a sign',
      '4. The goods are those of Appendix No. 1.\nAppendix No. 1\nTwelve pumps.',
    ],
    ['so many pages are no number', '4. The goods are those of the Annex (2 pages).\nAnnex\nTwelve pumps.'],
    ['a roman number is the same', '4. The goods are listed in Schedule 1.\nSchedule I\nTwelve pumps.'],
    ['an annex called annexure', '4. The goods are listed in Annex A.\nANNEXURE A\nTwelve pumps.'],
    ['it was left out on purpose', '4. The goods are listed in Exhibit A.\nExhibit A [intentionally omitted]'],
    ['another agreement', '4. The fees are those of Schedule B of the General Services Agreement.'],
    ['an agreement between others', '4. The marks are listed in Exhibit B of the Contract for Investment in Brazil.'],
    ['an agreement in which it stands', '4. The fees are those of Schedule B in the General Services Agreement.'],
    ['a code in which it stands', '4. The list is Annex 2 in the Lyon Port Code.'],
    ['a paper named before', '4. The purchasers are set out in Schedule I thereto.'],
    ['a statute', '4. The body is listed in Schedule 1 of the Freedom of Information Act 2000.'],
    ['a regulation', '4. The services are those of Annex II to Regulation 2016/679.'],
    ['a filing', '4. Sponsor shall file a Schedule 13D and Form ADV, Part II, Schedule H.'],
    ['an attachment that there need not be', '4. The extras are listed in Schedule B, if any.'],
    ['a verb', '4. The parties schedule 2 visits a year, and I attach exhibit 3.'],
    ['an article', '4. The parties will then schedule A. Borel for the visit.'],
    ['an annex in small letters that is there', '4. The goods are listed in annex A.\nAnnex A\nTwelve pumps.'],
    ['another paper’s in a cell', 'Prices\tAnnex 2 to the Master Agreement between others'],
    ['one of an option that nobody ticked', 'Rules\t[ ] those of Exhibit B [x] none of them'],
    ['a title in the run of the text', '4. The fence stays. Exhibit F Form of the Notice'],
    [
      'a cell names one that is there',
      'Rules\tExhibit B, in force\n4. Fee. None.\nEXHIBIT B – RULES\nNobody parks there.',
    ],
    ['a mark of filing', 'EX-10.5 8 v37_ex10-5.htm EXHIBIT 10.5'],
  ])('%s', (_, clause) => {
    expect(missing(clause)).toEqual([]);
  });

  test("an amendment's references to what the amended agreement has", () => {
    expect(missing('4. Exhibit B is replaced by the prices in Exhibit B.', true)).toEqual([]);
    expect(missing('4. The new prices are in Exhibit B attached hereto.', true)).toEqual(['Exhibit B']);
  });
});

test('references stand at their places', () => {
  const reading = readingOf(contractWith('4. Supply. Goods are those of Schedules 1 to 3 and of Annex A.'));
  const found = attachmentReferences(reading);
  expect(found.map(({ name }) => name)).toEqual(['Schedule 1', 'Schedule 2', 'Schedule 3', 'Annex A']);
  expect(found.map(({ start, end }) => reading.contract.text.slice(start, end))).toEqual([
    'Schedules 1 to 3',
    'Schedules 1 to 3',
    'Schedules 1 to 3',
    'Annex A',
  ]);
});

describe('papers that go with a contract by no letter or number', () => {
  const areNamed = (clauses: string) => namesUnmarkedAttachments(readingOf(contractWith(clauses)));

  test.each([
    '4. Within seven days you sign the consent order, which is enclosed.',
    '4. Changes are asked for on the form in the appendix.',
    '4. Please read the enclosed copy of the handbook.',
    '4. Our conditions apply, which are attached to the confirmation.',
    '4. The list of goods is an integral part of the Agreement.',
    '4. The helpers are paid by us as per the budget annexed, up to a ceiling of $900.',
    '4. You keep the house rules attached.',
    '4. The work is that of the two drawings stapled to this.',
    '4. The funders are set out in a list initialled by the parties.',
    '4. Data is processed under the processing annex on the portal.',
    '4. The goods are those listed in the Schedule.',
    '4. Made in two copies. Appendices: map, addresses.',
  ])('%s', (clause) => expect(areNamed(clause)).toBe(true));

  test.each([
    ['the paper itself is one', '4. This Annex survives the end of the Services Agreement.'],
    [
      'it is there under its title',
      '4. Changes are asked for on the form in the appendix.\nAPPENDIX: CHANGE FORM\nName and change',
    ],
    ['it is no part', '4. The rules are in the handbook, which does not form part of this contract.'],
    [
      'they are conditions of somebody else',
      '4. Conditions of the Supplier do not apply, even when they are attached to its confirmation.',
    ],
    ['it is the paper once more', '4. Please send us back the enclosed second copy by 15 February.'],
    ['it is the paper once more to sign', '4. Please sign and return the enclosed copy of this letter.'],
    ['rules of a place', '4. You keep the rules attached to the gate.'],
    ['part of a house', '4. The house has an attached garage.'],
    ['the annexe of a house', '4. The tenant may use the staff annexe.'],
    [
      'the described annex is there',
      '4. Data is processed under the processing annex.\nProcessing annex\nNames and addresses',
    ],
    ['the schedule is there', '4. The goods are those in the Schedule.\nTHE SCHEDULE above referred to\nTwelve pumps'],
    ['a schedule of a statute', '4. The body is one in the Schedule to the Harbours Act.'],
    ['a schedule of hours', '4. You work the days in the schedule.'],
    ['there are none', '4. Made in two copies. Appendices: none.'],
    ['they have letters', '4. Lists A, B and C are part of this agreement.'],
  ])('%s', (_, clause) => expect(areNamed(clause)).toBe(false));
});

test('a title that says where the rest is, with nothing below, is no attachment', () => {
  const of = (below: string) =>
    missingAttachments(
      readingOf(
        `${contractWith('4. The staff of Provider shall sign the form set out in Schedule A.')}\nSchedule A: Form (attached)${below}`,
      ),
      {
        isAmendment: false,
      },
    ).map(({ name }) => name);
  expect(of('')).toEqual(['Schedule A']);
  expect(of('\nSIGNED for and on behalf of Acme Ltd: ________ Director (Ann Lee)')).toEqual(['Schedule A']);
  expect(of('\nI keep all that I hear to myself.')).toEqual([]);
});

test.each([
  ['4. Clients named in the list subscribed by the parties are excepted.', true],
  ['4. There are regulators, of which a list has been initialled.', true],
  ['4. The receipts of 14 February are stapled behind.', true],
  ['4. Bank mandate: [x] attached', true],
  ['4. Bank mandate: [ ] attached', false],
  ['4. Post the form on the back to us.', true],
  ['4. Post the form on the back to us.\nCancellation Form\nI cancel.', false],
  ['4. The form on the back of our visitor badge has no effect.', false],
  ['4. Nothing is added unless both have initialled it first.', false],
  ['4. Please agree by signing and returning the enclosed copy of this letter.', false],
  ['4. The attached Terms of Business apply.', true],
  ['4. The attached Terms of Business apply.\nTerms of Business\nWe keep your papers.', false],
  [
    '4. The attached Terms of Business and the attached Fee Scale apply.\nTerms of Business\nWe keep your papers.',
    true,
  ],
])('%s is said of a paper that goes with it: %s', (clause, is) =>
  expect(namesUnmarkedAttachments(readingOf(contractWith(clause)))).toBe(is),
);

describe('papers under a name of their own on which a contract rests', () => {
  const restsOn = (clauses: string) => namedPapersElsewhere(readingOf(contractWith(clauses)));

  test.each([
    ['4. The rooms are kept in the condition shown in a photographic schedule.', ['photographic schedule']],
    ['4. The rooms are kept in the condition shown on the inventory.', ['inventory']],
    ['4. The work is paid as per the schedule of rates.', ['schedule of rates']],
    ['4. The work is paid as per the schedule of rates.\nSchedule of rates\nHour\t$40', []],
    ['4. A photographic schedule helps both of us.', []],
    ['4. The rooms are kept as recorded in the photographic report of 9 February 2024.', ['photographic report']],
    ['4. The Seller does not answer for what is in the disclosure letter.', ['disclosure letter']],
    ['4. This page and the house rules (edition of March 2025) are everything we have agreed.', ['house rules']],
    ['4. This form, the care plan and the rate card make up the deal.', ['care plan', 'rate card']],
    ['4. Our handbook, which you will receive after you start, is part of this letter.', ['handbook']],
    ['4. The Operations Manual is part of this agreement.', ['operations manual']],
    ['4. I have read the house rules on the notice board.', ['house rules']],
    ['4. The house rules are part of this agreement.\nHouse Rules\nNo shoes.', []],
    ['4. The house rules are part of this agreement.\nPart B: House Rules and Conditions\nNo shoes.', []],
    [
      '4. The house rules pinned in the kitchen are part of this agreement.\n5. House rules\nNo shoes.',
      ['house rules'],
    ],
    ['4. The rules are in the handbook, which does not form part of this contract.', []],
    ['4. We may change the house rules with two weeks’ notice.', []],
    ['4. Walk-ins pay by the price list.', []],
    ['4. The goods are listed in the inventory filed with the registration statement.', []],
    ['4. The price list filed with the registration statement is part of this agreement.', []],
    ['4. The house rules are part of this agreement.\n[ ] The house rules were read', ['house rules']],
    [
      `4. The house rules are part of this agreement.\n5. ${'We meet, '.repeat(9)}and the house rules hang here`,
      ['house rules'],
    ],
    ['4. The house rules are part of this agreement.\nHouse Rules;\nNo shoes.', []],
    [
      '4. The care plan and the rate card make up the deal.\n5. The price list and the house rules are all we agreed.',
      ['care plan', 'rate card', 'price list'],
    ],
    ['4. Rooms: [ ] as shown on the inventory [x] as seen.', []],
  ])('%s', (clause, names) => expect(restsOn(clause)).toEqual(names));
});
