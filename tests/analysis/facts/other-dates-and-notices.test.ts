import { describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentOf } from '../../../src/analysis/document/document';
import { saysStart } from '../../../src/analysis/facts/begins-on-event';
import { namesPlans } from '../../../src/analysis/facts/by-plan';
import { isDeadline } from '../../../src/analysis/facts/deadline';
import { isEditionAlone } from '../../../src/analysis/facts/edition';
import { startsOtherThing } from '../../../src/analysis/facts/of-works';
import { isByEachSide, isOfChange, isOfOtherMatter, isRowOfNotice } from '../../../src/analysis/facts/other-notices';
import { sourceOf } from '../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';

const told = ({ status, normalized }: { status: string; normalized: string | null }) =>
  status === 'found' ? normalized : status;

const PAPERS = join(import.meta.dir, '../../../scripts/training/findings/papers');
const factsOf = (paper: string) => readFacts(readFileSync(join(PAPERS, `${paper}.txt`), 'utf8'));

describe('days that are of something else than the making of a contract', () => {
  const letter = (close: string) =>
    told(
      readFacts(`Acme Pumps GmbH
Am Anger 12, 72770 Reutlingen

Reutlingen, 22 January 2026

Your appointment as commercial agent
Dear Mr Borel, we refer to our talks and confirm the following:
1. Appointment. Acme Pumps GmbH appoints you as its agent for pumps from 1 March 2026.
2. Commission. You receive 6% of what is paid.
3. Law. German law applies.
${close}`).agreementDate,
    );

  test('the day until which the signed copy is to come back is none on which it was signed', () => {
    expect(
      letter('Please send us back the enclosed second copy signed as sign of your agreement by 15 February 2026.'),
    ).toBe('2026-01-22');
    expect(letter('Agreed: Tom Borel, 30 January 2026')).toBe('2026-01-30');
  });

  test.each(['Return it by ', 'signed no later than Friday, ', 'open until noon on '])(
    '%s leads to a deadline',
    (words) => {
      expect(isDeadline(words)).toBe(true);
    },
  );

  test.each(['Signed on ', 'Agreed and accepted, ', 'by Ann Borel on '])('%s does not', (words) => {
    expect(isDeadline(words)).toBe(false);
  });

  const terms = (line: string) =>
    readFacts(`POTTERY CLUB TERMS
${line}
1. We are Acme Clay Ltd and you are the member.
2. You pay £24 each month in advance.
3. You may watch all our courses.`);

  test.each([
    'Last updated: 3 March 2025.',
    'Revised 3 March 2025',
    'Status: 3 March 2025 (the German version is decisive)',
  ])('%s: since then the words stand so, whenever somebody agrees to them', (line) => {
    const { agreementDate, effectiveDate } = terms(line);
    expect(agreementDate).toMatchObject({ status: 'found', normalized: '2025-03-03', standing: 'to_check' });
    expect(effectiveDate.status).not.toBe('found');
  });

  test('a day on which the terms take effect is told', () => {
    expect(told(terms('Last updated: 3 March 2025. These terms take effect on 1 April 2025.').effectiveDate)).toBe(
      '2025-04-01',
    );
    expect(isEditionAlone('Edition 7, valid from 1 March 2023')).toBe(false);
    expect(isEditionAlone('Last updated 1 March 2023')).toBe(true);
  });

  test.each(['Date of Term Sheet', 'Term sheet date', 'Date of Issuance'])('%s is the date of the paper', (label) => {
    const { agreementDate } = readFacts(
      `KIOSK FRANCHISE\n${label}: 22 July 2025\nFranchisor: Acme Coffee Ltd\nFranchisee: Ann Borel\n1. Ann Borel runs the kiosk.`,
    );
    expect(told(agreementDate)).toBe('2025-07-22');
  });

  test('a day on which something happens is not', () => {
    const { agreementDate } = readFacts(
      'KIOSK FRANCHISE\nDate of opening: 22 July 2025\nFranchisor: Acme Coffee Ltd\nFranchisee: Ann Borel\n1. Ann Borel runs the kiosk.',
    );
    expect(agreementDate.status).not.toBe('found');
  });
});

