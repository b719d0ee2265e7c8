import { expect, test } from 'bun:test';
import { contractDates } from '../../../src/contracts/dates/contract-dates';
import { occurrencesIn } from '../../../src/contracts/dates/occurrences';
import type { DatedTerm } from '../../../src/shared/analysis';
import { datedAnalysis, fact, judged, stated, type TimeFact } from '../../support/dated-analysis';

const EVIDENCE = [{ quote: 'the clause', page: 3, start: 5, end: 15 }];
const term = (more: Partial<DatedTerm>): DatedTerm => ({
  ...{ kind: 'payment', label: 'Rent due', day: null, anchor: null, offset: null, every: null, dayOfMonth: null },
  evidence: EVIDENCE,
  ...more,
});
const YEAR = { effectiveDate: fact('2026-04-01'), expirationDate: fact('2027-03-31') };
type Facts = Partial<Record<TimeFact, ReturnType<typeof fact>>>;

function dateOf(dated: DatedTerm, facts: Facts = YEAR, judgements = judged()) {
  const [, , , date] = contractDates({ analysis: datedAnalysis(facts, [dated]), judgements });
  return date;
}
function days(dated: DatedTerm, facts: Facts = YEAR) {
  const date = dateOf(dated, facts);
  return date?.repeats ? occurrencesIn(date.repeats, '1990-01-01', '2035-12-31').map(({ day }) => day) : [date?.day];
}
const MONTHLY = { anchor: 'start', every: { count: 1, unit: 'month' } } as const;

test.each([
  ['from the first day of the term on', 1, YEAR, '2026-04-01', '2027-03-01', 12],
  ['on a later day of the month', 15, YEAR, '2026-04-15', '2027-03-15', 12],
  ['on the last day, whatever month', 31, YEAR, '2026-04-30', '2027-03-31', 12],
  [
    'from a start in the middle of a month',
    1,
    { ...YEAR, effectiveDate: fact('2026-04-02') },
    '2026-05-01',
    '2027-03-01',
    11,
  ],
])('rent falls due %s', (_, dayOfMonth, facts, first, last, count) => {
  const all = days(term({ ...MONTHLY, dayOfMonth }), facts);
  expect([all[0], all.at(-1), all.length]).toEqual([first, last, count]);
});

test('the 30th and 31st of February are its last day, and of March they are themselves again', () => {
  const facts = { effectiveDate: fact('2027-12-31'), expirationDate: fact('2028-04-30') };
  expect(days(term({ ...MONTHLY, dayOfMonth: 31 }), facts)).toEqual([
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2028-04-30',
  ]);
  expect(days(term({ ...MONTHLY, dayOfMonth: 30 }), facts).slice(0, 3)).toEqual([
    '2028-01-30',
    '2028-02-29',
    '2028-03-30',
  ]);
});

test('what is paid goes on while the contract renews, and ends before its anniversary', () => {
  const counted = {
    effectiveDate: fact('2026-04-01'),
    term: fact('1 year'),
    expirationDate: fact('2027-04-01', { rule: 'x' }),
  };
  expect(days(term({ ...MONTHLY, dayOfMonth: 1 }), counted).at(-1)).toBe('2027-03-01');
  const renewing = { ...counted, renewalTerm: fact('1 year', { detail: { renews: 'automatically' } }) };
  expect(days(term({ ...MONTHLY, dayOfMonth: 1 }), renewing).at(-1)).toBe('2035-12-01');
});

test.each([
  [
    { kind: 'option', anchor: 'end', offset: { count: -6, unit: 'month' } },
    '2026-09-30',
    '6 months before the end of the term.',
  ],
  [
    { kind: 'option', anchor: 'end', offset: { count: -10, unit: 'business day' } },
    '2027-03-17',
    '10 business days before the end of the term.',
  ],
  [
    { kind: 'review', anchor: 'start', offset: { count: 3, unit: 'year' } },
    '2029-04-01',
    '3 years after the start of the contract.',
  ],
  [{ kind: 'named', label: 'Closing Date', day: '2026-09-30' }, '2026-09-30', 'As the contract writes it.'],
] as const)('%j', (more, day, rule) => {
  const date = dateOf(term(more));
  expect(date).toMatchObject({ day, rule, lacks: null });
  expect(date?.inputs[0]).toMatchObject({ path: 'datedTerms.0', evidence: [{ quote: 'the clause', page: 3 }] });
});

test('what it is counted from may be lacking, or corrected', () => {
  const blank = { effectiveDate: stated('left blank or redacted'), expirationDate: stated() };
  const rent = term({ ...MONTHLY, dayOfMonth: 1 });
  expect(dateOf(rent, blank)?.lacks).toBe('No day for “Rent due”: the effective date is left blank or redacted.');
  expect(dateOf(rent, blank, judged(['effectiveDate', 'corrected', '2026-06-10']))?.day).toBe('2026-07-01');
});

test('what a reader rejected is no date any more, and its id is that of the finding', () => {
  const closing = term({ kind: 'named', label: 'Closing Date', day: '2026-09-30' });
  expect(dateOf(closing, YEAR, judged(['datedTerms.0', 'rejected']))).toBeUndefined();
  expect(dateOf(closing, YEAR, judged(['datedTerms.0', 'accepted']))).toMatchObject({ id: 'finding of datedTerms.0' });
});
