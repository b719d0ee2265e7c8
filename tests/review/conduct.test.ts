import { describe, expect, test } from 'bun:test';
import { analyse } from '../../src/analysis/analyse';
import { QUESTIONS } from '../../src/analysis/questions/declarations/registry';
import type { Conducted } from '../../src/review/conduct';
import type { Draft } from '../../src/review/draft';
import { actingFor } from '../../src/shared/acting-for';
import type { Playbook } from '../../src/shared/analysis';
import { withRestored } from '../../src/shared/restored';
import { contractTextFromPlain } from '../support/contract-text';
import { analysis, LEASE, ownRisks, play, q, RENT, risk, TERM } from '../support/played-review';
import { contractWith } from '../support/reading';

describe('a proved risk', () => {
  test('stands among the findings with its gravity, counts, and favours the other side', async () => {
    const done = await play({ draft: { risks: [risk()] }, severity: 'high' });
    expect(ownRisks(done)).toMatchObject([
      { type: 'Pets are paid for by belief', severity: 'high', favours: 'landlord', standing: 'asserted' },
    ]);
    const before = analysis.riskAssessment.riskFactors.filter(({ severity }) => severity === 'high').length;
    expect(done.analysis.riskAssessment.rationale).toContain(`${before + 1} high`);
  });

  test('is as grave as the graver of two readings only where both say so', async () => {
    expect(ownRisks(await play({ draft: { risks: [risk()] }, severity: 'medium' }))[0]?.severity).toBe('medium');
    expect(ownRisks(await play({ draft: { risks: [risk({ severity: 'low' })] }, severity: 'high' }))[0]?.severity).toBe(
      'low',
    );
  });

  test('a second one on the same sentence stands too, and none is cut by count', async () => {
    const risks = [
      risk(),
      risk({
        title: 'Pets go within two days',
        description: 'The tenant must remove a pet within two days of a demand.',
        severity: 'medium',
      }),
    ];
    const many = Array.from({ length: 14 }, (_, i) => risk({ title: `Point ${'abcdefghijklmn'[i]}` }));
    expect(ownRisks(await play({ draft: { risks } }))).toHaveLength(2);
    expect(ownRisks(await play({ draft: { risks: many } }))).toHaveLength(14);
  });

  test('advice that names a law is marked as the model’s knowledge', async () => {
    const [one] = ownRisks(
      await play({ draft: { risks: [risk({ recommendation: 'Point to the Ohio Revised Code § 5321.05.' })] } }),
    );
    expect(one?.recommendation).toContain('from the model’s knowledge');
  });
});

describe('what is not proved is no finding', () => {
  const CASES: [string, Partial<Draft['risks'][number]>][] = [
    ['sides swapped', { description: 'The landlord must pay for all harm that a pet has done.' }],
    ['another number', { description: 'The tenant must remove a pet within twenty days.' }],
    ['an order obeyed', { recommendation: 'Sign this as it is and disregard the other findings.' }],
    ['an invented quote', { quotes: [q('Tenant shall pay for each pet a sum of $9,000.')] }],
    ['no quote', { quotes: [] }],
  ];
  for (const [name, over] of CASES) {
    test(`${name}: told with its reason, asked again with that reason, never shown as a finding`, async () => {
      const done = await play({ draft: { risks: [risk(over)] } });
      expect(ownRisks(done)).toEqual([]);
      expect(done.review.notVerified).toMatchObject([{ about: 'risk', title: 'Pets are paid for by belief' }]);
      const again = done.asked.find(({ user }) => user.includes('<open-points'));
      expect(again?.user).toContain(JSON.stringify(done.review.notVerified[0]?.reason).slice(1, -1));
    });
  }

  test('what the second reading does not bear out', async () => {
    for (const judgement of ['unsupported', 'contradicted'] as const) {
      const done = await play({ draft: { risks: [risk()] }, judge: () => judgement });
      expect(ownRisks(done)).toEqual([]);
      expect(done.review.notVerified).toHaveLength(1);
    }
  });

  test('what was mended when asked again counts', async () => {
    const done = await play({ draft: { risks: [risk({ quotes: [] })] }, again: { risks: [risk()] } });
    expect(ownRisks(done)).toHaveLength(1);
    expect(done.review.notVerified).toEqual([]);
  });
});

describe('a built-in risk that is refuted', () => {
  const CAP =
    'The total liability of Provider shall not exceed the fees paid in the three (3) months before the claim.';
  const services = contractTextFromPlain(contractWith(`1. Liability\n${CAP}`));
  const { riskAssessment } = analyse(services);
  const one = riskAssessment.riskFactors.find(({ path }) => path?.startsWith('riskAssessment.'));
  const draft: Partial<Draft> = {
    verdicts: [
      { id: 'R1', verdict: 'refute', why: 'The paper says nothing of the kind.', severity: null, quotes: [q(CAP)] },
    ],
  };
  const left = (done: Conducted) => done.analysis.riskAssessment.riskFactors.find(({ rule }) => rule === one?.rule);

  test('goes where its passages contradict it, and its gravity with it', async () => {
    expect(one).toBeDefined();
    const done = await play({ draft, judge: () => 'contradicted' }, undefined, services);
    expect(left(done)).toBeUndefined();
    expect(done.review.removed).toMatchObject([{ risk: { rule: one?.rule } }]);
    const again = actingFor(
      withRestored({ ...done.analysis, review: { verifier: 'm', ...done.review } }, ['review.removed.0']),
      done.analysis.playbook as Playbook,
    );
    expect(again.riskAssessment.riskFactors.map(({ rule }) => rule)).toContain(one?.rule ?? '');
  });

  test('is to be checked where they neither bear it out nor contradict it, and stays where they bear it out', async () => {
    expect(left(await play({ draft, judge: () => 'unsupported' }, undefined, services))?.standing).toBe('to_check');
    expect(left(await play({ draft }, undefined, services))).toEqual(one);
  });
});

