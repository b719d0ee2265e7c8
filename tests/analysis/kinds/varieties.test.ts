import { describe, expect, test } from 'bun:test';
import { analyse } from '../../../src/analysis/analyse';
import { documentOf } from '../../../src/analysis/document/document';
import { sourceOf } from '../../../src/analysis/facts/source';
import { KINDS } from '../../../src/analysis/kinds/declarations/registry';
import type { KindDeclaration } from '../../../src/analysis/kinds/define-kind';
import type { RecognisedKind } from '../../../src/analysis/kinds/recognise';
import { COMMISSIONS } from '../../../src/analysis/kinds/varieties/commissions';
import { storage } from '../../../src/analysis/kinds/varieties/places';
import { VARIETIES } from '../../../src/analysis/kinds/varieties/registry';
import { settledDispute } from '../../../src/analysis/kinds/varieties/settled-dispute';
import { asVariety } from '../../../src/analysis/kinds/variety';
import { contractTextFromPlain } from '../../support/contract-text';
import { recognised } from '../../support/recognise';

const analysisOf = (text: string) => analyse(contractTextFromPlain(text));

describe.each(VARIETIES.map((variety) => [variety.id, variety] as const))('%s', (_, variety) => {
  const labels = variety.labels.map(({ label }) => label);

  test.each([...variety.examples])('is told of %p', (text) => {
    const told = recognised(text);
    expect(labels).toContain(told.label);
    expect(told.kind?.id).toBe(variety.as.id);
    expect(told.isVariety).toBe(true);
  });

  test.each([...variety.nearMisses])('is not told of %p', (text) => {
    expect(labels).not.toContain(recognised(text).label);
  });

  test('has examples, near misses, the sides of its kind and no name of another', () => {
    expect(variety.examples.length).toBeGreaterThan(0);
    expect(variety.nearMisses.length).toBeGreaterThan(0);
    const ids = variety.as.sides.map(({ id }) => id);
    expect([...variety.deal.matchAll(/\{(\w+)\}/g)].every(([, id = '']) => ids.includes(id))).toBe(true);
    const named = new Set(KINDS.map(({ label }: KindDeclaration) => label));
    expect(labels.filter((label) => named.has(label) && label !== variety.as.label)).toEqual([]);
  });
});

describe('a variety in the analysis', () => {
  const boarding =
    'BOARDING ENROLMENT FORM\nAcme Pet Retreat Ltd\nOwner: Ann Lee\nDog: Bean, spayed\nVaccination seen: yes\nNights: 7 at $50, paid when you book\nWe feed twice a day and call your vet if your dog is ill.\nWe may refuse a dog that bites. You agree to pay the vet.\nSigned: Ann Lee\nFor Acme Pet Retreat Ltd: Tom Reed';

  test('is called by its own names on both sides, and asked what its kind is asked', () => {
    const { kind, contractType, summary } = analysisOf(boarding);
    expect(kind).toMatchObject({ id: 'services-agreement', label: 'Animal boarding agreement' });
    expect(kind?.sides.map(({ id, label }) => `${id}: ${label}`)).toEqual(['supplier: Keeper', 'customer: Owner']);
    expect(contractType).toBe('Animal boarding agreement');
    expect(summary).toContain("takes the Owner's animal into its care");
    expect(Object.keys(kind ?? {})).not.toContain('variety');
  });

  test('of children stays an enrolment', () => {
    const school =
      'BOARDING ENROLMENT FORM\nAcme School Ltd\nParent: Ann Lee\nChild: Bean\nVaccination seen: yes\nTuition fees: $500 a term\nWe feed the boarders and call the doctor if your child is ill.\nSigned: Ann Lee';
    expect(recognised(school).kind?.id).toBe('enrolment');
    expect(recognised(school).label).toBe('Enrolment agreement');
  });

  test('of one who is called I is no "the I"', () => {
    const yard =
      'ACME YARD\nLivery agreement\nBetween Una Borel ("I") and Tom Reed ("you").\n1. The mare has a loose box, hay and water.\n2. You pay £90 a week. The vet and the farrier are yours to pay.\n3. I may end it on four weeks of notice, and so may you.\nYou agree to all of this.\nSigned: Una Borel\nSigned: Tom Reed';
    expect(recognised(yard).label).toBe('Livery agreement');
    expect(analysisOf(yard).summary).not.toContain('the I ');
  });

  test('of a translation names the publisher and the translator', () => {
    const [translation] = COMMISSIONS[0]?.examples ?? [];
    const { kind, facts } = analysisOf(translation ?? '');
    const names = kind?.sides.map(({ party }) => facts.parties[party ?? -1]?.value);
    expect(names).toEqual(['Acme Press Ltd', 'Ann Lee']);
  });

  test('of storage does not take the owner of a boat for that of the shed', () => {
    const [boat = ''] = storage.examples;
    expect(analysisOf(boat).summary).toContain('the Yard lets the Owner keep things in a storage space');
  });

  test('of a settlement does not take effect when the repairs begin', () => {
    const [letter = ''] = settledDispute.examples;
    const text = letter.replace(
      '\nTom Reed',
      '\n4. I shall relay the tiles, starting on 2 December 2026 and finishing by 20 December 2026.\nTom Reed',
    );
    expect(analysisOf(text).facts.effectiveDate.status).toBe('absent');
  });

  test('needs no words of the deal of its kind', () => {
    expect(VARIETIES.filter(({ as }) => as.witness).length).toBeGreaterThan(0);
    for (const { examples } of VARIETIES)
      for (const text of examples) expect(recognised(text).kind).not.toHaveProperty('witness');
  });

  test('is not told of a paper that is no contract', () => {
    const contract = contractTextFromPlain(boarding);
    const source = sourceOf(contract, documentOf(contract));
    const before: RecognisedKind = { ...recognised(boarding), kind: null, label: 'Contract' };
    expect(asVariety(source, before).label).toBe('Animal boarding agreement');
    expect(asVariety(source, { ...before, isContract: 'no' }).label).toBe('Contract');
  });

  test.each(
    VARIETIES.flatMap(({ unlessTitled = [], examples }) => unlessTitled.map((kind) => [kind, examples[0]] as const)),
  )('is not told of a paper whose title and structure name a kind: %#', (kind, text = '') => {
    const contract = contractTextFromPlain(text);
    const source = sourceOf(contract, documentOf(contract));
    const before: RecognisedKind = { ...recognised(text), kind, label: kind.label };
    expect(asVariety(source, { ...before, confidence: 0.9 }).kind).not.toBe(kind);
    expect(asVariety(source, { ...before, confidence: 0.97 }).kind).toBe(kind);
  });

  test("is not told of a kind that the paper's own title names", () => {
    const text =
      'ASSET PURCHASE AGREEMENT\nMoss LLC ("Seller") and Pike Inc. ("Buyer").\n1. Purchased Assets. The kennels of the dogs, with feed, leads and vet records.\n2. Assumed Liabilities. None.\n3. Closing. 4 May.';
    expect(recognised(text).kind?.id).toBe('asset-purchase');
  });
});
