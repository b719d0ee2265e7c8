import { describe, expect, test } from 'bun:test';
import { fitKinds } from '../../../scripts/training/kinds/fit-kinds';
import { analyse, readContract } from '../../../src/analysis/analyse';
import { documentOf } from '../../../src/analysis/document/document';
import { sourceOf } from '../../../src/analysis/facts/source';
import type { ProvisionId } from '../../../src/analysis/provisions/heads/provision-ids';
import { QUESTIONS } from '../../../src/analysis/questions/declarations/registry';
import { contentScores, tellingPassages } from '../../../src/analysis/questions/kind-ranking/content';
import { kindSigns } from '../../../src/analysis/questions/kind-ranking/features';
import { decodeKindRanker, rankByContent } from '../../../src/analysis/questions/kind-ranking/ranking';
import written from '../../../src/analysis/questions/kind-ranking/weights.json';
import { contractTextFromPlain } from '../../support/contract-text';

/** What heads say of a paper in which these provisions are heard clearly, a sentence each, and no others. */
const heard = (...provisions: readonly ProvisionId[]) => ({
  passages: (id: ProvisionId) =>
    provisions.includes(id) ? [{ sentence: provisions.indexOf(id), probability: 0.9, margin: 4 }] : [],
});
/** The provisions of the questions that are asked of these kinds and of no others. */
const onlyOf = (...of: readonly string[]) =>
  QUESTIONS.filter(({ kinds }) => kinds !== 'any' && kinds.every((kind) => of.includes(kind))).flatMap(
    ({ yes }) => yes.provisions?.slice(0, 1) ?? [],
  );

describe('what a paper provides', () => {
  test('speaks most for the kind of whose own questions most are answered', () => {
    for (const kind of ['franchise', 'publishing']) {
      const scores = contentScores(heard(...onlyOf(kind).slice(0, 6)));
      expect([...scores].toSorted(([, one], [, other]) => other - one)[0]?.[0]).toBe(kind);
    }
    expect(Math.max(...contentScores(heard()).values())).toBe(0);
  });

  test('is shown by passages of that kind only, each once', () => {
    const [first, second] = onlyOf('franchise') as [ProvisionId, ProvisionId];
    const [other] = onlyOf('publishing') as [ProvisionId];
    const shown = tellingPassages(heard(first, second, other), 'franchise').map(({ sentence }) => sentence);
    expect(shown.toSorted()).toEqual([0, 1]);
  });
});

describe('the ranker of kinds', () => {
  test('is refused where it was trained for other kinds', () => {
    expect(() => decodeKindRanker(written)).not.toThrow();
    const [, ...others] = written.kinds;
    expect(() => decodeKindRanker({ ...written, kinds: ['gone', ...others] })).toThrow('trained for other kinds');
    expect(() => decodeKindRanker({ ...written, features: [] })).toThrow('trained for other kinds');
  });

  test('says of kinds that it knows what it said of them, and nothing of a newer one', () => {
    const at = written.kinds.indexOf('mutual-nda');
    const [kinds, usual, content] = [written.kinds, written.usual, written.content].map((all: unknown[]) =>
      all.filter((_, place) => place !== at),
    ) as [string[], number[], number[][]];
    const table = Buffer.from(written.table, 'base64').filter((_, byte) => byte % written.kinds.length !== at);
    const older = decodeKindRanker({ ...written, kinds, usual, content, table: Buffer.from(table).toString('base64') });
    const letter = contractTextFromPlain(LETTER);
    const signs = kindSigns(sourceOf(letter, documentOf(letter)));
    const byAll = rankByContent(signs, decodeKindRanker(written));
    const byOlder = rankByContent(signs, older);
    expect(byAll[0]?.kind.family).toBe('nda');
    expect(byAll.find(({ kind }) => kind.id === 'mutual-nda')?.probability).toBeGreaterThan(0);
    expect(byOlder.find(({ kind }) => kind.id === 'mutual-nda')?.probability).toBe(0);
    expect(byOlder[0]?.kind.id).toBe(byAll.find(({ kind }) => kind.id !== 'mutual-nda')?.kind.id ?? '-');
  });

  test('learns which feature tells the right one of several', () => {
    const cases = Array.from({ length: 40 }, (_, at) => ({
      rows: [0, 1, 2].map((kind) => [kind === at % 3 ? 1 : 0, (at * 7 + kind) % 5]),
      right: [at % 3],
      weight: 1,
    }));
    const [telling = 0, noise = 0] = fitKinds(cases);
    expect(telling).toBeGreaterThan(1);
    expect(Math.abs(noise)).toBeLessThan(telling / 4);
  });
});

