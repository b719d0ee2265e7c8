import { describe, expect, test } from 'bun:test';
import { analyse, readContract } from '../../../src/analysis/analyse';
import type { ProvisionId } from '../../../src/analysis/provisions/heads/provision-ids';
import { QUESTIONS } from '../../../src/analysis/questions/declarations/registry';
import { kindByContent, kindScores, type UsualScores } from '../../../src/analysis/questions/kind-by-content';
import { contractTextFromPlain } from '../../support/contract-text';

/** What heads say of a paper in which these provisions are heard clearly and no others. */
const heard = (...provisions: readonly ProvisionId[]) => ({
  passages: (id: ProvisionId) => (provisions.includes(id) ? [{ sentence: 0, probability: 0.9, margin: 4 }] : []),
});
/** The provisions of the questions that are asked of these kinds and of no others. */
const onlyOf = (...of: readonly string[]) =>
  QUESTIONS.filter(({ kinds }) => kinds !== 'any' && kinds.every((kind) => of.includes(kind))).flatMap(
    ({ yes }) => yes.provisions?.slice(0, 1) ?? [],
  );
const flat: UsualScores = Object.fromEntries([...kindScores(heard()).keys()].map((kind) => [kind, [0, 0.2]] as const));

describe('the kind of a paper by what it provides', () => {
  test('is that of which most of what is asked is there', () => {
    expect(kindByContent(heard(...onlyOf('franchise').slice(0, 6)), flat)?.id).toBe('franchise');
    expect(kindByContent(heard(...onlyOf('publishing').slice(0, 6)), flat)?.id).toBe('publishing');
  });

  test('is none where two kinds are there alike, or hardly anything is', () => {
    expect(
      kindByContent(heard(...onlyOf('franchise').slice(0, 4), ...onlyOf('publishing').slice(0, 4)), flat),
    ).toBeNull();
    expect(kindByContent(heard(), flat)).toBeNull();
  });

  test('is not one that other papers score as well', () => {
    const usual = { ...flat, franchise: [9, 3] as const };
    expect(kindByContent(heard(...onlyOf('franchise').slice(0, 6)), usual)?.id).not.toBe('franchise');
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

describe('a letter without a title', () => {
  const contract = contractTextFromPlain(LETTER);

  test('is read as what it provides, and says so', () => {
    const { kind } = readContract(contract);
    expect(kind).toMatchObject({ id: 'nda', byContent: true });
    const { summary, questions = [], riskAssessment } = analyse(contract);
    expect(summary).toContain('By what it provides it is read as a non-disclosure agreement');
    expect(questions.some(({ id }) => id.startsWith('nda.'))).toBe(true);
    expect(riskAssessment.notAssessed).toBeUndefined();
  });

  test('near miss: a paper with a title is what the title says', () => {
    const titled = readContract(contractTextFromPlain(`NON-DISCLOSURE AGREEMENT\n${LETTER}`));
    expect(titled.kind.id).toContain('nda');
    expect(titled.kind.byContent).toBeUndefined();
  });
});