describe('when a contract takes effect', () => {
  const kitchen = (title: string) =>
    told(
      readFacts(`${title}
Contract date\tMarch 9, 2026
Owner\tAnn Borel
Contractor\tAcme Kitchens LLC
Start date\tApril 20, 2026
Substantial completion\tJune 26, 2026
Contract Price\t$68,450.00
1. The Work. Contractor will carry out the work of the house of Owner as shown on the drawings.
2. Change orders. Any change of the work is agreed in a change order signed by both.
3. Contractor obtains all building permits and gives lien waivers of its subcontractors.
4. Warranty. Contractor warrants its labor for two years from final completion.`).effectiveDate,
    );

  test('is not when the builders come', () => {
    expect(kitchen('HOME IMPROVEMENT CONSTRUCTION CONTRACT')).not.toBe('2026-04-20');
  });

  test.each([
    'The Work is done as shown in the Specification dated 27 February 2026.',
    'July 16 to September 30, 2026\t35%',
    'Filming begins on Monday 5 May 2025.',
    'Closing will take place on 5 May 2025, once the landlord has consented.',
    'The unpaid principal bears interest from the date hereof at 9% a year.',
    'The whole balance is due and payable on 5 May 2028.',
  ])('nor what another thing dates: %s', (words) => {
    const contract = contractTextFromPlain(words);
    expect(startsOtherThing(sourceOf(contract, documentOf(contract)), words)).toBe(true);
  });

  test.each([
    'This Agreement starts on 5 May 2025.',
    'Campaign start\tMay 12, 2025',
    'The rent from 5 May 2025\t$900',
    'This Agreement takes effect when closing takes place on 5 May 2025.',
    'The loan starts on 5 May 2025.',
  ])('as this may: %s', (words) => {
    const contract = contractTextFromPlain(words);
    expect(startsOtherThing(sourceOf(contract, documentOf(contract)), words)).toBe(false);
  });

  const under = (sentence: string) =>
    told(
      readFacts(
        `SPONSORSHIP AGREEMENT\nThis Agreement is made on 16 May 2025 between Acme Skin Ltd ("Brand") and Ann Borel ("Creator").\n1. Creator posts three reels for Brand.\n2. ${sentence}\n3. Brand pays £900.`,
      ).effectiveDate,
    );

  test('is not when a campaign under it starts', () => {
    expect(under('The campaign starts on 2 June 2025 and ends on 30 November 2025.')).not.toBe('2025-06-02');
    expect(under('This Agreement starts on 2 June 2025 and ends on 30 November 2025.')).toBe('2025-06-02');
  });

  const letter = (sentences: string) =>
    readFacts(
      `PUBLISHING LETTER\nAcme Books Ltd to Ann Borel\n1. We publish your novel and pay you a royalty of 10%. ${sentences}\n2. You keep the film rights.\n3. English law applies.`,
    ).effectiveDate.status;

  test.each([
    'It takes effect on the day we get your signed copy.',
    'This letter applies from the day when both of us have signed it.',
    'They bind us both from the day of your reply.',
  ])('is said: %s', (sentence) => {
    expect(letter(sentence)).toBe('stated');
  });

  test.each([
    'A change must be in writing. It takes effect when both of us have signed it.',
    'It takes effect on our lives that you write.',
    'It takes effect on 3 May.',
  ])('is not said: %s', (sentences) => {
    const contract = contractTextFromPlain(sentences);
    const { outline } = sourceOf(contract, documentOf(contract));
    expect(outline.sentences.some((sentence, row) => saysStart(sentence, row, outline))).toBe(false);
  });

  test('is not when the words of standard terms were last changed', () => {
    expect(factsOf('forty-seventh/drafting-desk-eula').effectiveDate.status).not.toBe('found');
  });

  test('an effective date that is an event begins no length that could be counted', () => {
    const sheet = (effect: string) =>
      readFacts(
        `KIOSK FRANCHISE\nDate of Term Sheet: 22 July 2025\nFranchisor: Acme Coffee Ltd\nFranchisee: Ann Borel\nEffective Date: ${effect}\nTerm: 5 years from the Effective Date\n1. Ann Borel runs the kiosk.`,
      );
    const onEvent = sheet('The date on which the fee is credited');
    expect(onEvent.effectiveDate.status).toBe('stated');
    expect(onEvent.effectiveDate.evidence[0]?.quote).toContain('credited');
    expect(onEvent.expirationDate.status).toBe('stated');
    expect(told(sheet('1 August 2025').expirationDate)).toBe('2030-08-01');
  });
});