const LETTER = `Dear Ms Borel,
You and I are going to talk about your new loom, and each of us will show the other things that the rest of the trade does not know.
1. Each of us keeps the confidential information of the other secret and shows it to nobody else, whether it is written down or only said aloud.
2. Each of us uses the other's confidential information for these talks only, and gives it only to those of her employees and advisers who need to know it and who are bound to keep it secret.
3. Information that is public, that one of us knew before, that she developed independently, or that she lawfully got from a third party is not confidential.
4. If a court or an authority requires one of us to disclose confidential information, she tells the other first, where the law allows it, so that she can object.
5. When the talks end, or when either asks, each of us returns or destroys all confidential information of the other and all copies.
6. Nothing in this letter gives either of us a licence or any other right in the confidential information of the other.
7. These promises last for three years from today.
English law applies to this letter.
Yours sincerely, Ada Finch
I agree: Nora Borel`;

const STORAGE = `THE OLD COLD STORE – PARTICULARS OF YOUR SPACE
Space: No 14, first floor, about 50 square feet. Customer: Ines Hall. Start: 3 March 2025.
1. You may put your things in the space and fetch them at any time between six in the morning and ten at night with your own padlock.
2. You have no tenancy and no part of the building is yours; we may move you to another space of the same size with two weeks' warning.
3. The charge is £64 a month, paid in advance. If you are a month behind we may overlock the space until you have paid.
4. If you are three months behind we may sell what is inside, keep what you owe us and send you the rest.
5. Nothing that rots, burns or is alive may be kept in the space, and nobody may sleep there.
6. We do not insure your things. Our liability for what is lost or spoilt by our own fault is limited to £2,000.
7. Either of us may end this with 14 days' notice in writing.`;

describe('a paper that neither title nor structure names', () => {
  const contract = contractTextFromPlain(LETTER);

  test('is read as what the whole of it says, proved by its sentences', () => {
    const { kind, facts } = readContract(contract);
    expect(kind.byContent).toBe(true);
    expect(kind.family).toBe('nda');
    expect(facts.contractType.status).toBe('found');
    expect(facts.contractType.evidence.length).toBeGreaterThan(0);
    for (const { quote } of facts.contractType.evidence) expect(contract.text).toContain(quote);
    const { questions = [], riskAssessment } = analyse(contract);
    expect(questions.some(({ id }) => id.startsWith('nda.'))).toBe(true);
    expect(riskAssessment.notAssessed).toBeUndefined();
  });

  test('is not taken for a kind of which it has only a word', () => {
    // No kind is the truth told short; another kind would ask it the wrong questions.
    expect(['licence-to-occupy', null]).toContain(readContract(contractTextFromPlain(STORAGE)).kind.id);
  });

  test('near miss: a title that the rest agrees with stands', () => {
    const titled = readContract(contractTextFromPlain(`NON-DISCLOSURE AGREEMENT\n${LETTER}`));
    expect(titled.kind.id).toContain('nda');
    expect(titled.kind.byContent).toBeUndefined();
  });

  test('near miss: what is no contract is of no kind', () => {
    const minutes = readContract(
      contractTextFromPlain(
        'MINUTES OF THE PARISH MEETING\nPresent: nine members.\nThe lease of the hall was discussed. The rent was thought high. Mrs Hall thanked the cleaner.\nNext meeting: 4 May 2025.',
      ),
    );
    expect(minutes.kind.id).toBeNull();
  });
});
