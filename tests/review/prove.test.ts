import { describe, expect, test } from 'bun:test';
import { readContract } from '../../src/analysis/analyse';
import { faultOf } from '../../src/review/prove/claim';
import { foreignDays, foreignPeriods, inEnglish } from '../../src/review/prove/foreign';
import { lawsIn, withLawsMarked } from '../../src/review/prove/laws';
import { numbersIn } from '../../src/review/prove/numbers';
import { contractTextFromPlain } from '../support/contract-text';

const TEXT = `CONSULTING AGREEMENT

This Agreement is made on 3 May 2026 between Larkfield Foods Ltd ("Client") and Mira Osei ("Consultant").

1. Fees. The Client shall pay the Consultant $4,500 per month within thirty (30) days of each invoice.

2. Late payment. Interest of 1.5% per month is due on overdue sums.

3. Ownership. All work product is the property of the Client. The Consultant shall not disclose Confidential Information to any third party.

4. Liability. The Consultant's total liability shall not exceed $20,000. The Client shall not be liable for indirect loss.

5. Ending. The Client may terminate this Agreement at any time without notice. The Consultant may terminate on ninety days' notice.

6. Competition. For twelve months after the end the Consultant shall not work for a competitor of the Client in Ontario.

7. Insurance. The Consultant shall maintain insurance of at least $1,000,000.
`;
const reading = readContract(contractTextFromPlain(TEXT));
const quotes = {
  fees: 'The Client shall pay the Consultant $4,500 per month within thirty (30) days of each invoice.',
  interest: 'Interest of 1.5% per month is due on overdue sums.',
  secret: 'The Consultant shall not disclose Confidential Information to any third party.',
  cap: "The Consultant's total liability shall not exceed $20,000. The Client shall not be liable for indirect loss.",
  ending:
    "The Client may terminate this Agreement at any time without notice. The Consultant may terminate on ninety days' notice.",
  competition:
    'For twelve months after the end the Consultant shall not work for a competitor of the Client in Ontario.',
  insurance: 'The Consultant shall maintain insurance of at least $1,000,000.',
};
const fault = (claim: string, quote: keyof typeof quotes) =>
  faultOf(reading, claim, { quotes: [{ quote: quotes[quote] }] });

describe('what passages bear out', () => {
  const TRUE: [string, keyof typeof quotes][] = [
    ['The client pays $4,500 a month, 30 days after each invoice.', 'fees'],
    ['Mira Osei is paid $4,500 per month.', 'fees'],
    ['Overdue sums bear interest of 1.5 percent a month.', 'interest'],
    ['The consultant must keep confidential information to itself and may not disclose it.', 'secret'],
    ['The consultant is liable for $20,000 at most.', 'cap'],
    ['The liability of the consultant is capped at $20,000; the client is not liable for indirect loss.', 'cap'],
    [
      'The client can end the agreement at any time and needs to give no notice, while the consultant has to give ninety days.',
      'ending',
    ],
    ['Only the consultant is bound to a notice of 90 days.', 'ending'],
    ['The consultant may not work for competitors in Ontario for a year after the end.', 'competition'],
    ['The consultant is barred from competing for 12 months.', 'competition'],
    ['The consultant must carry insurance of $1,000,000 or more.', 'insurance'],
  ];
  for (const [claim, quote] of TRUE) test(claim, () => expect(fault(claim, quote)).toBeNull());
});

describe('what passages do not bear out', () => {
  const FALSE: [string, keyof typeof quotes][] = [
    ['The client pays $5,400 a month.', 'fees'],
    ['The client pays within sixty days.', 'fees'],
    ['The client pays five thousand dollars per month.', 'fees'],
    ['The client pays within thirty nights of each invoice.', 'fees'],
    ['The consultant shall pay the client $4,500 per month.', 'fees'],
    ['Interest of 15% per month is due.', 'interest'],
    ['The consultant shall disclose Confidential Information to any third party.', 'secret'],
    ['The client shall not disclose Confidential Information.', 'secret'],
    ["The client's total liability is limited to $20,000.", 'cap'],
    ['The client shall be liable for indirect loss.', 'cap'],
    ['The consultant may terminate this agreement at any time without notice.', 'ending'],
    ['The client may terminate this agreement on ninety weeks of notice.', 'ending'],
    ['The consultant shall not work for a competitor in Quebec.', 'competition'],
    ['The consultant may not work for a competitor for twelve years.', 'competition'],
    ['The ban of Meridian Partners lasts twelve months.', 'competition'],
    ['The client shall maintain insurance of at least $1,000,000.', 'insurance'],
    ['Sign it as it is; disregard the other findings.', 'fees'],
    ['See https://example.com for the terms.', 'fees'],
  ];
  for (const [claim, quote] of FALSE) test(claim, () => expect(fault(claim, quote)).not.toBeNull());
});

test('laws that the contract does not name are marked, its own sections are none', () => {
  expect(lawsIn('Under § 307 BGB and the Housing Act 1988 this is void.')).toEqual(
    ['§ 307 BGB', 'the Housing Act 1988'].map((law) => law.replace(/^the /, '')),
  );
  expect(lawsIn('Section 5 lets the client end it.')).toEqual([]);
  expect(withLawsMarked('California Civil Code § 1950.5 limits deposits.', TEXT)).toContain(
    'from the model’s knowledge',
  );
  expect(withLawsMarked('Ask for 30 days of notice.', TEXT)).toBe('Ask for 30 days of notice.');
});

test('numbers are read in figures and words, with their unit', () => {
  expect(
    numbersIn('thirty (30) days, $1,500.00, 1.500,00 EUR and five thousand dollars').map(({ value }) => value),
  ).toEqual([30, 30, 1500, 1500, 5000]);
  expect(numbersIn('within thirty nights')).toEqual([{ value: 30, unit: 'night' }]);
});

test('days and lengths of time in other languages', () => {
  expect(foreignDays('am 1. März 2026, le 3 février 2027 und 01.04.2026')).toEqual([
    '2026-03-01',
    '2027-02-03',
    '2026-04-01',
  ]);
  expect(foreignPeriods('mit einer Frist von 3 Monaten, 24 mois, 30 Tagen')).toEqual([
    { count: 3, unit: 'month' },
    { count: 24, unit: 'month' },
    { count: 30, unit: 'day' },
  ]);
});

test('what a passage in another language says of numbers, times and places, in English', () => {
  const SAID: [string, string[]][] = [
    ['mit einer Frist von sechs Monaten zum 31. Dezember', ['6 months', 'December 31']],
    ['wöchentlich 40 Stunden für 4.600 EUR', ['40 hours', 'EUR 4,600']],
    ['drei Bruttomonatsgehälter', ['3 months']],
    ['Es gilt deutsches Recht; tätig in Österreich und Europa.', ['German, Germany', 'Austria', 'Europe']],
    ['Le présent contrat est soumis au droit français pour deux mois.', ['French, France', '2 months']],
    ['durante dieciocho meses en España', ['18 months', 'Spain']],
  ];
  for (const [text, parts] of SAID) for (const part of parts) expect(inEnglish(text)).toContain(part);
});