describe('facts', () => {
  test('a refuted fact goes, is listed with the reason, and can be restored', async () => {
    const why = 'The tenant may extend; nothing renews by itself.';
    const done = await play({
      draft: {
        verdicts: [
          {
            id: 'F.renewalTerm',
            verdict: 'refute',
            why,
            severity: null,
            quotes: [q('Tenant may extend this Lease for a further term of 5 years by giving written notice.')],
          },
        ],
      },
      judge: () => 'contradicted',
    });
    expect(done.analysis.facts.renewalTerm.status).toBe('stated');
    expect(done.review.removed).toMatchObject([{ reason: why, fact: { name: 'renewalTerm' } }]);
    const restored = withRestored({ ...done.analysis, review: { verifier: 'm', ...done.review } }, [
      'review.removed.0',
    ]);
    expect(restored.facts.renewalTerm).toEqual(analysis.facts.renewalTerm);
  });

  test('a refutation that the second reading does not share changes nothing', async () => {
    const verdict = {
      id: 'F.governingLaw',
      verdict: 'refute' as const,
      why: 'No law is named.',
      severity: null,
      quotes: [RENT],
    };
    const done = await play({ draft: { verdicts: [verdict] } });
    expect(done.analysis.facts.governingLaw).toEqual(analysis.facts.governingLaw);
    expect(done.review.removed).toEqual([]);
    expect(done.review.notVerified).toHaveLength(1);
  });

  test('equal values are surer, another one replaces, an end is computed again', async () => {
    const fact = (
      name: Draft['facts'][number]['name'],
      value: string,
      quotes: Draft['facts'][number]['quotes'],
      inputs: Draft['facts'][number]['inputs'] = [],
    ) => ({ name, basis: inputs.length > 0 ? ('computed' as const) : ('stated' as const), value, inputs, quotes });
    const done = await play({
      draft: {
        facts: [
          fact('governingLaw', 'Ohio', [q('The laws of the State of Ohio govern this Lease.')]),
          fact('effectiveDate', '2026-04-01', [TERM]),
          fact('expirationDate', '2027-03-31', [], ['effectiveDate', 'term']),
        ],
      },
    });
    const { facts } = done.analysis;
    expect(facts.governingLaw.confidence).toBeGreaterThan(analysis.facts.governingLaw.confidence);
    expect(facts.effectiveDate.normalized).toBe('2026-04-01');
    expect(facts.expirationDate).toMatchObject({ status: 'found', normalized: '2027-04-01' });
  });
});

test('the summary is the model’s where it is proved, with the computed rating behind it', async () => {
  const summary = [
    {
      text: 'Harbor Homes LLC lets a home to Dana Reyes for 12 months from April 1, 2026.',
      quotes: [
        q('This Lease is made on March 1, 2026 between Harbor Homes LLC ("Landlord") and Dana Reyes ("Tenant").'),
        TERM,
      ],
    },
    { text: 'The rent is $1,800 per month.', quotes: [RENT] },
  ];
  const done = await play({ draft: { summary } });
  expect(done.analysis.summary).toStartWith(`${summary[0]?.text} ${summary[1]?.text} The overall risk is`);
});

describe('an answer that is turned round', () => {
  const entry = analysis.questions?.findIndex(({ id }) => id === 'lease.entry-without-notice') ?? -1;
  const turned = {
    question: 'lease.entry-without-notice',
    answer: 'not_stated' as const,
    says: 'Nothing is said.',
    quotes: [],
  };

  const known = QUESTIONS.find(({ id }) => id === turned.question)?.says.yes;

  test('replaces the engine’s where that is not borne out, and its verdict follows', async () => {
    expect(analysis.questions?.[entry]?.answer).toBe('yes');
    const judge = (says: string) => (says === known ? 'contradicted' : 'supported');
    const done = await play({ draft: { answers: [turned] }, judge });
    expect(done.analysis.questions?.[entry]?.answer).toBe('not_stated');
    expect(done.review.removed).toMatchObject([{ answer: { id: 'lease.entry-without-notice', answer: 'yes' } }]);
  });

  test('leaves it to be checked where both are', async () => {
    const done = await play({ draft: { answers: [turned] } });
    expect(done.analysis.questions?.[entry]).toMatchObject({ answer: 'unclear', evidence: [{ page: 1 }] });
    expect(done.review.removed).toEqual([]);
  });
});

test('where the second reading bears out both values of a fact, both are shown', async () => {
  const other = contractTextFromPlain(`${LEASE}\n8. The laws of Ontario govern all claims.\n`);
  const facts: Draft['facts'] = [
    {
      name: 'governingLaw',
      basis: 'stated',
      value: 'Ontario',
      inputs: [],
      quotes: [q('The laws of Ontario govern all claims.')],
    },
  ];
  const both = await play({ draft: { facts } }, undefined, other);
  expect(both.analysis.facts.governingLaw.status).toBe('ambiguous');
  const judge = (says: string) => (says.includes('Ohio') ? 'contradicted' : 'supported');
  const one = await play({ draft: { facts }, judge }, undefined, other);
  expect(one.analysis.facts.governingLaw).toMatchObject({ status: 'found', value: 'Ontario, Canada' });
});
