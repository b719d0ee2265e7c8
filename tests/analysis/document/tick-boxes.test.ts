import { describe, expect, test } from 'bun:test';
import { analyse } from '../../../src/analysis/analyse';
import { documentOf } from '../../../src/analysis/document/document';
import { operativeSentences } from '../../../src/analysis/document/operative';
import { withoutUnticked } from '../../../src/analysis/document/tick-boxes';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';
import { readingOf } from '../../support/reading';

/** Boxes, one a line: '[x] Private office (Membership type)'. */
function boxesOf(plain: string): string[] {
  const contract = contractTextFromPlain(plain);
  return documentOf(contract).tickBoxes.map(({ isTicked, mark, option, question }) => {
    for (const { start, end, text } of [mark, option]) expect(contract.text.slice(start, end)).toBe(text);
    return `${isTicked ? 'x' : '-'} ${option.text}${question ? ` (${question.text})` : ''}`;
  });
}

test('a row that nobody ticked is no row of the form, and its price is not told', () => {
  const { document, facts } = readingOf(
    'DANCE SCHOOL FORM\nSchool\tAcme Dance Ltd\nMember\tAnn Borel\nOne class\t€38 a month\t[ ]\nTwo classes\t€64 a month\t[x]\n1. The Member pays each month.',
  );
  const labels = document.labelValues.map(({ label }) => label.text);
  expect(labels).toContain('Two classes');
  expect(labels).not.toContain('One class');
  expect(facts.contractValue.evidence.map(({ quote }) => quote).join()).not.toContain('€38');
});

describe('boxes, their options and what they answer', () => {
  test.each([
    ['Plan\t☐ Basic ☒ Pro ☐ Team', ['- Basic (Plan)', 'x Pro (Plan)', '- Team (Plan)']],
    ['Plan: ☐ Basic ☑ Pro', ['- Basic (Plan:)', 'x Pro (Plan:)']],
    ['Plan: [ ] Basic  [x] Pro', ['- Basic (Plan:)', 'x Pro (Plan:)']],
    ['Plan: [_] Basic, [X] Pro', ['- Basic (Plan:)', 'x Pro (Plan:)']],
    ['Plan: |_| Basic |X| Pro', ['- Basic (Plan:)', 'x Pro (Plan:)']],
    ['Plan: ( ) Basic (x) Pro', ['- Basic (Plan:)', 'x Pro (Plan:)']],
    ['Plan: □ Basic ■ Pro', ['- Basic (Plan:)', 'x Pro (Plan:)']],
    ['Plan: □ Basic ✓ Pro', ['- Basic (Plan:)', 'x Pro (Plan:)']],
    ['Plan: ○ Basic ● Pro', ['- Basic (Plan:)', 'x Pro (Plan:)']],
    ['Plan: \uf0a8 Basic \uf0fe Pro', ['- Basic (Plan:)', 'x Pro (Plan:)']],
    ['Plan: ¨ Basic þ Pro', ['- Basic (Plan:)', 'x Pro (Plan:)']],
    ['(a) _X_ Reservation, __ Volumetric', ['x Reservation', '- Volumetric']],
    ['Do you want insurance? Yes ☐ No ☒', ['- Yes (Do you want insurance?)', 'x No (Do you want insurance?)']],
    ['Insurance\tYes [x] No [ ]', ['x Yes (Insurance)', '- No (Insurance)']],
    [
      'One class\t€38 a month\t[ ]\nTwo classes\t€64 a month\t[x]',
      ['- One class\t€38 a month', 'x Two classes\t€64 a month'],
    ],
    ['Deposit\t[ ]', []],
    ['Class\t[x] one\t[ ]', ['x one (Class)']],
    ['þ\tInspection of the site\n¨\tTest of the system', ['x Inspection of the site', '- Test of the system']],
    [
      'Length of membership (tick one)\n☐ Month to month\n☒ 24 months, renewed until cancelled.',
      [
        '- Month to month (Length of membership (tick one))',
        'x 24 months, renewed until cancelled. (Length of membership (tick one))',
      ],
    ],
    [
      'Term\nHow long this agreement lasts\n☒ Two years\n☐ For ever',
      ['x Two years (Term\nHow long this agreement lasts)', '- For ever (Term\nHow long this agreement lasts)'],
    ],
    [
      '[ ] Month-to-month - $89 a month\n[X] 12 months - $69 a month',
      ['- Month-to-month - $89 a month', 'x 12 months - $69 a month'],
    ],
    ['Plan\t[ ] monthly $249 [x] yearly', ['- monthly $249 (Plan)', 'x yearly (Plan)']],
    ['Term: [ ] month-to-month [x] Fixed', ['- month-to-month (Term:)', 'x Fixed (Term:)']],
    ['[ ] Month to month, $89\n[X] 12 months, $69', ['- Month to month, $89', 'x 12 months, $69']],
    ['[ ] Basic\tone desk\t£118\n[x] Full\ttwo desks\t£190', ['- Basic\tone desk\t£118', 'x Full']],
    ['☐\tGold\t£300\n☒\tSilver\t£100', ['- Gold\t£300', 'x Silver']],
    ['[ ] Basic\t[x] Full\t£190', ['- Basic', 'x Full']],
    ['Second child 20% off [ ]\nPaid by card [x]', ['- Second child 20% off', 'x Paid by card']],
    ['[ ] AVNET, Boston\nTelephone 555-0100\n[ ] ARROW, Denver', ['- AVNET, Boston', '- ARROW, Denver']],
  ])('%j', (lines, boxes) =>
    expect(
      boxesOf(`Ordered by mail or by telephone, whichever is the quicker of the two ways.\n${lines}`).map((box) =>
        box.replace(/ \(Ordered.*\)$/, ''),
      ),
    ).toEqual(boxes),
  );

  test.each([
    ['The sum of (x) the price and (y) the costs.\n(x) the Buyer may withdraw;'],
    ['This [ ] day of May, 2024, at a price of [ ] per cent.'],
    ['Second child 20% off [ ]\nPaid by card [ ]'],
    ['[ ] months of notice and [ ] days of grace'],
    ['The price is one of [ ]\nThe fee is $ [ ]\nPaid by card 5 [x'],
    ['Attention: [ ]\nFacsimile: [______________]'],
    ['● Graphics\n○ Web\n○ Social'],
    ['□ drip line\n□ filters'],
    ['■ drip line\n■ filters'],
    ['✓ Free returns\n✓ Free delivery'],
    ['By: ____ Name: ____ Title: ____'],
    ['Priority: ○ Low ○ Medium ○ High'],
    ['The fee is [x] dollars and [ ] cents.'],
    ['Sigurður Þórsson and Ýmir Jónsson, Reykjavík'],
  ])('none in %j', (lines) => expect(boxesOf(`ORDER FORM\n${lines}`)).toEqual([]));
});

