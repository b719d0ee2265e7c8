import { describe, expect, test } from 'bun:test';
import { addPeriod } from '../../src/analysis/mentions/calendar';
import { type Conducted, conduct, type Put } from '../../src/review/conduct';
import { NO_DRAFT } from '../../src/review/draft';
import { REMOVED_PATH, withRestored } from '../../src/shared/restored';
import { arbeitsvertrag } from '../fixtures/reviewed/arbeitsvertrag';
import { consulting } from '../fixtures/reviewed/consulting';
import { employment } from '../fixtures/reviewed/employment';
import { franchise } from '../fixtures/reviewed/franchise';
import { lease } from '../fixtures/reviewed/lease';
import { nda } from '../fixtures/reviewed/nda';
import type { Reviewed } from '../support/reviewed';

/** A review whose draft is the hand-made answer; the second reading bears out all but the statements of the engine that are wrong. */
async function reviewOf({ contract, analysis, draft, wrong }: Reviewed): Promise<Conducted> {
  const graveness = new Map([...draft.risks, ...draft.missing].map(({ title, severity }) => [title, severity]));
  const put = (async ({ name, user }: { name: string; user: string }) => {
    if (name !== 'judgements') return user.includes('<open-points') ? NO_DRAFT : draft;
    const claims: { claim: number; says: string }[] = JSON.parse(user.split('\n')[1] ?? '[]');
    return {
      judgements: claims.map(({ claim, says }) => ({
        claim,
        judgement: wrong.has(says) ? 'contradicted' : 'supported',
        severity: [...graveness].find(([title]) => says.includes(`${title}.`))?.[1] ?? null,
        why: 'As the passages say.',
      })),
    };
  }) as unknown as Put;
  return await conduct({ contract, analysis, filename: 'paper.pdf' }, { contextTokens: 128_000 }, put);
}

const PAPERS = [
  await lease(),
  await consulting(),
  await nda(),
  await franchise(),
  await employment(),
  await arbeitsvertrag(),
];

for (const paper of PAPERS) {
  const { draft, analysis, wrong } = paper;
  const done = await reviewOf(paper);
  const { facts, riskAssessment, questions = [], keyTerms, summary, kind } = done.analysis;
  const own = riskAssessment.riskFactors.filter(({ rule }) => rule === 'model');

  describe(`${paper.name}, with a very good answer`, () => {
    test('nothing right is refused', () => expect(done.review.notVerified).toEqual([]));

    test('every risk and missing protection is shown as grave as it was told', () => {
      const told = [...draft.risks, ...draft.missing].map(({ title, severity }) => `${severity}: ${title}`);
      expect(own.map(({ type, severity }) => `${severity}: ${type}`).toSorted()).toEqual(told.toSorted());
    });

    test('what is high counts as high in the rating', () => {
      const high = own.filter(({ severity }) => severity === 'high').length;
      const counted = Number(/(\d+) high/.exec(riskAssessment.rationale)?.[1]);
      expect(counted).toBeGreaterThanOrEqual(high);
      expect(riskAssessment.overallRisk).toBe('high');
      expect(riskAssessment.notAssessed).toBeUndefined();
    });

    test('every wrong statement of the engine is gone and listed with its reason', () => {
      expect(done.review.removed).toHaveLength(wrong.size);
      expect(done.review.removed.every(({ reason }) => reason.length > 0)).toBe(true);
      const left = new Set(riskAssessment.riskFactors.map(({ rule, description }) => `${rule} ${description}`));
      for (const { risk } of done.review.removed)
        if (risk) expect(left).not.toContain(`${risk.rule} ${risk.description}`);
    });

    test('facts are those of the answer, and an end is worked out from them', () => {
      const stated = draft.facts.filter(({ basis }) => basis === 'stated');
      for (const { name, value } of stated) {
        expect(facts[name]?.status).toBe('found');
        const words = [facts[name]?.normalized, facts[name]?.value].map((said) => said?.toLowerCase());
        expect(words.some((said) => said && value.toLowerCase().includes(said))).toBe(true);
      }
      if (!draft.facts.some(({ basis }) => basis === 'computed')) return;
      const [count = 0, unit = ''] = (facts.term.normalized ?? '').split(' ');
      const end = addPeriod(facts.effectiveDate.normalized ?? '', Number(count), unit.replace(/s$/, '') as 'month');
      expect(facts.expirationDate).toMatchObject({ status: 'found', normalized: end });
    });

    test('answers, parties, sides, kind, key terms and summary follow', () => {
      for (const { question, answer } of draft.answers) {
        const given = questions.find(({ id }) => id === question);
        if (given) expect(`${question} ${given.answer}`).toBe(`${question} ${answer}`);
      }
      expect(facts.parties.map(({ value }) => value)).toEqual(draft.parties.map(({ name }) => name));
      expect(kind).toMatchObject({ id: draft.kind?.id, isContract: 'yes' });
      expect(kind?.sides.every(({ party }) => party !== null)).toBe(true);
      for (const { list, text } of draft.keyTerms) expect(keyTerms[list]).toContain(text);
      expect(summary).toStartWith(draft.summary.map(({ text }) => text).join(' '));
    });

    test('the paper has something that the engine gets wrong or cannot read', () => {
      expect(wrong.size > 0 || analysis.coverage.foreign === true).toBe(true);
    });
  });
}

