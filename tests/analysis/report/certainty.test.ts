import { describe, expect, test } from 'bun:test';
import { found } from '../../../src/analysis/facts/fact';
import { isCertain } from '../../../src/analysis/report/certainty';
import { printFacts } from '../../../src/analysis/report/facts';
import { keyTermsOf } from '../../../src/analysis/report/key-terms/key-terms';
import { summarise, summaryText } from '../../../src/analysis/report/summary';
import { assessRisks } from '../../../src/analysis/risks/assess';
import type { FactName } from '../../../src/shared/facts';
import { contractWith, readingOf } from '../../support/reading';

const read = readingOf(
  contractWith(
    '2. Term. This Agreement remains in force until May 4, 2029. It renews automatically for one (1) year at a time unless either party gives ninety (90) days’ notice before its end.',
  ),
);
const starts = found({ value: { iso: '2026-04-01', written: 'April 1, 2026' }, confidence: 0.9, evidence: [] });
const reading = { ...read, facts: { ...read.facts, effectiveDate: starts } };

/** The same reading, in which some facts are less sure. */
function doubting(...names: FactName[]) {
  const doubted = names.map((name) => [name, { ...reading.facts[name], confidence: 0.5 }] as const);
  return { ...reading, facts: { ...reading.facts, ...Object.fromEntries(doubted) } };
}
const summaryOf = (of: typeof reading) => summarise(of, assessRisks(of));
const dates = (of: typeof reading) => keyTermsOf(of).dates;

describe('a value that may be another thing’s', () => {
  test('has to be checked; one that is sure, or is not found, has not', () => {
    const { facts } = doubting('expirationDate');
    expect(isCertain(reading.facts, 'expirationDate')).toBe(true);
    expect(isCertain(facts, 'expirationDate')).toBe(false);
    expect(isCertain(facts, 'effectiveDate')).toBe(true);
    const absent = { ...reading.facts.expirationDate, status: 'absent' as const, value: null };
    expect(isCertain({ ...facts, expirationDate: absent }, 'expirationDate')).toBe(true);
    expect(printFacts(facts).expirationDate).toMatchObject({ status: 'found', standing: 'to_check' });
    expect(printFacts(reading.facts).expirationDate.standing).toBeUndefined();
  });

  test('silence and a clause without a value have to be checked where they are not sure; a rule makes a clause sure', () => {
    const standing = (confidence: number, status: 'absent' | 'stated', rule?: string) => {
      const of = { status, value: null, confidence, evidence: [], ...(rule ? { rule } : {}) };
      return printFacts({ ...reading.facts, renewalTerm: of }).renewalTerm.standing;
    };
    expect(standing(0.7, 'absent')).toBeUndefined();
    expect(standing(0.5, 'absent')).toBe('to_check');
    expect(standing(0.5, 'stated')).toBeUndefined();
    expect(standing(0.4, 'stated')).toBe('to_check');
    expect(standing(0.4, 'stated', 'left blank or redacted')).toBeUndefined();
  });

  test('a doubtful silence on the end hides no length', () => {
    const none = { status: 'absent' as const, value: null, confidence: 0.5, evidence: [] };
    const term = found({ value: { count: 3, unit: 'year' as const }, confidence: 0.9, evidence: [] });
    const of = { ...reading, facts: { ...reading.facts, expirationDate: none, term } };
    expect(summaryText(summaryOf(of))).toContain('runs for 3 years');
    expect(summaryText(summaryOf({ ...of, facts: { ...of.facts, term: none } }))).not.toContain('How long it runs');
  });

  test('words that say that nothing ends it are no choice among days', () => {
    const { facts } = doubting('expirationDate');
    const endless = { ...reading.facts.expirationDate, confidence: 0.5, status: 'found' as const };
    expect(isCertain({ ...facts, expirationDate: { ...endless, value: 'perpetual' } }, 'expirationDate')).toBe(true);
  });

  test('of facts that are not chosen among days and lengths none is doubted', () => {
    expect(isCertain(doubting('governingLaw', 'term').facts, 'term')).toBe(true);
  });

  test('is not asserted by the summary, which quotes the clause on how long it runs instead', () => {
    expect(summaryText(summaryOf(reading))).toContain('It takes effect on Apr 1, 2026 and runs until May 4, 2029');
    const both = summaryOf(doubting('effectiveDate', 'expirationDate'));
    expect(summaryText(both)).not.toMatch(/takes effect on|runs until|runs for/);
    expect(summaryText(both)).toContain('On how long it runs it says: “This Agreement remains in force until May 4');
    expect(both.flatMap(({ restsOn }) => restsOn)).not.toContain('facts.effectiveDate');
    // What is hardly likely, and what was counted from a start, is not quoted either.
    const quotes = (change: { confidence?: number; rule?: string }) => {
      const of = doubting('effectiveDate', 'expirationDate');
      const expirationDate = { ...of.facts.expirationDate, ...change };
      const none = { status: 'absent' as const, value: null, confidence: 0.7, evidence: [] };
      const facts = { ...of.facts, expirationDate, term: none };
      return summaryText(summaryOf({ ...of, facts })).includes('On how long it runs');
    };
    expect([quotes({}), quotes({ confidence: 0.4 }), quotes({ rule: 'effective date + 3 years' })]).toEqual([
      true,
      false,
      false,
    ]);
    const ofEnd = doubting('expirationDate');
    const term = found({ value: { count: 3, unit: 'year' as const }, confidence: 0.9, evidence: [] });
    const withTerm = { ...ofEnd, facts: { ...ofEnd.facts, term } };
    const startOnly = summaryOf(withTerm).find(({ text }) => text.startsWith('It takes effect'));
    expect(startOnly?.restsOn).toEqual(['facts.effectiveDate']);
    const start = summaryText(summaryOf(doubting('effectiveDate')));
    expect(start).toContain('It runs until May 4, 2029');
    expect(summaryText(summaryOf(doubting('agreementDate')))).not.toContain('dated');
    expect(summaryText(summaryOf(reading))).toContain('dated Mar 1, 2026');
  });

  test('a doubted length of a renewal is told by its sentence or not at all', () => {
    const { evidence } = reading.facts.renewalTerm;
    const long = evidence.map((one) => ({ ...one, quote: `${one.quote} ${'and so on '.repeat(80)}` }));
    const of = doubting('renewalTerm');
    const renewalTerm = { ...of.facts.renewalTerm, evidence: long.map((one) => ({ ...one, start: 0, end: 0 })) };
    expect(summaryText(summaryOf({ ...of, facts: { ...of.facts, renewalTerm } }))).not.toContain('It renews');
    const sure = { ...renewalTerm, confidence: 0.9 };
    expect(summaryText(summaryOf({ ...of, facts: { ...of.facts, renewalTerm: sure } }))).toContain('It renews');
  });

  test('is marked in the lines of dates, and so is a day that is worked out from it', () => {
    expect(dates(reading)).toContain('Effective date: Apr 1, 2026');
    expect(dates(doubting('effectiveDate'))).toContain('Effective date: Apr 1, 2026 (to check)');
    const lastDay = (of: typeof reading) => dates(of).find((line) => line.startsWith('Last day for notice'));
    expect(lastDay(reading)).not.toEndWith('(to check)');
    expect(lastDay(doubting('noticePeriod'))).toEndWith('(to check)');
  });
});
