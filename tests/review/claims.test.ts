import { describe, expect, test } from 'bun:test';
import { analyse } from '../../src/analysis/analyse';
import { type Conducted, conduct, type Put } from '../../src/review/conduct';
import { joinDrafts, NO_DRAFT } from '../../src/review/draft';
import { FROM_KNOWLEDGE } from '../../src/review/prove/laws';
import type { Judgement } from '../../src/review/verify';
import type { LabelledClaim, PaperWithClaims } from '../fixtures/review-claims/labelled-claim';
import { DEV_PAPERS, HELD_PAPERS } from '../fixtures/review-claims/papers';
import { contractTextFromPlain } from '../support/contract-text';
import { draftOf, provedInCode } from '../support/labelled-claims';

const LEAST_KEPT = 0.95;
const PAPERS = [...DEV_PAPERS, ...HELD_PAPERS];

/** So many claims of each kind: the table of the corpus. */
const TRUE_COUNTS = { plain: 60, paraphrased: 89, fact: 22 };
const FALSE_COUNTS = {
  sides: 40,
  negation: 40,
  number: 44,
  name: 10,
  place: 11,
  law: 11,
  order: 17,
  quote: 18,
  'cut quote': 12,
  'wrong fact': 20,
};
const UNSEEN_COUNTS = { condition: 10, turned: 10, unsaid: 2 };

