import { analyse } from '../../src/analysis/analyse';
import { type Conducted, conduct, type Put } from '../../src/review/conduct';
import { type Draft, NO_DRAFT } from '../../src/review/draft';
import type { ModelFailure } from '../../src/review/failure';
import type { Judgement } from '../../src/review/verify';
import { contractTextFromPlain } from './contract-text';

export const LEASE = `RESIDENTIAL LEASE AGREEMENT

This Lease is made on March 1, 2026 between Harbor Homes LLC ("Landlord") and Dana Reyes ("Tenant").

1. Term. The term is 12 months beginning April 1, 2026.

2. Option. Tenant may extend this Lease for a further term of 5 years by giving written notice.

3. Rent. Tenant shall pay rent of $1,800 per month on the first day of each month.

4. Late fees. If rent is late by more than five days, Tenant shall pay a late charge of $150.

5. Entry. Landlord may enter the premises at any time without notice.

6. Pets. Tenant shall remove any pet within two days of Landlord's demand and shall pay for all harm that Landlord believes it has done.

7. Law. The laws of the State of Ohio govern this Lease.
`;
export const contract = contractTextFromPlain(LEASE);
export const analysis = analyse(contract);
export const q = (quote: string) => ({ quote, page: 1 });
export const PETS = q(
  "Tenant shall remove any pet within two days of Landlord's demand and shall pay for all harm that Landlord believes it has done.",
);
export const RENT = q('Tenant shall pay rent of $1,800 per month on the first day of each month.');
export const TERM = q('The term is 12 months beginning April 1, 2026.');
export const risk = (over: Partial<Draft['risks'][number]> = {}): Draft['risks'][number] => ({
  title: 'Pets are paid for by belief',
  severity: 'high',
  bears: 'tenant',
  description: 'The tenant must pay for all harm that the landlord believes a pet has done.',
  recommendation: 'Ask that only harm which is shown has to be paid for.',
  quotes: [PETS],
  ...over,
});

interface Played {
  draft: Partial<Draft>;
  again?: Partial<Draft>;
  judge?: (says: string) => Judgement;
  severity?: 'low' | 'medium' | 'high' | null;
  fail?: (name: string, call: number) => ModelFailure | undefined;
}

interface Result extends Conducted {
  asked: { name: string; user: string; by: string | undefined }[];
}

/** Conducts a review of the lease, or of another paper, with a model that answers as told. */
export async function play(
  { draft, again = {}, judge = () => 'supported', severity = null, fail }: Played,
  contextTokens = 128_000,
  text = contract,
): Promise<Result> {
  const asked: Result['asked'] = [];
  const put = (async (question: { name: string; user: string; by?: string }) => {
    asked.push({ name: question.name, user: question.user, by: question.by });
    const failure = fail?.(question.name, asked.filter(({ name }) => name === question.name).length);
    if (failure) throw failure;
    if (question.name !== 'judgements')
      return { ...NO_DRAFT, ...(question.user.includes('<open-points') ? again : draft) };
    const claims: { claim: number; says: string }[] = JSON.parse(question.user.split('\n')[1] ?? '[]');
    return {
      judgements: claims.map(({ claim, says }) => ({
        claim,
        judgement: judge(says),
        severity,
        why: 'As the passages say.',
      })),
    };
  }) as unknown as Put;
  const done = await conduct(
    { contract: text, analysis: text === contract ? analysis : analyse(text), filename: 'lease.pdf' },
    { contextTokens },
    put,
  );
  return { ...done, asked };
}

export const ownRisks = ({ analysis: { riskAssessment } }: Conducted) =>
  riskAssessment.riskFactors.filter(({ rule }) => rule === 'model');