describe('two risks on one sentence', () => {
  for (const { name, draft } of PAPERS.filter(({ name }) => name !== 'arbeitsvertrag' && name !== 'nda'))
    test(name, () => {
      const first = draft.risks.flatMap(({ quotes }) => quotes.map(({ quote }) => quote));
      expect(new Set(first).size).toBeLessThan(first.length);
    });
});

test('the sides by the words of their kind, swapped, are refused though the paper only has names', async () => {
  const paper = await consulting();
  const swapped = 'For 18 months the client may not advise any seller of pricing software.';
  const risks = paper.draft.risks
    .filter(({ title }) => title === 'A worldwide ban after the end')
    .map((risk) => ({ ...risk, description: swapped }));
  const { review } = await reviewOf({ ...paper, draft: { ...paper.draft, risks } });
  expect(review.notVerified).toMatchObject([{ title: 'A worldwide ban after the end' }]);
});

test('a severity that was corrected holds', async () => {
  const done = await reviewOf(await employment());
  const of = (rule: string) => done.analysis.riskAssessment.riskFactors.find((risk) => risk.rule === rule)?.severity;
  expect([of('wage-deductions'), of('short-limitation')]).toEqual(['high', 'high']);
});

test('a line of the key terms that was wrong goes, and its reader can restore it', async () => {
  const line = 'Rent: $95';
  const paper = await lease();
  expect(paper.analysis.keyTerms.financialTerms).toContain(line);
  const { analysis, review } = await reviewOf(paper);
  expect(analysis.keyTerms.financialTerms).not.toContain(line);
  const at = review.removed.findIndex(({ keyTerm }) => keyTerm?.text === line);
  const restored = withRestored({ ...analysis, review: { verifier: 'm', ...review } }, [`${REMOVED_PATH}${at}`]);
  expect(restored.keyTerms.financialTerms).toContain(line);
  expect(restored.keyTerms.evidence.financialTerms).toHaveLength(restored.keyTerms.financialTerms.length);
});

test('a party that the engine missed is one', async () => {
  const paper = await franchise();
  const { facts } = paper.analysis;
  const parties = facts.parties.filter(({ value }) => value !== 'Wendell Hollis');
  expect(parties).toHaveLength(2);
  const done = await reviewOf({ ...paper, analysis: { ...paper.analysis, facts: { ...facts, parties } } });
  expect(done.analysis.facts.parties).toContainEqual(
    expect.objectContaining({ value: 'Wendell Hollis', role: 'Guarantor' }),
  );
});

describe('a paper that is not in English, as the built-in engine tells it', async () => {
  const { analysis } = await arbeitsvertrag();

  test('is not assessed, with the reason', () => {
    expect(analysis.coverage.foreign).toBe(true);
    expect(analysis.kind?.isContract).toBe('unclear');
    expect(analysis.riskAssessment.notAssessed).toBe(
      'The document is not in English, so the built-in engine could not read it.',
    );
    expect(analysis.riskAssessment.rationale).toBe(analysis.riskAssessment.notAssessed ?? '');
  });

  test('lacks nothing and is safe in nothing', () => {
    expect(analysis.riskAssessment.riskFactors.filter(({ evidence }) => evidence.length === 0)).toEqual([]);
    expect(analysis.questions).toEqual([]);
    const facts = Object.values(analysis.facts).flat();
    expect(new Set(facts.map(({ status }) => status))).toEqual(new Set(['unreadable']));
    expect(analysis.completeness?.exhibits.status).toBe('unknown');
    expect(analysis.summary).not.toMatch(/was found|not found|no risk/i);
    expect(analysis.summary).toContain('not in English');
    expect(analysis.summary).not.toContain('This is a contract');
  });
});
