import { describe, expect, test } from 'bun:test';
import { durationLines } from '../../../../src/analysis/report/key-terms/durations';
import { financialLines } from '../../../../src/analysis/report/key-terms/financial-terms';
import { terminationLines } from '../../../../src/analysis/report/key-terms/termination';
import { contractWith, readingOf } from '../../../support/reading';

const ending = (clauses: string) => terminationLines(readingOf(contractWith(clauses))).map(({ text }) => text);
const sums = (clauses: string) => financialLines(readingOf(contractWith(clauses))).map(({ text }) => text);
const durations = (clauses: string) => durationLines(readingOf(contractWith(clauses))).map(({ text }) => text);

describe('who may end it', () => {
  test.each([
    [
      'If Customer violates any of its obligations, Provider shall have the right to terminate this Agreement upon twenty (20) days’ notice.',
      'Provider may terminate for breach on 20 days’ notice',
    ],
    [
      'In the event that either Provider or Customer breaches its duties, then either Provider or Customer may terminate this Agreement.',
      'Either party may terminate for breach',
    ],
    [
      'This Agreement may be terminated by either party upon ninety (90) days written notice.',
      'Either party may terminate on 90 days’ notice',
    ],
    [
      'This Agreement may be terminated at any time by mutual written agreement of the parties.',
      'The contract may be terminated by mutual agreement',
    ],
    [
      'Customer may terminate this Agreement if the site is not open within seventy (70) days.',
      'Customer may terminate if the site is not open within 70 days',
    ],
    [
      'Customer may cancel a Purchase Order if delivery is late.',
      'Customer may cancel a Purchase Order if delivery is late',
    ],
    [
      'The non-breaching party may terminate this Agreement if the other fails to make any payment or becomes insolvent.',
      'The non-breaching party may terminate for non-payment or insolvency',
    ],
    [
      'This Agreement shall automatically terminate upon the end of the Master Agreement.',
      'The contract ends automatically upon the end of the Master Agreement',
    ],
    [
      'Your obligations hereunder shall terminate two (2) years from the date of this Agreement.',
      'Your obligations hereunder end 2 years from the date of this Agreement',
    ],
    [
      'All obligations of confidentiality shall survive the termination of this Agreement.',
      'All obligations of confidentiality survive the termination of this Agreement',
    ],
    [
      'Provider may elect to terminate this Agreement, upon thirty (30) days’ notice, at any time from and after the time that Holding has less than half of the voting control of Customer.',
      'Provider may terminate on a change of control on 30 days’ notice',
    ],
  ])('%s', (sentence, line) => expect(ending(`9. Ending. ${sentence}`)).toContain(line));

  test('reads the causes of a list below the sentence', () => {
    expect(
      ending(
        '9. Ending. Provider may terminate this Agreement upon the occurrence of any of the following:\n(a) Customer fails to pay the fees when due;\n(b) Customer becomes insolvent or is the subject of a petition in bankruptcy.',
      ),
    ).toContain('Provider may terminate for non-payment or insolvency');
  });

  test.each([
    'On the end of the license Customer may dispose of the goods on hand at the time notice of termination is received within 120 days.',
    'Neither party may terminate this Agreement at any time before its first year is over.',
    'Delay for any reason other than force majeure shall be reported.',
  ])('is silent: %s', (sentence) => expect(ending(`9. Ending. ${sentence}`)).toEqual([]));
});

describe('sums', () => {
  test.each([
    [
      'Customer shall pay a fee of $40,000 per month in exchange for the services (the "Service Fee").',
      'Service fee: $40,000 per month',
    ],
    [
      'Customer shall pay a one-time implementation fee of $25,000 due on the Effective Date.',
      'One-time implementation fee: $25,000, due on the Effective Date',
    ],
    [
      'Customer shall order goods for a minimum annual payment of at least EUR 4,200,000.',
      'Minimum commitment: at least EUR 4,200,000',
    ],
    ['Provider may charge a non-attendance fee of up to $400 per day.', 'Non-attendance fee: up to $400 per day'],
    [
      'Customer shall pay a license fee (the "License Fee"), which shall be equal to fifty (50)% of Retail Revenues.',
      'License Fee: 50% of Retail Revenues',
    ],
    [
      'Customer shall pay each invoice within forty-five (45) days after receipt of the invoice.',
      'Payment term: 45 days after receipt of the invoice',
    ],
    ['Amounts that are overdue bear interest at the rate of 1.5% per month.', 'Late interest: 1.5% per month'],
    ['The initial franchise fee is Twenty-Nine Thousand and No/100 Dollars ($29,000.00).', 'Franchise fee: $29,000'],
  ])('%s', (sentence, line) => {
    const lower = sums(`4. Money. ${sentence}`).map((text) => text.toLowerCase());
    expect(lower).toContain(line.toLowerCase());
  });

  test('above which something applies are no terms', () => {
    expect(sums('4. Plans. For each order with a total price above EUR 250,000 Provider sends a plan.')).toEqual([]);
  });

  test('with one name are listed twice at most', () => {
    const many = [1, 2, 3, 4, 5].map(
      (n) => `${n + 3}. Provider shall maintain insurance with a limit of $${n},000,000 per occurrence.`,
    );
    expect(sums(many.join('\n')).filter((line) => line.startsWith('Insurance'))).toHaveLength(2);
  });
});

describe('how long single duties last', () => {
  test.each([
    [
      'Customer shall keep Confidential Information secret for a period of five (5) years after termination of this Agreement.',
      'Confidentiality: 5 years after termination of this Agreement',
    ],
    [
      'During his employment and for one (1) year thereafter Customer will not compete with Provider.',
      'Non-compete: 1 year after employment ends',
    ],
    [
      'Provider warrants the goods for a period of twelve (12) months from delivery of the goods.',
      'Warranty: 12 months from delivery of the goods',
    ],
  ])('%s', (sentence, line) => expect(durations(`7. Time. ${sentence}`)).toContain(line));

  test('is no notice period', () => {
    expect(
      durations('7. Time. Customer shall return Confidential Information within two (2) months after a request.'),
    ).toEqual([]);
  });
});
