import { describe, expect, test } from 'bun:test';
import { readContract } from '../../../src/analysis/analyse';
import { assessCompliance } from '../../../src/analysis/compliance/assess';
import { readsAsEnglish } from '../../../src/analysis/document/language';
import { playbooksOf } from '../../../src/analysis/playbooks/verdicts';
import { answersOf } from '../../../src/analysis/questions/answers';
import type { Reading } from '../../../src/analysis/reading';
import { assessRisks } from '../../../src/analysis/risks/assess';
import { isOfTerms, soWhenChecked } from '../../../src/analysis/risks/of-terms';
import { RISK_RULES } from '../../../src/analysis/risks/rules/registry';
import { claimOfAnswer } from '../../../src/analysis/trust/claims';
import { FEATURES, featuresOf } from '../../../src/analysis/trust/features';
import { MATERIALITY_FEATURES, materialFeatures, rowsOf } from '../../../src/analysis/trust/materiality';
import materiality from '../../../src/analysis/trust/materiality.json';
import { assertedFrom, claimsIn, trusted } from '../../../src/analysis/trust/trusted';
import { checkedVerifier, likelihood, usualLogOdds, type Verifier } from '../../../src/analysis/trust/verifier';
import weights from '../../../src/analysis/trust/weights.json';
import { contractTextFromPlain } from '../../support/contract-text';
import { readPaper } from '../../support/papers';

function claimed(reading: Reading) {
  const risks = assessRisks(reading);
  const compliance = assessCompliance(reading);
  return { risks, compliance, answers: answersOf(reading, { riskAssessment: risks, compliance }) };
}

const LEASE = `1. Term. The term begins on April 1, 2026 and ends on March 31, 2027.
2. Entry. Landlord may enter the premises at any time, for any reason, without notice to Tenant.
3. Rent. Tenant pays $900 a month. The Landlord can raise the rent at any time.
4. Repairs. The Landlord repairs what breaks.`;

describe('what is claimed of a paper', () => {
  const reading = readPaper(LEASE, 'lease');
  const before = claimed(reading);
  const after = trusted(reading, before);

  test('keeps its answers and passages, each with how likely it is', () => {
    expect(after.answers.map(({ id, answer, evidence }) => ({ id, answer, evidence }))).toEqual(
      before.answers.map(({ id, answer, evidence }) => ({ id, answer, evidence })),
    );
    const judged = after.answers.flatMap(({ likelihood }) => likelihood ?? []);
    expect(judged.length).toBeGreaterThan(3);
    for (const one of judged) expect(one).toBeWithin(0, 1.001);
  });

  test('has to be checked where it is not likely enough, and is then less grave', () => {
    // What is unclear is told as a point to check however likely it is.
    for (const given of after.answers) {
      const { answer, standing, likelihood } = given;
      const claim = claimOfAnswer(reading.kind.id, given);
      expect(standing === 'to_check').toBe(
        answer !== 'unclear' && claim !== null && likelihood !== undefined && likelihood < assertedFrom(claim),
      );
    }
    expect(after.answers.some(({ evidence, likelihood }) => evidence.length === 0 && likelihood !== undefined)).toBe(
      true,
    );
    for (const [at, risk] of after.risks.riskFactors.entries()) {
      const was = before.risks.riskFactors[at];
      if (was?.standing === 'to_check') expect(risk).toEqual(was);
      else if (risk.standing === 'to_check')
        expect([risk.gravity, risk.severity === 'high']).toEqual([was?.severity, false]);
      else expect(risk.severity).toBe(was?.severity ?? 'low');
    }
  });

  test('stands for a side as a point to check, in words that ask, or asserted', () => {
    const id = 'lease.entry-without-notice';
    const doubt = (standing?: 'to_check') =>
      playbooksOf({
        kind: 'residential-lease-us',
        answers: after.answers.map((answer) => {
          const { standing: _, ...rest } = answer;
          return answer.id === id ? { ...rest, answer: 'yes' as const, ...(standing && { standing }) } : rest;
        }),
        law: null,
      }).ofSides.find(({ side }) => side === 'tenant');
    const told = (standing?: 'to_check') => doubt(standing)?.verdicts.find(({ question }) => question === id);
    expect(told()).toMatchObject({ verdict: 'deviates', severity: 'high' });
    expect(told()?.gravity).toBeUndefined();
    expect(told('to_check')).toMatchObject({ verdict: 'unclear', severity: 'medium', gravity: 'high' });
    expect(told('to_check')?.heading).toMatch(/\?$/);
  });
});

