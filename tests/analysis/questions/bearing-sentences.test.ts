import { describe, expect, test } from 'bun:test';
import type { ProvisionId } from '../../../src/analysis/provisions/heads/provision-ids';
import { bearingSentences } from '../../../src/analysis/questions/bearing-sentences';
import { leaseEntryWithoutNotice } from '../../../src/analysis/questions/declarations/lease.entry-without-notice';
import { ndaIndependentDevelopment } from '../../../src/analysis/questions/declarations/nda.independent-development';
import { ndaNoLicence } from '../../../src/analysis/questions/declarations/nda.no-licence';
import type { Reading } from '../../../src/analysis/reading';
import { readingOf } from '../../support/reading';

const LEASE = `RESIDENTIAL LEASE
This Residential Lease is made on March 1, 2026 between Jane Doe ("Landlord") and Kim Roe ("Tenant").
1. Entry.
2. Landlord may enter the home at any time without telling anybody.
3. Entry fee: $20 for each visit.`;

/** The lease, read as if each head took these sentences, so far above its threshold. */
function heard(fired: Partial<Record<ProvisionId, Record<string, number>>>): ReturnType<typeof bearingSentences> {
  const reading: Reading = readingOf(LEASE);
  const passages = (id: ProvisionId) =>
    Object.entries(fired[id] ?? {}).map(([words, margin]) => ({
      sentence: reading.outline.sentences.findIndex(({ text }) => text.includes(words)),
      probability: 0.5 + margin / 20,
      margin,
    }));
  const provisions = { ...reading.provisions, passages };
  return bearingSentences({ ...reading, provisions }, leaseEntryWithoutNotice, 1);
}

describe('a sentence that bears an answer', () => {
  test('is given to the side above whose threshold it lies farther, whatever the probability', () => {
    const told = heard({ 'entry-without-notice': { 'at any time': 2 }, 'entry-on-notice': { 'at any time': 1 } });
    expect(told.map(({ bears }) => bears)).toEqual(['yes']);
    const other = heard({ 'entry-without-notice': { 'at any time': 1 }, 'entry-on-notice': { 'at any time': 2 } });
    expect(other.map(({ bears }) => bears)).toEqual(['no']);
  });

  test('may be short', () => {
    const reading = readingOf(
      'NON-DISCLOSURE AGREEMENT\nAcme, Inc. ("Discloser") and Borel LLC ("Recipient") agree.\n1. Secrecy.\n2. No licence is granted.',
    );
    const row = reading.outline.sentences.findIndex(({ text }) => text.includes('licence'));
    const passages = () => [{ sentence: row, probability: 0.9, margin: 2 }];
    const heardSo = { ...reading, provisions: { ...reading.provisions, passages } };
    expect(bearingSentences(heardSo, ndaNoLicence, 1).map((one) => one.row)).toEqual([row]);
  });

  test('bears nothing where it says something else', () => {
    const reading = readingOf(LEASE);
    const row = reading.outline.sentences.findIndex(({ text }) => text.includes('at any time'));
    const passages = (id: ProvisionId) =>
      id === 'entry-without-notice' ? [{ sentence: row, probability: 0.9, margin: 2 }] : [];
    const heardSo = { ...reading, provisions: { ...reading.provisions, passages } };
    expect(bearingSentences(heardSo, leaseEntryWithoutNotice, 1)).toHaveLength(1);
    const other = { ...leaseEntryWithoutNotice, yes: { ...leaseEntryWithoutNotice.yes, unlike: ['at any time'] } };
    expect(bearingSentences(heardSo, other, 1)).toEqual([]);
  });

  test('agrees with no answer that calms where it turns about', () => {
    const reading = readingOf(
      'NON-DISCLOSURE AGREEMENT\nAcme, Inc. ("Discloser") and Borel LLC ("Recipient") agree.\n1. Information shall not cease to be confidential by reason of its having been independently developed by Recipient.\n2. Information that Recipient independently developed is not confidential.',
    );
    const passages = (id: ProvisionId) =>
      id === 'independent-development'
        ? reading.outline.sentences.flatMap(({ text }, sentence) =>
            text.includes('independently') ? [{ sentence, probability: 0.9, margin: 2 }] : [],
          )
        : [];
    const heardNow = bearingSentences(
      { ...reading, provisions: { ...reading.provisions, passages } },
      ndaIndependentDevelopment,
      1,
    );
    const said = heardNow.map(({ row, agrees }) => [reading.outline.sentences[row]?.text.includes('cease'), agrees]);
    expect(said).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  test('is no title or fragment, but may be a line of a form', () => {
    expect(heard({ 'entry-without-notice': { 'Entry.': 3 } })).toEqual([]);
    expect(heard({ 'entry-without-notice': { 'RESIDENTIAL LEASE': 3 } })).toEqual([]);
    expect(heard({ 'entry-without-notice': { 'Entry fee': 3 } })).toHaveLength(1);
  });
});
