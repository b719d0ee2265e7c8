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

const TERMS = `TERMS OF USE
These Terms of Use apply to your use of the website and the app of Osprey Ltd ("Osprey", "we").
1. The website is provided as is, without any warranty.
2. We disclaim all responsibility for what other users post.
3. Osprey is in no event liable to you for lost data or profits.`;

interface Taken {
  words: string;
  probability: number;
}

type Fired = Partial<Record<ProvisionId, Taken | Taken[]>>;

/** A paper, read as if the heads took these sentences for these provisions; with a probability below a half they only may be them. */
function paperWith(paper: string, fired: Fired, override: Partial<ContractText> = {}): Reading {
  const reading = readingOf(paper, override);
  const passages = (id: ProvisionId, share = 1) =>
    [fired[id] ?? []].flat().flatMap(({ words, probability }) => {
      const sentence = reading.outline.sentences.findIndex(({ text }) => text.includes(words));
      if (sentence < 0 || probability < 0.5 * share) return [];
      return [{ sentence, probability, margin: Math.log(probability / (1 - probability)) }];
    });
  return { ...reading, provisions: { ...reading.provisions, passages } };
}

const leaseWith = (fired: Fired, override: Partial<ContractText> = {}) => paperWith(LEASE, fired, override);

function answerTo(question: string, reading: Reading) {
  const findings = { riskAssessment: assessRisks(reading), compliance: assessCompliance(reading) };
  return answersOf(reading, findings).find(({ id }) => id === question);
}

const entry = (reading: Reading) => answerTo('lease.entry-without-notice', reading);

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

  test('rests on every passage, the likeliest first, and on lesser ones only where there is no other', () => {
    const asIs = { words: 'provided as is', probability: 0.9 };
    const liability = [
      { words: 'what other users post', probability: 0.6 },
      { words: 'in no event liable', probability: 0.95 },
    ];
    const quotes = (paper: string, fired: Fired) => {
      const told = answerTo('tos.limitation-of-liability', paperWith(paper, fired));
      expect(told?.answer).toBe('yes');
      return told?.evidence.map(({ quote }) => quote.slice(0, 14));
    };
    const both = { 'operator-not-liable': liability, 'provided-as-is': asIs };
    expect(quotes(TERMS, both)).toEqual(['3. Osprey is i', '2. We disclaim']);
    expect(quotes(TERMS.slice(0, TERMS.indexOf('\n2.')), { 'provided-as-is': asIs })).toEqual(['1. The website']);
  });

  test('is asked of papers of its kind only', () => {
    const nda = readingOf(
      'NON-DISCLOSURE AGREEMENT\nAcme, Inc. ("Discloser") and Borel LLC ("Recipient") agree to keep secrets.',
    );
    expect(entry(nda)).toBeUndefined();
  });
});
