import { describe, expect, test } from 'bun:test';
import { analyse } from '../../src/analysis/analyse';
import { ownPositions } from '../../src/analysis/playbooks/own-playbook';
import { playbookOf, playbooksOf } from '../../src/analysis/playbooks/verdicts';
import { actingFor, lookFirst, pathOfRisk, riskAt } from '../../src/shared/acting-for';
import type { Analysis, Playbook, RiskFactor } from '../../src/shared/analysis';
import { isUsual } from '../../src/shared/materiality';
import type { PlaybookContent } from '../../src/shared/playbooks';
import { contractTextFromPlain } from '../support/contract-text';

const LEASE = `RESIDENTIAL LEASE AGREEMENT
This Residential Lease is made on March 1, 2026 between Greenfield Homes LLC (the "Landlord") and Ana Ruiz (the "Tenant") for the apartment at 40 Oak Avenue, Unit 5, Sacramento, California.
1. Term. The term begins on April 1, 2026 and ends on March 31, 2027.
2. Rent. Tenant shall pay a monthly rent of $2,100 on the first day of each month.
3. Security deposit. Tenant pays a security deposit of $4,200.
4. Entry. Landlord may enter the premises at any time without notice to Tenant.
5. Default. If any rent is late, the entire rent for the rest of the term becomes due at once without notice.
6. Pets. No pets.
7. Utilities. Tenant pays for gas and power.
8. Governing law. This Lease is governed by the laws of California.`;

const stored = analyse(contractTextFromPlain(LEASE));

function playbookFor(side: string): Playbook {
  const { neutral, ofSides } = playbooksOf({
    kind: stored.kind?.id ?? null,
    answers: stored.questions ?? [],
    law: stored.facts.governingLaw.value,
  });
  return ofSides.find((one) => one.side === side) ?? neutral;
}
const rulesOf = ({ riskAssessment }: Analysis) => riskAssessment.riskFactors.map(({ rule }) => rule);