describe('what nobody ticked', () => {
  const FORM = `SERVICES AGREEMENT
This Services Agreement is made as of March 1, 2026 by and between Acme Cloud, Inc., a Delaware corporation ("Provider"), and Borel LLC, a Texas limited liability company ("Customer").
1. Disputes (tick one)
☐ The courts of Harris County, Texas have exclusive jurisdiction over every dispute under this Agreement.
☒ The courts of King County, Washington have exclusive jurisdiction over every dispute under this Agreement.
2. Law: this Agreement is governed by the laws of ☐ Texas ☒ Washington.
3. Payment. Customer shall pay each invoice within 30 days.`;

  test('is no sentence of the contract', () => {
    const sentences = operativeSentences(readingOf(FORM)).map(({ text }) => text);
    expect(sentences.some((text) => text.includes('King County'))).toBe(true);
    expect(sentences.some((text) => text.includes('Harris County'))).toBe(false);
    expect(sentences.find((text) => text.includes('governed by'))).not.toContain('Texas');
  });

  test('is no fact and no clause', () => {
    const facts = readFacts(FORM);
    expect(facts.governingLaw.value).toBe('Washington');
    expect(facts.jurisdiction.value).toContain('King County');
    const { clauses } = analyse(contractTextFromPlain(FORM), { minConfidence: 0.01 });
    expect(clauses.filter(({ quote }) => quote.includes('Harris County'))).toEqual([]);
  });

  test('is no value of its label', () => {
    const { labelValues } = documentOf(
      contractTextFromPlain('ORDER FORM\nPlan\t☐ Basic ☒ Pro\nExtras: ☐ Locker ☐ Mail'),
    );
    expect(labelValues.map(({ names, values }) => [names[0], values.map(({ text }) => text)])).toEqual([
      ['plan', ['Pro']],
      ['extras', []],
    ]);
  });

  test.each([
    ['[x] Automatic [ ] Option by Tenant [ ] None. This Lease renews for a year.', 'None.', 'This Lease renews'],
    ['☒ Yes ☐ No. Where yes, the deposit is held by a scheme.', 'No.', 'Where yes'],
  ])('a sentence behind the last of a row of options is of the whole row: %s', (row, last, kept) => {
    const contract = contractTextFromPlain(`RENEWAL FORM\n${row}`);
    const at = contract.text.indexOf(row);
    const spans = documentOf(contract).unticked;
    const left = withoutUnticked(contract.text.slice(at), at, spans);
    expect(left).not.toContain(last);
    expect(left).toContain(kept);
  });

  test.each([
    [
      'an option of its own line',
      '[x] The Lessee insures.\n[ ] The Lessor insures. The cost is added to the rent.',
      'The cost is added',
    ],
    [
      'options that are sentences themselves',
      '[x] Rent is paid each month, on the first day, to the agent whom the Lessor names. [ ] Rent is paid each year. It is due in May.',
      'It is due in May',
    ],
    ['a number', '[x] By post [ ] No. 5 of the list. It is sent in May.', 'No. 5'],
    ['a long last option', `[x] Yes [ ] ${'by letter and '.repeat(5)}by post. It is sent in May.`, 'It is sent in May'],
  ])('near miss: %s', (_, rows, gone) => {
    const contract = contractTextFromPlain(`RENEWAL FORM\n${rows}`);
    const left = withoutUnticked(contract.text, 0, documentOf(contract).unticked);
    expect(contract.text).toContain(gone);
    expect(left).not.toContain(gone);
  });

  test('leaves every other character where it stands', () => {
    const text = 'abc ☐ def ☒ ghi';
    expect(withoutUnticked(text, 100, [{ start: 104, end: 109 }])).toBe('abc       ☒ ghi');
    expect(withoutUnticked(text, 106, [{ start: 104, end: 109 }])).toBe('    ☐ def ☒ ghi');
    expect(withoutUnticked(text, 200, [{ start: 104, end: 109 }])).toBe(text);
  });
});