function countsOf(claims: readonly LabelledClaim[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of claims) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

test('the corpus has so many claims of each kind, two fifths of them true', () => {
  const all = PAPERS.flatMap(({ claims }) => claims);
  const right = all.filter(({ truth }) => truth);
  expect(countsOf(right)).toEqual(TRUE_COUNTS);
  expect(countsOf(all.filter(({ truth, visible }) => !truth && visible))).toEqual(FALSE_COUNTS);
  expect(countsOf(all.filter(({ visible }) => !visible))).toEqual(UNSEEN_COUNTS);
  expect(all.length).toBeGreaterThan(300);
  expect(right.length / all.length).toBeGreaterThan(0.4);
});

for (const [half, papers] of [
  ['the papers that the proof was made right by', DEV_PAPERS],
  ['the papers that were kept apart', HELD_PAPERS],
] as const) {
  const proved = papers.flatMap((paper) => provedInCode(paper));
  describe(half, () => {
    test('of the claims that are false as code can see, none goes on', () => {
      // Laws are no fault: they are marked where they are shown, as is tested below.
      const through = proved.filter(
        ({ claim, fault }) => !claim.truth && claim.visible && claim.kind !== 'law' && fault === null,
      );
      expect(through.map(({ claim: { kind, says } }) => `${kind}: ${says}`)).toEqual([]);
    });

    test('of the true ones nearly all go on', () => {
      const right = proved.filter(({ claim }) => claim.truth);
      const kept = right.filter(({ fault }) => fault === null);
      expect(kept.length / right.length).toBeGreaterThanOrEqual(LEAST_KEPT);
    });
  });
}

/** A review of a paper with these claims as its draft, of which a second reader says what it is told to. */
async function reviewOf(
  paper: PaperWithClaims,
  claims: readonly LabelledClaim[],
  judgement: Judgement,
): Promise<Conducted> {
  const contract = contractTextFromPlain(paper.text);
  const draft = joinDrafts(claims.map((claim) => ({ ...NO_DRAFT, ...draftOf(paper, claim) })));
  const put = (async (question: { name: string; user: string }) => {
    if (question.name !== 'judgements') return question.user.includes('<open-points') ? NO_DRAFT : draft;
    const asked: { claim: number }[] = JSON.parse(question.user.split('\n')[1] ?? '[]');
    return { judgements: asked.map(({ claim }) => ({ claim, judgement, severity: null, why: 'So it was told.' })) };
  }) as unknown as Put;
  return await conduct(
    { contract, analysis: analyse(contract), filename: 'paper.pdf' },
    { contextTokens: 128_000 },
    put,
  );
}

const REASONS: Readonly<Record<Exclude<Judgement, 'supported'>, string>> = {
  contradicted: 'The passages say otherwise. So it was told.',
  unsupported: 'The passages do not bear it out. So it was told.',
};

describe('what code cannot see is decided by the second reading', () => {
  for (const paper of PAPERS) {
    const unseen = paper.claims.filter(({ visible }) => !visible);

    test(`${paper.name}: shown only where it says that the passages bear it out`, async () => {
      const shown = await reviewOf(paper, unseen, 'supported');
      for (const { says } of unseen) expect(shown.analysis.keyTerms.obligations).toContain(says);
      expect(shown.review.notVerified).toEqual([]);
      for (const judgement of ['contradicted', 'unsupported'] as const) {
        const done = await reviewOf(paper, unseen, judgement);
        for (const { says } of unseen) {
          expect(done.analysis.keyTerms.obligations).not.toContain(says);
          expect(done.review.notVerified).toContainEqual(
            expect.objectContaining({ text: says, reason: REASONS[judgement] }),
          );
        }
      }
    });
  }
});

describe('before a second reader who agrees with everything', () => {
  for (const paper of PAPERS) {
    const told = paper.claims.filter(({ fact }) => fact === null);

    test(`${paper.name}: nothing that code can see to be false is shown, and no law bare`, async () => {
      const { analysis, review } = await reviewOf(paper, told, 'supported');
      const refused = review.notVerified.map(({ text }) => text);
      const wrong = told.filter(({ truth, visible, kind }) => !truth && visible && kind !== 'law');
      const shown = new Set(analysis.keyTerms.obligations);
      expect(wrong.filter(({ says }) => shown.has(says)).map(({ says }) => says)).toEqual([]);
      const risks = analysis.riskAssessment.riskFactors.map(({ description }) => description);
      for (const { says } of told.filter(({ kind }) => kind === 'law')) {
        expect(risks).not.toContain(says);
        const isRefused = refused.some((text) => text.includes(says));
        if (!isRefused) expect(risks).toContain(`${says}${FROM_KNOWLEDGE}`);
      }
    });

    test(`${paper.name}: no advice is an order that was obeyed, no term or summary names a law bare`, async () => {
      const [first] = paper.claims.filter(({ kind, truth }) => kind === 'plain' && truth);
      const quotes = draftOf(paper, first as LabelledClaim).keyTerms?.[0]?.quotes ?? [];
      const orders = paper.claims.filter(({ kind }) => kind === 'order').map(({ says }) => says);
      const laws = paper.claims.filter(({ kind }) => kind === 'law');
      const draft = {
        ...NO_DRAFT,
        risks: orders.map((recommendation, index) => ({
          title: `Point ${'abc'[index]}`,
          severity: 'low' as const,
          bears: 'both',
          description: first?.says ?? '',
          recommendation,
          quotes,
        })),
        keyTerms: laws.flatMap((law) =>
          (draftOf(paper, law).risks ?? []).map((risk) => ({
            list: 'obligations' as const,
            text: risk.description,
            quotes: risk.quotes,
          })),
        ),
      };
      const contract = contractTextFromPlain(paper.text);
      const put = (async (question: { name: string; user: string }) => {
        if (question.name !== 'judgements') return question.user.includes('<open-points') ? NO_DRAFT : draft;
        const asked: { claim: number }[] = JSON.parse(question.user.split('\n')[1] ?? '[]');
        return {
          judgements: asked.map(({ claim }) => ({ claim, judgement: 'supported', severity: 'low', why: 'Yes.' })),
        };
      }) as unknown as Put;
      const { analysis, review } = await conduct(
        { contract, analysis: analyse(contract), filename: 'paper.pdf' },
        { contextTokens: 128_000 },
        put,
      );
      expect(analysis.riskAssessment.riskFactors.filter(({ rule }) => rule === 'model')).toEqual([]);
      for (const { says } of laws) {
        expect(analysis.keyTerms.obligations).not.toContain(says);
        const isRefused = review.notVerified.some(({ text }) => text === says);
        if (!isRefused) expect(analysis.keyTerms.obligations).toContain(`${says}${FROM_KNOWLEDGE}`);
      }
    });
  }
});