describe('when it ends', () => {
  test('on the day that its sentence names, though the length stands before it', () => {
    const { expirationDate } = readFacts(
      'NON-DISCLOSURE AGREEMENT\nThis Agreement is signed on 3 February 2026 and takes effect from 12 January 2026 (the "Effective Date") between Acme Ltd and Borel Ltd.\n1. Each party keeps the information of the other secret.\n2. This Agreement shall continue for two years from the Effective Date and shall accordingly expire at the end of 11 January 2028.',
    );
    expect(told(expirationDate)).toBe('2028-01-11');
  });

  const order = (row: string) =>
    told(
      readFacts(
        `ORDER FORM\nDate of Order Form: 8 July 2025\nCustomer: Ann Borel\nProvider: Acme Mills Ltd\nStart Date: 1 August 2025\n${row}\n1. Provider lets Customer use its software.`,
      ).expirationDate,
    );

  test('on the day that a row names', () => {
    expect(order('End of this order: 31 July 2028')).toBe('2028-07-31');
    expect(order('Initial Subscription Term: 36 months from the Start Date, ending 31 July 2028')).toBe('2028-07-31');
    expect(order('End of support: 31 July 2028')).not.toBe('2028-07-31');
    expect(order('Contract end date: 31 July 2028')).toBe('2028-07-31');
  });

  test('a row that names but a month names no day', () => {
    expect(order('Contract end date: July 2028')).toBe('stated');
  });

  const loan = (row: string) =>
    told(
      readFacts(
        `PERSONAL LOAN AGREEMENT\nThis agreement is dated September 16, 2024.\nLender: Acme Loans LLC\nBorrower: Ann Borel\n1. Lender lends Borrower $24,000 at interest of 17.9% a year, which Borrower repays in monthly payments of principal and interest.\n${row}`,
      ).expirationDate,
    );

  test('with the last payment of a loan', () => {
    expect(loan('Final payment due September 16, 2027')).toBe('2027-09-16');
    expect(loan('Maturity date: September 16, 2027')).toBe('2027-09-16');
    expect(loan('First payment due October 16, 2024')).not.toBe('2024-10-16');
  });

  const rental = (clause: string) =>
    told(
      readFacts(
        `EQUIPMENT RENTAL AGREEMENT\nCustomer: Ann Borel\nLessor: Acme Rentals LLC\nDate written: 06/08/2023\nDate / Time Out: 06/12/2023\nDate / Time Due In: 06/26/2023\n1. ${clause}\n2. Customer pays the rent.`,
      ).expirationDate,
    );

  test('a rental ends when it is due in, unless it runs until it is back', () => {
    expect(rental('Customer takes care of the excavator.')).toBe('2023-06-26');
    expect(
      rental('The rental begins at Time Out and continues until the excavator is back in the yard of Lessor.'),
    ).not.toBe('2023-06-26');
  });
});

describe('lengths of several plans', () => {
  test.each([
    'Your Monthly or Yearly plan renews by itself for the same period.',
    'Monthly and annual subscriptions renew.',
  ])('%s', (words) => {
    expect(namesPlans(words)).toBe(true);
  });

  test.each([
    'Your yearly plan renews by itself for the same period.',
    'You take the plot as a yearly tenant, from year to year.',
    'Fees are paid in monthly or annual instalments.',
  ])('one plan: %s', (words) => {
    expect(namesPlans(words)).toBe(false);
  });

  test('are not told as one in a paper with a table of plans', () => {
    const { term, renewalTerm, expirationDate } = factsOf('fifty-ninth/pottery-course-membership-terms');
    expect([term.status, renewalTerm.status, expirationDate.status]).toEqual(['stated', 'stated', 'stated']);
  });

  test('are not told as one', () => {
    const terms = (plan: string) =>
      readFacts(
        `CLUB MEMBERSHIP\nClub: Acme Clay Ltd\nMember: Ann Borel\nDated 1 April 2025\n1. ${plan} plan lasts a year and renews by itself for another year.\n2. You pay in advance.`,
      );
    const { term, renewalTerm, expirationDate } = terms('Your Monthly plan lasts a month, your Quarterly or Yearly');
    expect([term.status, renewalTerm.status, expirationDate.status]).not.toContain('found');
    expect(terms('Your Yearly').renewalTerm.status).toBe('found');
  });
});