describe('an analysis as a side reads it', () => {
  const tenant = actingFor(stored, playbookFor('tenant'));
  const landlord = actingFor(stored, playbookFor('landlord'));

  test('has what the side’s playbook says among its risks, gravest first', () => {
    expect(tenant.playbook?.side).toBe('tenant');
    const entry = tenant.riskAssessment.riskFactors.find(({ rule }) => rule === 'lease.entry-without-notice');
    expect(entry).toMatchObject({ severity: 'high', standing: 'asserted' });
    expect(entry?.evidence[0]?.quote).toContain('at any time without notice');
    const ranks = tenant.riskAssessment.riskFactors.map(({ severity }) => ['high', 'medium', 'low'].indexOf(severity));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  });

  test('says once what a question of the kind and a general one ask of the same words', () => {
    const late = tenant.riskAssessment.riskFactors.filter(({ evidence }) => evidence[0]?.quote.includes('entire rent'));
    expect(late.map(({ rule }) => rule)).toEqual(['lease.early-exit-cost']);
  });

  test('can be asked of an analysis as another side reads it, and nothing gets lost', () => {
    expect(actingFor(tenant, playbookFor('landlord'))).toEqual(landlord);
    expect(actingFor(landlord, playbookFor('neutral'))).toEqual(stored);
    expect(actingFor(tenant, playbookFor('tenant'))).toEqual(tenant);
  });

  test('leaves each finding at its place, by which decisions are known', () => {
    for (const risk of tenant.riskAssessment.riskFactors) {
      const path = pathOfRisk(tenant.riskAssessment, risk);
      expect(riskAt(tenant, path)).toEqual(risk);
      expect(riskAt(landlord, path)?.rule ?? risk.rule).toBe(risk.rule);
    }
    const paths = tenant.riskAssessment.riskFactors.map((risk) => pathOfRisk(tenant.riskAssessment, risk));
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('says in its summary what that side looks at first', () => {
    const last = ({ summarySentences }: Analysis) =>
      summarySentences?.find(({ restsOn }) => restsOn.includes('riskAssessment.overallRisk'))?.text;
    expect(last(tenant)).toMatch(/^The overall risk is (?:medium|high); look first at: /);
    expect(tenant.summary).toContain(last(tenant) ?? '-');
    expect(last(landlord)).not.toBe(last(tenant));
    expect(tenant.facts).toEqual(landlord.facts);
  });

  test('says that a rating comes from what has to be checked, and of which', () => {
    const point = (type: string): RiskFactor => ({
      type,
      severity: 'medium',
      gravity: 'high',
      likelihood: 0.8,
      standing: 'to_check',
      rule: type,
      description: 'd',
      recommendation: 'x',
      evidence: [{ quote: type, page: 1, start: 0, end: 1 }],
      path: `questions.${type}`,
    });
    const points = ['Does it renew?', 'It ends at will'].map(point);
    const told = lookFirst({ overallRisk: 'medium', rationale: 'r', riskFactors: points, recommendations: [] });
    expect(told.text).toBe(
      'The overall risk is medium by what has to be checked. Look first at this: Does it renew? It ends at will.',
    );
    expect(told.restsOn).toEqual([
      'riskAssessment.overallRisk',
      'questions.Does it renew?',
      'questions.It ends at will',
    ]);
  });

  test('has no right of its own among its risks, and keeps it', () => {
    const [first] = stored.riskAssessment.riskFactors;
    if (!first) throw new Error('The lease has risks');
    const risk = { ...first, rule: 'unilateral-amendment', path: 'riskAssessment.riskFactors.90', favours: 'landlord' };
    const withRight: Analysis = {
      ...stored,
      riskAssessment: { ...stored.riskAssessment, riskFactors: [risk, ...stored.riskAssessment.riskFactors] },
    };
    expect(rulesOf(actingFor(withRight, playbookFor('tenant')))).toContain('unilateral-amendment');
    const own = actingFor(withRight, playbookFor('landlord'));
    expect(rulesOf(own)).not.toContain('unilateral-amendment');
    expect(own.riskAssessment.ownRights?.map(({ rule }) => rule)).toContain('unilateral-amendment');
    expect(rulesOf(actingFor(own, playbookFor('tenant')))).toContain('unilateral-amendment');
  });
});

describe('a paper is not rated', () => {
  const rated = (text: string) => analyse(contractTextFromPlain(text)).riskAssessment;

  test('where its kind is not recognised', () => {
    const { notAssessed, overallRisk } = rated(
      'AGREEMENT\nbetween Ada Lovelace and Charles Babbage, who agree as follows.\n1. Ada shall write a letter every week.\n2. Charles shall answer it within three days.',
    );
    expect(notAssessed).toMatch(/not recognised/);
    expect(overallRisk).not.toBe('high');
  });

  test('where a page could not be read, unless what was found is high already', () => {
    const fair = LEASE.replace(/^[3-5]\..*\n/gm, '');
    const contract = contractTextFromPlain(fair);
    const [page] = contract.pages;
    if (!page) throw new Error('The lease has a page');
    const unread = { ...page, number: 2, source: 'unreadable' as const };
    const partly = analyse({ ...contract, pages: [page, unread] });
    expect(analyse(contract).riskAssessment.notAssessed).toBeUndefined();
    expect(partly.riskAssessment.notAssessed).toContain('page 2 could not be read');
    expect(partly.summary).toContain('not assessed');
  });
});

describe('one-sided wording', () => {
  const tenant = actingFor(stored, playbookFor('tenant'));

  test('is not told beside a finding that says what the sentence means, and is kept', () => {
    expect(rulesOf(tenant)).not.toContain('without-asking');
    expect(tenant.riskAssessment.toldElsewhere?.map(({ rule }) => rule)).toEqual(['without-asking']);
  });

  test('is told of a sentence that nothing else speaks of', () => {
    const [risk] = tenant.riskAssessment.toldElsewhere ?? [];
    if (!risk) throw new Error('There is an echo');
    const elsewhere = { ...risk, evidence: risk.evidence.map((one) => ({ ...one, start: 0, end: 5 })) };
    const analysis = { ...stored, riskAssessment: { ...stored.riskAssessment, riskFactors: [elsewhere] } };
    expect(rulesOf(actingFor(analysis, playbookFor('tenant')))).toContain('without-asking');
  });
});

test('that there is a limit is not told beside what is wrong with it', () => {
  const saas = analyse(
    contractTextFromPlain(`SOFTWARE AS A SERVICE AGREEMENT
This Agreement is made on March 1, 2026 between Pelagrid Software Inc. (the "Provider") and Ana Ruiz Stores LLC (the "Customer").
1. Service. Provider shall let Customer use the Service over the internet for a yearly subscription fee of $64,800.
2. Limit. The total liability of the Provider under this Agreement shall not exceed the fees paid for one month.
3. Term. The term is one year from March 1, 2026.
4. Law. The laws of California govern this Agreement.`),
  );
  // In so short a paper nothing is likely; what a rule and a question say of the same words is what is looked at.
  const { riskFactors: told, unlikely = [] } = saas.riskAssessment;
  const byRules = [...told, ...unlikely].flatMap(
    ({ likelihood: _l, materiality: _m, gravity: _g, path: _p, ...risk }) =>
      ['low-cap', 'one-sided-cap'].includes(risk.rule) ? [{ ...risk, standing: 'asserted' as const }] : [],
  );
  const questions = saas.questions?.map(({ likelihood: _l, materiality: _m, ...answer }) => answer);
  const { ofSides } = playbooksOf({ kind: saas.kind?.id ?? null, answers: questions ?? [], law: 'California' });
  const playbook = ofSides.find(({ side }) => side === 'customer');
  if (!playbook) throw new Error('Its customer has a playbook');
  const sure = { ...saas, questions, riskAssessment: { ...saas.riskAssessment, riskFactors: byRules, unlikely: [] } };
  const { riskFactors, toldElsewhere } = actingFor(sure, playbook).riskAssessment;
  const ofLimit = riskFactors.filter(({ evidence }) => evidence[0]?.quote.includes('total liability'));
  expect(ofLimit.map(({ rule }) => rule).toSorted()).toEqual(['low-cap', 'one-sided-cap']);
  expect(toldElsewhere?.map(({ rule }) => rule)).toContain('any.liability-cap');
});

test('what has to be checked in words that are told for sure, as gravely, is left out', () => {
  const [quote] = stored.clauses;
  const evidence = quote ? [{ quote: quote.quote, page: quote.page, start: quote.start, end: quote.end }] : [];
  const verdict = { title: '', heading: '', why: null, statement: '', advice: null, side: 'tenant', law: [], evidence };
  const playbook = playbookFor('tenant');
  const told = (verdicts: Playbook['verdicts']) =>
    actingFor(stored, { ...playbook, verdicts })
      .riskAssessment.riskFactors.filter(({ rule }) => verdicts.some(({ question }) => question === rule))
      .map(({ rule }) => rule);
  const [sure, open] = (stored.questions ?? []).map(({ id }) => id);
  if (!sure || !open) throw new Error('The lease has answers.');
  const asserted = { ...verdict, question: sure, verdict: 'deviates' as const, severity: 'medium' as const };
  const toCheck = { ...verdict, question: open, verdict: 'unclear' as const, severity: 'medium' as const };
  expect(told([asserted, toCheck])).toEqual([sure]);
  expect(told([{ ...asserted, severity: 'low' }, toCheck])).toEqual([open, sure]);
});

test('words that bear a question of the kind only beside others do not take those of a general one', () => {
  const [late, entry] = ['entire rent', 'at any time without notice'].map((words) => {
    const start = LEASE.indexOf(words);
    return { quote: words, page: 1, start, end: start + words.length };
  });
  if (!late || !entry) throw new Error('The lease has both.');
  const verdict = { title: '', heading: '', why: null, statement: '', advice: null, side: 'tenant', law: [] };
  const asserted = { ...verdict, verdict: 'deviates' as const, severity: 'high' as const };
  // Both are asked of the lease, whose answers have paths.
  const told = (ofKind: (typeof late)[], general: (typeof late)[]) => {
    const verdicts = [
      { ...asserted, question: 'lease.entry-without-notice', evidence: ofKind },
      { ...asserted, question: 'any.liquidated-damages', evidence: general },
    ];
    const { riskFactors } = actingFor(stored, { ...playbookFor('tenant'), verdicts }).riskAssessment;
    return riskFactors.some(({ rule }) => rule === 'any.liquidated-damages');
  };
  expect(told([entry, late], [late])).toBe(true);
  expect(told([entry, late], [late, entry])).toBe(false);
  expect(told([late], [late])).toBe(false);
});

test('a point to check that is most likely none stands apart, keeps its place, and comes back when it is likelier', () => {
  const playbook = playbookFor('tenant');
  const at = stored.questions?.findIndex(({ id }) => id === 'lease.entry-without-notice') ?? -1;
  const verdict = playbook.verdicts.find(({ question }) => question === 'lease.entry-without-notice');
  if (!verdict) throw new Error('The entry is judged');
  const doubted: Playbook = {
    ...playbook,
    verdicts: [{ ...verdict, verdict: 'unclear' }],
  };
  const asLikely = (likelihood: number) =>
    actingFor(
      { ...stored, questions: stored.questions?.map((one, place) => (place === at ? { ...one, likelihood } : one)) },
      doubted,
    );
  const unlikely = asLikely(0.2);
  expect(rulesOf(unlikely)).not.toContain(verdict.question);
  expect(unlikely.riskAssessment.unlikely?.map(({ rule, path }) => [rule, path])).toEqual([
    [verdict.question, `questions.${at}`],
  ]);
  expect(riskAt(unlikely, `questions.${at}`)?.rule).toBe(verdict.question);
  expect(rulesOf(asLikely(0.5))).toContain(verdict.question);
  expect(asLikely(0.5).riskAssessment.unlikely).toBeUndefined();
});

describe('what a lawyer would most likely pass over', () => {
  const id = 'lease.entry-without-notice';
  const materially = (materiality: number, more: object = {}) =>
    stored.questions?.map((one) => (one.id === id ? { ...one, materiality, ...more } : one)) ?? [];
  const paper = (materiality: number, more?: object) => ({
    kind: stored.kind?.id ?? null,
    answers: materially(materiality, more),
    law: null,
  });
  const verdictOf = ({ verdicts }: Playbook) => verdicts.find(({ question }) => question === id);
  const tenantOf = (materiality: number, more?: object) =>
    verdictOf(playbookOf(paper(materiality, more), 'tenant') as Playbook);

  test('is no risk, stands among the answers as usual, and keeps its words', () => {
    expect(tenantOf(0.3)).toMatchObject({ verdict: 'standard', severity: null, usual: true, advice: null });
    expect(tenantOf(0.3)?.evidence.length).toBeGreaterThan(0);
    const { riskAssessment } = actingFor(
      { ...stored, questions: materially(0.3) },
      playbookOf(paper(0.3), 'tenant') as Playbook,
    );
    expect([...riskAssessment.riskFactors, ...(riskAssessment.unlikely ?? [])].map(({ rule }) => rule)).not.toContain(
      id,
    );
    expect(tenantOf(0.9)).toMatchObject({ verdict: 'deviates', severity: 'high' });
    expect(tenantOf(0.9)?.usual).toBeUndefined();
  });

  test('is not called usual to a side that does not mind it', () => {
    const ofLandlord = (materiality: number) =>
      verdictOf(playbookOf(paper(materiality, { bearer: 'tenant' }), 'landlord') as Playbook);
    expect(ofLandlord(0.9)).toMatchObject({ severity: null });
    expect(ofLandlord(0.3)).toEqual(ofLandlord(0.9));
  });

  test('has to be the more material where it is doubted', () => {
    expect(tenantOf(0.65)?.usual).toBeUndefined();
    expect(tenantOf(0.65, { standing: 'to_check' })?.usual).toBe(true);
    expect(tenantOf(0.65, { answer: 'unclear' })?.usual).toBe(true);
    expect(isUsual({ materiality: undefined, standing: 'to_check' })).toBe(false);
  });

  test('is told where a firm minds it in a playbook of its own', () => {
    const own = (positions: PlaybookContent['positions']) =>
      playbookOf(
        paper(0.3),
        'tenant',
        ownPositions({
          id: 'x',
          name: 'Ours',
          kind: stored.kind?.id ?? '',
          side: 'tenant',
          version: 1,
          content: { positions, own: [] },
        }),
      ) as Playbook;
    expect(verdictOf(own({}))?.usual).toBe(true);
    const minded = own({ [id]: { yes: 'medium' } });
    expect(verdictOf(minded)).toMatchObject({ verdict: 'deviates', severity: 'medium' });
    expect(rulesOf(actingFor({ ...stored, questions: materially(0.3) }, minded))).toContain(id);
  });

  test('stands apart where a rule found it', () => {
    const playbook = playbookFor('tenant');
    const risk = stored.riskAssessment.riskFactors.find(({ path, evidence }) => !path && evidence.length > 0) ?? {
      ...(stored.riskAssessment.riskFactors[0] as RiskFactor),
    };
    const { path: _, ...ruled } = { ...risk, rule: 'jury-waiver', standing: 'asserted' as const };
    const apart = (materiality: number) =>
      actingFor(
        {
          ...stored,
          riskAssessment: {
            overallRisk: 'low',
            rationale: '',
            recommendations: [],
            riskFactors: [{ ...ruled, materiality }],
          },
        },
        { ...playbook, verdicts: [] },
      ).riskAssessment;
    expect([apart(0.3).riskFactors.length, apart(0.3).unlikely?.length]).toEqual([0, 1]);
    expect([apart(0.9).riskFactors.length, apart(0.9).unlikely]).toEqual([1, undefined]);
  });
});
