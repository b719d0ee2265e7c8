import { actingFor } from '../../src/shared/acting-for';
import type { Analysis, Evidence, Playbook, PlaybookVerdict, QuestionAnswer } from '../../src/shared/analysis';
import type { Contract } from '../../src/shared/contracts';
import type { Decision, Finding } from '../../src/shared/findings';
import { lease, proof } from './lease-analysis';
import { contract } from './ui-fixtures';

type Judged = Pick<PlaybookVerdict, 'verdict' | 'severity'>;

interface Asked {
  id: string;
  title: string;
  /** What the paper says of it. */
  heading: string;
  evidence: Evidence[];
  tenant: Judged;
  landlord: Judged;
}

const WANTED: Judged = { verdict: 'standard', severity: null };
const HIGH: Judged = { verdict: 'deviates', severity: 'high' };
const MEDIUM: Judged = { verdict: 'deviates', severity: 'medium' };

export const ENTRY = 'The landlord may enter without notice';
export const RELEASE = 'The landlord is released from its own negligence';

const ASKED: readonly Asked[] = [
  {
    id: 'entry',
    title: 'Entry by the landlord',
    heading: ENTRY,
    evidence: [proof('Landlord may enter at any time.', 6, 100)],
    tenant: HIGH,
    landlord: WANTED,
  },
  {
    id: 'release',
    title: 'Release',
    heading: RELEASE,
    evidence: [proof('Tenant releases Landlord from all claims.', 9, 200)],
    tenant: HIGH,
    landlord: MEDIUM,
  },
  {
    id: 'repairs',
    title: 'Repairs',
    heading: 'No duty to repair was found',
    evidence: [],
    tenant: { verdict: 'missing', severity: 'medium' },
    landlord: WANTED,
  },
  {
    id: 'late-fee',
    title: 'Late fee',
    heading: 'Is there a late fee without a limit?',
    evidence: [proof('A late charge may be set.', 3, 300)],
    tenant: { verdict: 'unclear', severity: 'medium' },
    landlord: WANTED,
  },
  {
    id: 'pets',
    title: 'Pets',
    heading: 'Pets are allowed',
    evidence: [proof('Pets are welcome.', 4, 400)],
    tenant: WANTED,
    landlord: WANTED,
  },
];

const ask = (subject: string) => `Something better on ${subject}.`;

function playbookFor(side: 'neutral' | 'tenant' | 'landlord', asked: readonly Asked[]): Playbook {
  return {
    id: 'residential-lease',
    name: 'Residential lease',
    version: '1',
    kind: 'residential-lease',
    side,
    assessed: true,
    verdicts: asked.map(({ id, title, heading, evidence, ...judged }) => {
      const { verdict, severity } = side === 'neutral' ? judged.tenant : judged[side];
      const why = severity ? `${title} hurts the ${side}.` : null;
      const advice = severity ? ask(title) : null;
      const law = id === 'entry' ? [{ place: 'California', cite: 'Civ. Code § 1954', says: 'entry needs notice' }] : [];
      return { question: id, title, verdict, severity, heading, why, statement: heading, advice, side, law, evidence };
    }),
  };
}

/** A lease on which five questions were asked, as it is stored, and what each side makes of the answers; `more` asks so many grave ones besides. */
export function sidedLease(more = 0): { stored: Analysis; playbooks: Playbook[] } {
  const others = Array.from({ length: more }, (_, i): Asked => {
    const heading = `The ${i + 1}. point is against the tenant`;
    const evidence = [proof(`The words of point ${i + 1}.`, i + 1, 1_000 + i * 100)];
    return { id: `more-${i}`, title: `Point ${i + 1}`, heading, evidence, tenant: MEDIUM, landlord: MEDIUM };
  });
  const asked = [...ASKED, ...others];
  const questions = asked.map(({ id, title, evidence }): QuestionAnswer => {
    return { id, title, answer: 'yes', value: null, evidence, confidence: 0.9 };
  });
  const playbooks = (['neutral', 'tenant', 'landlord'] as const).map((side) => playbookFor(side, asked));
  const { facts, riskAssessment } = lease();
  const stored = lease({
    kind: {
      id: 'residential-lease',
      label: 'Residential lease',
      family: 'lease',
      sides: [
        { id: 'tenant', label: 'Tenant', party: 1 },
        { id: 'landlord', label: 'Landlord', party: 0 },
      ],
      isContract: 'yes',
      under: null,
    },
    facts: {
      ...facts,
      documentName: { ...facts.governingLaw, value: 'LEASE OF A FLAT' },
      parties: ['Greenfield Homes LLC', 'Ana Ruiz'].map((value) => ({ ...facts.governingLaw, value, role: null })),
    },
    summarySentences: [
      { text: 'Greenfield Homes LLC lets a flat to Ana Ruiz.', restsOn: ['facts.parties.0'], evidence: [] },
    ],
    riskAssessment: { ...riskAssessment, overallRisk: 'low', riskFactors: [], recommendations: [] },
    questions,
  });
  return { stored, playbooks };
}

/** What the server answers of it to who acts for a side. */
export function sidedContract(side: string, change: Partial<Analysis> = {}, more = 0): Contract {
  const { stored, playbooks } = sidedLease(more);
  const playbook = playbooks.find((one) => one.side === side);
  if (!playbook) throw new Error(`The lease has no side ${side}`);
  return contract({ status: 'completed', aiAnalysis: actingFor({ ...stored, ...change }, playbook), side, playbooks });
}

/** Every answer as a finding, known by its place; `decisions` by path. */
export function answersAsFindings({ questions = [] }: Analysis, decisions: Record<string, Decision> = {}): Finding[] {
  return questions.map(({ title, evidence }, i) => {
    const path = `questions.${i}`;
    const decision = decisions[path] ?? null;
    return { id: `q-${i}`, path, title, evidence, kind: 'risk', value: null, severity: null, decision };
  });
}
