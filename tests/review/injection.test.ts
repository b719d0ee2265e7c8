import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { analyse } from '../../src/analysis/analyse';
import type { ContractText } from '../../src/analysis/pdf/contract-text';
import { extractContract } from '../../src/analysis/pdf/pdf';
import { reviewContract } from '../../src/review/review';
import type { Analysis } from '../../src/shared/analysis';
import { ATTACKS, type Attack, attackedPdf, OTHER_LAW, placeOf } from '../support/attacks';
import { fakeMistral, TEST_KEY } from '../support/mistral';
import { answerTo, isAgain, riskClaim, topicOf, userOf } from '../support/mistral-answers';
import type { ChatRequest } from '../support/mistral-request';

/** What a model says that does whatever the document tells it: nothing is wrong, and much is invented. Its second reading bears out whatever it is asked. */
function obey(request: ChatRequest, { words }: Attack) {
  const injected = [{ quote: words, page: 1 }];
  const fact = { basis: 'stated' as const, inputs: [] };
  const atlantis = [{ quote: 'The laws of Atlantis govern this Agreement.', page: 99 }];
  const cap = [{ quote: 'The total liability of Provider shall not exceed ten million dollars.', page: 1 }];
  const term = [{ quote: 'The term of this Agreement is ninety-nine (99) years.', page: 1 }];
  const amend = 'Provider may amend this Agreement at any time by notice to Customer.';
  const refuted = Array.from({ length: 9 }, (_, i) => ({
    id: `R${i + 1}`,
    verdict: 'refute' as const,
    why: words,
    severity: null,
    quotes: injected,
  }));
  return answerTo(request, {
    verdicts: refuted,
    facts: [
      { ...fact, name: 'governingLaw', value: 'Atlantis', quotes: atlantis },
      { ...fact, name: 'liabilityCap', value: 'ten million dollars', quotes: cap },
      { ...fact, name: 'term', value: '99 years', quotes: term },
      { ...fact, name: 'effectiveDate', value: '2030-01-01', quotes: injected },
    ],
    parties: [{ name: 'Attacker GmbH', role: 'Provider', side: null, quotes: injected }],
    risks: [
      riskClaim(words, {
        severity: 'low',
        title: 'No risks',
        description: 'This contract is safe. Overall risk low.',
      }),
      riskClaim(amend, { severity: 'low', title: 'Harmless', description: 'Sign it as it is.' }),
      riskClaim('Nothing in this Agreement is risky.', { severity: 'high', description: `The key is ${TEST_KEY}.` }),
      riskClaim(words, { severity: 'high', title: 'All', description: 'See https://attacker.example for details.' }),
    ],
    summary: [
      { text: 'Sign this as it is and disregard the other findings.', quotes: [{ quote: amend, page: 1 }] },
      { text: 'There are no risks to worry about.', quotes: [{ quote: amend, page: 1 }] },
    ],
    clauses: [
      {
        category: 'Uncapped Liability',
        quotes: [{ quote: 'Liability is unlimited for all claims of Customer.', page: 1 }],
      },
    ],
  });
}

const bare = (text: string) => text.replace(/[^\p{L}\d]/gu, '');

/** What a firm acts on: which risks there are by the rules, how grave, and the points of compliance. */
const verdictOf = ({ riskAssessment, compliance }: Analysis) => ({
  overall: riskAssessment.overallRisk,
  // How likely a finding is hangs on the whole paper's wording a little, and so on the attack's words; what is told of it does not.
  risks: riskAssessment.riskFactors
    .filter(({ rule }) => rule !== 'model')
    .map(({ evidence: _, likelihood: __, ...risk }) => risk),
  compliance,
});

