import { describe, expect, test } from 'bun:test';
import { assessCompliance } from '../../../src/analysis/compliance/assess';
import type { ContractText } from '../../../src/analysis/pdf/contract-text';
import type { ProvisionId } from '../../../src/analysis/provisions/heads/provision-ids';
import { answersOf } from '../../../src/analysis/questions/answers';
import type { Reading } from '../../../src/analysis/reading';
import { assessRisks } from '../../../src/analysis/risks/assess';
import { readingOf } from '../../support/reading';

const LEASE = `RESIDENTIAL LEASE
This Residential Lease is made on March 1, 2026 between Jane Doe ("Landlord") and Kim Roe ("Tenant").
1. Landlord may enter the home at any time without telling anybody.
2. Landlord gives one day of notice before an entry.
3. Tenant pays $900 of rent each month and a security deposit of $900.`;

type Fired = Partial<Record<ProvisionId, { words: string; probability: number }>>;

/** The lease, read as if the heads took these sentences for these provisions; with a probability below a half they only may be them. */
function leaseWith(fired: Fired, override: Partial<ContractText> = {}): Reading {
  const reading = readingOf(LEASE, override);
  const passages = (id: ProvisionId, share = 1) => {
    const one = fired[id];
    const sentence = reading.outline.sentences.findIndex(({ text }) => one && text.includes(one.words));
    if (!one || sentence < 0 || one.probability < 0.5 * share) return [];
    const { probability } = one;
    return [{ sentence, probability, margin: Math.log(probability / (1 - probability)) }];
  };
  return { ...reading, provisions: { ...reading.provisions, passages } };
}

function entry(reading: Reading) {
  const findings = { riskAssessment: assessRisks(reading), compliance: assessCompliance(reading) };
  return answersOf(reading, findings).find(({ id }) => id === 'lease.entry-without-notice');
}

const ENTERS = { words: 'at any time', probability: 0.9 };

describe('the answer to a question', () => {
  test('rests on the provision and on words that agree', () => {
    const told = entry(leaseWith({ 'entry-without-notice': ENTERS }));
    expect(told).toMatchObject({ answer: 'yes', confidence: 0.9 });
    expect(told?.evidence[0]?.quote).toContain('at any time without telling anybody');
  });

  test('is unclear where the words do not agree', () => {
    const told = entry(leaseWith({ 'entry-without-notice': { words: '$900 of rent', probability: 0.9 } }));
    expect(told?.answer).toBe('unclear');
  });

  test('is no where the paper says the opposite, and the likelier of both', () => {
    const notice = { words: 'one day of notice', probability: 0.95 };
    expect(entry(leaseWith({ 'entry-on-notice': notice }))?.answer).toBe('no');
    const both = { 'entry-on-notice': notice, 'entry-without-notice': { ...ENTERS, probability: 0.55 } };
    expect(entry(leaseWith(both))?.answer).toBe('no');
    expect(entry(leaseWith({ ...both, 'entry-without-notice': ENTERS }))?.answer).toBe('unclear');
  });

  test('is silence only where nothing may be the provision and every page was read', () => {
    expect(entry(leaseWith({}))?.answer).toBe('not_stated');
    expect(entry(leaseWith({ 'entry-without-notice': { ...ENTERS, probability: 0.4 } }))?.answer).toBe('unclear');
    expect(entry(leaseWith({}, { truncated: true }))?.answer).toBe('unclear');
  });

  test('is asked of papers of its kind only', () => {
    const nda = readingOf(
      'NON-DISCLOSURE AGREEMENT\nAcme, Inc. ("Discloser") and Borel LLC ("Recipient") agree to keep secrets.',
    );
    expect(entry(nda)).toBeUndefined();
  });
});