describe('what a rule finds that is seldom so where it has to be checked', () => {
  const reading = readPaper(
    '1. Customer must buy all its software from Provider.\n11. In no event shall the total liability of Provider exceed $500.',
    'licence',
  );
  const found = claimed(reading);
  const told = (standing: 'asserted' | 'to_check', rule: string) => {
    const riskFactors = found.risks.riskFactors.map((risk) => ({ ...risk, standing }));
    return trusted(reading, { ...found, risks: { ...found.risks, riskFactors } }).risks.riskFactors.find(
      (risk) => risk.rule === rule,
    );
  };

  test('is as likely as readers held it, and so shown apart', () => {
    const seldom = RISK_RULES.filter(({ soWhenChecked: share }) => share !== undefined);
    expect(seldom.length).toBeGreaterThan(0);
    for (const { id, soWhenChecked: share } of seldom) {
      expect(share).toBeWithin(0, 0.4);
      expect(soWhenChecked(id)).toBe(share);
    }
    expect(soWhenChecked('low-cap')).toBeUndefined();
    expect(soWhenChecked('no such rule')).toBeUndefined();
  });

  test('where the verifier doubts it', () => {
    expect(told('asserted', 'exclusivity')).toMatchObject({ standing: 'to_check' });
    expect(told('asserted', 'exclusivity')?.likelihood).toBeLessThanOrEqual(0.17);
  });

  test('where its second witness is missing', () => {
    expect(told('to_check', 'exclusivity')).toMatchObject({ standing: 'to_check', likelihood: 0.17 });
    expect(told('to_check', 'low-cap')?.standing).toBe('to_check');
    expect(told('to_check', 'low-cap')?.likelihood).toBeUndefined();
  });
});

test('what is grave, small or silent must be surer than the rest to be asserted, and a point of law surest', () => {
  const said = [{ quote: 'Tenant pays.', page: 1, start: 0, end: 12 }];
  const medium = assertedFrom({ severity: 'medium', evidence: said });
  for (const severity of ['high', 'low', null] as const)
    expect(assertedFrom({ severity, evidence: said })).toBeGreaterThan(medium);
  expect(assertedFrom({ severity: null, evidence: said })).toBe(assertedFrom({ severity: 'low', evidence: said }));
  expect(assertedFrom({ severity: 'medium', evidence: [] })).toBeGreaterThan(medium);
  expect(assertedFrom({ severity: 'low', evidence: [] })).toBe(assertedFrom({ severity: 'low', evidence: said }));
});

test('the more else is claimed of a paper that would be grave, the more is known for a term, and nothing for what the paper lacks', () => {
  const reading = readPaper(`${LEASE}\n5. Late rent. Tenant pays a late charge of $________ each day.`, 'lease');
  const { ofAnswers, ofRisks } = claimsIn(reading, claimed(reading));
  const claims = [...ofAnswers, ...ofRisks].filter((claim) => claim !== null);
  const othersOf = (of: typeof claims) =>
    featuresOf(reading, of).map((known) => known[FEATURES.indexOf('other grave claims')]);
  const all = othersOf(claims);
  const grave = claims.filter(({ severity }) => severity === 'high' || severity === 'medium');
  for (const [at, claim] of claims.entries()) {
    const formal = claim.source === 'rule' && !isOfTerms(claim.id);
    const others = grave.filter((one) => one !== claim).length;
    expect(all[at]).toBeCloseTo(formal ? 0 : Math.log((1 + others) / 14), 6);
  }
  expect(claims.some(({ id }) => id === 'blanks')).toBe(true);
  const term = claims.findIndex(({ source, severity }) => source === 'answer' && severity === 'high');
  const [alone] = othersOf(claims.slice(term, term + 1));
  expect(all[term]).toBeGreaterThan(alone ?? 0);
});

