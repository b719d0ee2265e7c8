import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';
import { contractWith } from '../../support/reading';

const read = (text: string) =>
  readFacts(contractWith(`1. Work. Provider shall clean the offices of Customer.\n2. ${text}`, 'services'));
const OPERATING =
  'OPERATING AGREEMENT OF TWO RIVERS LLC\nThis Operating Agreement is entered into by Ann Borel and Cal Dupont, the members of Two Rivers LLC (the "Company").\n1. The Members contribute capital and share profits of the Company in proportion to their interests.\n2. ';

describe('a notice that counts until a day of the year', () => {
  test.each([
    'This Contract will apply to each succeeding year, unless the undersigned give written notice of non-return no later than January 15.',
    'This Contract may be cancelled by written notice received by the Director on or before May 31, 2027.',
    'Notice of withdrawal must reach the School by 1 March.',
    'Parents who do not wish to re-enroll must notify the Head in writing by the first of April.',
  ])('%s', (text) => {
    const { noticePeriod } = read(text);
    expect(noticePeriod.status).toBe('stated');
    expect(noticePeriod.rule).toBe('a notice that counts until a day of the year');
  });

  test.each([
    'Buyer shall give notice of any claim in writing by 31 December 2027 or it is cancelled.',
    'Provider may increase prices by notice given before 1 January.',
    'The deposit is refunded if the event is cancelled by notice before May 1.',
    'Customer may be told in writing by 10 in the morning that a visit is off.',
  ])('near miss: %s', (text) =>
    expect(read(text).noticePeriod.rule).not.toBe('a notice that counts until a day of the year'),
  );
});

test('members who leave do so by notice, and those who may not name none', () => {
  const notice = (text: string) => readFacts(`${OPERATING}${text}`).noticePeriod;
  expect(notice('A Member may withdraw upon ninety (90) days written notice to the other.').status).toBe('stated');
  expect(notice('No Member may withdraw from the Company.').status).toBe('absent');
});

test('what both may agree on is no renewal, and a notice beside it ends the contract', () => {
  const facts = read(
    "This Agreement shall take effect from the Effective Date and shall, unless extended in writing, continue for a period of two (2) years, save that either Party may terminate it earlier by giving not less than thirty (30) days' notice in writing to the other.",
  );
  expect(facts.term.value).toStartWith('2 years');
  expect(facts.renewalTerm).toMatchObject({ status: 'stated', rule: 'it goes on only if both sides agree' });
  expect(facts.noticePeriod.value).toBe('30 days, to end the contract');
});

test.each([
  [
    'This Agreement lasts two years and may be extended by mutual agreement for a further two years.',
    '2 years, if it is renewed',
  ],
  [
    "This Agreement lasts three years and shall renew for successive periods of one year, unless extended in writing or either party gives 90 days' notice.",
    '1 year, renewed automatically',
  ],
])('near miss: %s', (text, renewal) => expect(read(text).renewalTerm.value).toBe(renewal));

test('a sentence in which nothing comes again says nothing of a renewal', () => {
  const silent = read(
    "This Agreement shall commence on the Effective Date and shall remain in effect for three (3) years, unless earlier terminated by either Party upon thirty (30) days' prior written notice.",
  );
  expect(silent.renewalTerm.status).toBe('absent');
});

test('a notice without cause ends the contract beside the one against its renewal, whatever else ends it at once', () => {
  const notice = (how: string) =>
    read(
      `The initial term is one year and it renews for terms of one year unless either party gives notice of non-renewal sixty (60) days before the end. Either party may terminate this Agreement ${how}, and Provider may terminate immediately in the event of insolvency.`,
    ).noticePeriod.value;
  expect(notice('at any time, without cause, upon thirty (30) days written notice to the other')).toBe(
    '60 days, to stop its renewal, beside another notice that ends the contract itself',
  );
  expect(notice('for a material breach upon thirty (30) days written notice to the other')).toBe(
    '60 days, to stop its renewal',
  );
});