describe('notices', () => {
  test.each([
    'It can be terminated by the Company with one month to the end of a month, by you with six months to the end of a half-year.',
    'The Agent can give notice with a period of six months; for the Firm a period of four weeks is sufficient.',
    'You must give four weeks, and we must give eight weeks.',
  ])('of each side: %s', (words) => {
    expect(isByEachSide(words)).toBe(true);
  });

  test.each([
    'The Client may end this on 30 days of notice, and we pay back the fee within 14 days.',
    'Partners from the first day of June for Seven years until determined by either partner on six months of notice.',
    'We may renew for 12 months unless you give 30 days of notice.',
    'You may end this on 30 days of notice, or on 60 days of notice in summer.',
  ])('of one: %s', (words) => {
    expect(isByEachSide(words)).toBe(false);
  });

  test('on which something is changed ends nothing', () => {
    expect(isOfChange('This Annex may be amended by the Company on ')).toBe(true);
    expect(isOfChange('The Company may change or end this Agreement on ')).toBe(false);
    expect(isOfChange('Either of us may end this Agreement on ')).toBe(false);
  });

  test('stand in rows of a form', () => {
    expect(isRowOfNotice("Exit by Franchisor\tBy 30 days' written notice, with or without cause")).toBe(true);
    expect(isRowOfNotice("Termination: two months' notice by either side")).toBe(true);
    expect(isRowOfNotice("Termination: two months' notice if a breach is not cured")).toBe(false);
    expect(isRowOfNotice("Price changes: two months' notice")).toBe(false);
  });

  const company = (sentence: string) =>
    readFacts(
      `OPERATING AGREEMENT OF ACME BAKERY LLC\nThis Operating Agreement is entered into as of January 8, 2024, by and between Ann Borel and Tom Reed, as Members of Acme Bakery LLC (the "Company").\n1. Each Member has a membership interest of 50%.\n2. Reed works for the Company as head baker. ${sentence}\n3. The Company is governed by the laws of Colorado.`,
    ).noticePeriod;

  test.each([
    'Reed may resign on thirty (30) days\u2019 notice.',
    'The Company may end his services on 90 days\u2019 written notice.',
  ])('that end the work of one member do not end the company: %s', (sentence) => {
    expect(company(sentence).status).not.toBe('found');
  });

  test('that end the agreement do', () => {
    expect(told(company('Either Member may terminate this Agreement on 90 days\u2019 written notice.'))).toBe(
      '90 days',
    );
  });

  test.each([
    'You may skip one payment in each twelve months if you tell us five days before it is due.',
    "We'll e-mail you 30 days before each renewal, with the price.",
  ])('of another matter end nothing: %s', (words) => {
    expect(isOfOtherMatter(words)).toBe(true);
  });

  test.each([
    'You may end the plan if you tell us five days before a payment is due.',
    'We will tell you 30 days before we end it.',
  ])('that end something are none of another matter: %s', (words) => {
    expect(isOfOtherMatter(words)).toBe(false);
  });

  test.each([
    ['fifty-eighth/family-backed-loan-and-guaranty', 'a payment that is skipped'],
    ['forty-third/offer-letter-kilnwright', 'an annex that is changed'],
    ['thirty-first/share-purchase-gannet-row', 'one seller who stays as adviser'],
  ])('%s: %s', (paper) => {
    expect(factsOf(paper).noticePeriod.status).not.toBe('found');
  });

  test('against a renewal may be counted in days before it', () => {
    const { noticePeriod } = factsOf('fifty-ninth/pottery-course-membership-terms');
    expect(noticePeriod.evidence[0]?.quote).toContain('You can stop renewal at any time');
  });

  test('before which only what is finished is paid are no notices for a reason', () => {
    const { noticePeriod } = readFacts(
      'PURCHASE ORDER\nBuyer: Acme Mills Ltd\nSupplier: Borel Ltd\n1. The Buyer may withdraw from the order without giving reason, by notice of 5 days, and pays only what is finished.\n2. Supplier delivers the goods.',
    );
    expect(noticePeriod.status).not.toBe('absent');
  });
});

describe('a renewal', () => {
  const renewal = (clause: string) =>
    readFacts(
      `DISTRIBUTION AGREEMENT\nThis Agreement is made on 3 October 2022 between Acme Oils Ltd and Borel Ltd.\n1. It is valid for five years from 1 November 2022.\n2. ${clause}\n3. Greek law applies.`,
    ).renewalTerm.value;

  test.each([
    'It is renewed for three years each time, if it is not denounced by letter six months before the expiry.',
    'Thereafter it is renewed for successive periods of three years, unless either party gives to the other not less than six months\u2019 written notice before the end.',
  ])('comes by itself: %s', (clause) => {
    expect(renewal(clause)).toContain('automatically');
  });

  test('comes on agreement alone', () => {
    expect(renewal('It may be renewed for three years if both parties agree.') ?? '').not.toContain('automatically');
  });
});

test('where no sentence seems to state a fact, none that hardly does so is told', () => {
  const { effectiveDate } = factsOf('fifty-ninth/railing-invoice-settlement-emails');
  expect(effectiveDate.evidence.some(({ quote }) => quote.includes('$25,000'))).toBe(false);
});