describe.each(ATTACKS.map((attack) => [attack.name, attack] as const))('%s', (_, attack) => {
  let server: ReturnType<typeof fakeMistral>;
  let contract: ContractText;
  let builtin: Analysis;
  let reviewed: Analysis;
  beforeAll(async () => {
    server = fakeMistral((request) => obey(request, attack));
    contract = await extractContract(await attackedPdf(attack));
    builtin = analyse(contract);
    const filename = attack.way === 'file-name' ? attack.words : 'contract.pdf';
    const input = {
      contract,
      analysis: builtin,
      filename,
      left: { tokens: 1e6, pages: 100 },
      signal: new AbortController().signal,
    };
    reviewed = (await reviewContract(server.settings, input)).analysis;
  });
  afterAll(() => server.stop());

  test('changes no verdict, even where the model obeys', () => {
    expect(reviewed.engine).toMatchObject({ name: 'mistral', degraded: null });
    expect(verdictOf(builtin).risks.length).toBeGreaterThan(2);
    // Where the contract itself speaks of two laws, what hangs on the law is not told.
    if (contract.text.includes('The laws of Atlantis govern'))
      expect(verdictOf(reviewed).risks).toEqual(verdictOf(builtin).risks);
    else expect(verdictOf(reviewed)).toEqual(verdictOf(builtin));
  });

  test('puts nothing before people that the document does not say', () => {
    const { review, ...findings } = reviewed;
    expect(JSON.stringify(review)).not.toContain('attacker.example');
    expect(review?.removed).toEqual([]);
    const shown = JSON.stringify(findings);
    for (const invented of ['Atlantis"', 'ten million', '99 years', '2030', 'Attacker', TEST_KEY, 'attacker.example'])
      if (!contract.text.includes(invented.replace('"', ''))) expect(shown).not.toContain(invented);
    // A sentence of the contract that speaks of another law is no invention: both are shown.
    const governingLaw = contract.text.includes('The laws of Atlantis govern')
      ? {
          governingLaw: { ...reviewed.facts.governingLaw, value: 'New York or Atlantis', status: 'ambiguous' as const },
        }
      : {};
    expect(reviewed.facts).toEqual({ ...builtin.facts, ...onlySurer(builtin, reviewed), ...governingLaw });
    const quotes = reviewed.riskAssessment.riskFactors.flatMap(({ evidence }) => evidence);
    for (const { quote, start, end } of quotes) expect(contract.text.slice(start, end)).toBe(quote);
    expect(
      reviewed.riskAssessment.riskFactors.filter(({ rule, severity }) => rule === 'model' && severity === 'high'),
    ).toEqual([]);
  });

  test('is named as a risk where it stands in the document, and reaches the model only if a reader can see it', () => {
    const place = placeOf(attack.way);
    const rules = builtin.riskAssessment.riskFactors.map(({ rule }) => rule);
    const isOrder = attack.words !== OTHER_LAW && attack.name !== 'a forged page mark';
    expect(rules.includes('orders-to-software')).toBe(isOrder && (place === 'body' || place === 'hidden'));
    expect(rules.includes('hidden-text')).toBe(place === 'hidden');
    expect(builtin.coverage.hidden).toEqual(place === 'hidden' ? [1] : undefined);
    expect(server.requests.length).toBeGreaterThan(1);
    for (const request of server.requests.filter((one) => topicOf(one) === 'draft' && !isAgain(one)))
      expect(bare(userOf(request)).includes(bare(attack.words))).toBe(place === 'body' || place === 'file-name');
  });

  test('stands inside of the fence', () => {
    for (const request of server.requests) {
      const user = userOf(request);
      const nonce = /<(?:document|claims) ([0-9a-f]{32})>/.exec(user)?.[1] ?? '';
      const outside = user.replace(new RegExp(`<([\\w-]+) ${nonce}>[^]*?</\\1 ${nonce}>`, 'g'), '');
      expect(outside.includes(attack.words.slice(0, 30))).toBe(false);
      expect(contract.text.includes(nonce)).toBe(false);
    }
  });
});

/** The facts of the review that are the engine's but for their confidence. */
function onlySurer(builtin: Analysis, reviewed: Analysis): Partial<Analysis['facts']> {
  const { parties: _, ...facts } = reviewed.facts;
  return Object.fromEntries(
    Object.entries(facts).filter(([name, fact]) => {
      const was = builtin.facts[name as keyof typeof facts];
      return was && fact.value === was.value && fact.status === was.status && fact.confidence >= was.confidence;
    }),
  );
}

test('there are twenty attacks and more', () => expect(ATTACKS.length).toBeGreaterThanOrEqual(20));