describe('how material claims are', () => {
  const reading = readPaper(LEASE, 'lease');
  const { answers, risks } = trusted(reading, claimed(reading));

  test('is told of what rests on words, and of nothing that rests on silence', () => {
    const judged = answers.filter(({ likelihood }) => likelihood !== undefined);
    expect(judged.length).toBeGreaterThan(3);
    for (const { evidence, materiality } of judged) expect(materiality !== undefined).toBe(evidence.length > 0);
    for (const { evidence, materiality } of risks.riskFactors)
      if (evidence.length === 0) expect(materiality).toBeUndefined();
  });

  test('is told of terms, and not of the state of the paper', () => {
    expect(['low-cap', 'blanks', 'no-insurance', 'no-data-protection'].map(isOfTerms)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const open = readPaper(`${LEASE}\n5. Late rent. Tenant pays a late charge of $________ each day.`, 'lease');
    const { riskFactors } = trusted(open, claimed(open)).risks;
    const blanks = riskFactors.find(({ rule }) => rule === 'blanks');
    expect([blanks !== undefined, blanks?.materiality]).toEqual([true, undefined]);
    expect(riskFactors.some(({ materiality }) => materiality !== undefined)).toBe(true);
  });

  test('is the greater the harsher the words', () => {
    const of = (entry: string) => {
      const paper = readPaper(LEASE.replace(/^2\..*$/m, `2. Entry. ${entry}`), 'lease');
      const answer = trusted(paper, claimed(paper)).answers.find(({ id }) => id === 'lease.entry-without-notice');
      return answer?.materiality ?? 0;
    };
    const harsh = of('Landlord may enter the premises at any time, for any reason, without notice to Tenant.');
    const fair = of(
      'Landlord may enter without notice in an emergency, and else after 24 hours’ notice that Tenant agreed to.',
    );
    expect(harsh).toBeGreaterThan(fair);
  });

  test('is not told of a paper that cannot be read as English', () => {
    const german = readContract(
      contractTextFromPlain(
        'Mietvertrag\n1. Miete. Der Mieter zahlt monatlich 900 Euro an den Vermieter, und zwar am ersten Tag des Monats.\n2. Zutritt. Der Vermieter darf die Wohnung jederzeit ohne Ankündigung betreten, und der Mieter hat das zu dulden.\n3. Kaution. Die Kaution verfällt, wenn der Mieter vor dem Ende der Mietzeit auszieht oder die Miete nicht zahlt.\n4. Ende. Der Vertrag endet nach zwölf Monaten, und jede Partei kann ihn mit drei Monaten Frist schriftlich kündigen, sofern nichts anderes vereinbart wurde.',
      ),
    );
    expect(readsAsEnglish(german.contract)).toBe(false);
    const of = { ...answers[0], id: 'lease.entry-without-notice', answer: 'yes' as const };
    const evidence = [{ quote: '1. Miete.', page: 1, start: 0, end: 9 }];
    const one = trusted(german, {
      ...claimed(german),
      answers: [{ ...of, title: 'Entry', value: null, confidence: 1, evidence }],
    });
    expect([one.answers[0]?.likelihood === undefined, one.answers[0]?.materiality]).toEqual([false, undefined]);
  });

  test('weights are of the features that this version knows', () => {
    const verifier = materiality as unknown as Verifier;
    expect(checkedVerifier(verifier, MATERIALITY_FEATURES)).toBe(verifier);
    expect(() => checkedVerifier(verifier)).toThrow(/train-materiality/);
  });

  test('a sentence counts by its most telling one, and nothing by none', () => {
    const known = FEATURES.map(() => 0);
    expect(materialFeatures(known, [-2, 1]).slice(-3)).toEqual([1, -0.5, 1]);
    expect(materialFeatures(known, []).slice(-3)).toEqual([-4, -4, 0]);
    expect(rowsOf(reading.outline.sentences, { evidence: [] })).toEqual([]);
  });
});

describe('the verifier', () => {
  const verifier = weights as unknown as Verifier;

  test('is of the features that this version knows', () => {
    expect(checkedVerifier(verifier)).toBe(verifier);
    expect(verifier.weights.length).toBe(FEATURES.length);
    expect(() => checkedVerifier({ ...verifier, features: ['constant'] })).toThrow(/train-trust/);
  });

  test('holds a claim likelier the oftener those of its kind were so', () => {
    expect(usualLogOdds(0.5)).toBe(0);
    expect(usualLogOdds(0.5, [9, 10])).toBeGreaterThan(usualLogOdds(0.5, [1, 1]));
    const known = FEATURES.map((_, at) => verifier.means[at] ?? 0);
    const counted = (so: number) => likelihood({ ...verifier, counts: { 'x|yes': [so, 10] } }, 'x|yes', known);
    expect(counted(9)).toBeGreaterThan(counted(5));
    expect(counted(5)).toBeGreaterThan(counted(1));
  });
});

test('a harsh paper has more grave findings that are asserted than a fair one', () => {
  const grave = (text: string) => {
    const reading = readPaper(text, 'lease');
    const { answers } = trusted(reading, claimed(reading));
    const { neutral } = playbooksOf({ kind: 'residential-lease-us', answers, law: null });
    return neutral.verdicts.filter(({ verdict, severity }) => verdict === 'deviates' && severity === 'high').length;
  };
  const fair =
    '1. Entry. The Landlord may enter only after 24 hours’ written notice, except in an emergency.\n2. Rent. The rent is $900 a month and stays the same for the term.\n3. Deposit. The Landlord returns the deposit within 14 days, less proved damage.';
  expect(grave(LEASE)).toBeGreaterThan(grave(fair));
});
