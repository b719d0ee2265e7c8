import type { ContractDocument } from '../analysis/document/document';
import type { Day } from '../analysis/facts/day';
import { FACTS } from '../analysis/facts/declarations/registry';
import { found, missing, type Fact as TypedFact } from '../analysis/facts/fact';
import { partyKey } from '../analysis/facts/parties/party-key';
import { type Source, sourceOf } from '../analysis/facts/source';
import type { ContractText } from '../analysis/pdf/contract-text';
import { fold } from '../analysis/pdf/folding';
import { printFact } from '../analysis/report/facts';
import type { Evidence, Fact, Facts, Party } from '../shared/analysis';
import type { FactName } from '../shared/facts';
import type { PartyClaim } from './answers';
import type { ProvedFact } from './prove';

/** What is worth a reader's look but was found by the model alone. */
const MODEL_CONFIDENCE = 0.6;
const BY_MODEL = 'read by the model';
const MOST_READINGS = 3;

/** Two that agree leave half of the doubt that one left. */
export function raised(confidence: number): number {
  return confidence + (1 - confidence) / 2;
}

export interface ProvedParty {
  claim: PartyClaim;
  evidence: Evidence;
}

/**
 * The built-in engine's facts with those of the model: where both agree the confidence rises, where they differ the fact is
 * ambiguous and shows every reading with its proof, and what only the model found is added. An expiration that hangs on a date
 * which only the model found is computed as ever.
 */
export function mergeFacts(
  source: { contract: ContractText; document: ContractDocument },
  builtin: Facts,
  claims: readonly ProvedFact[],
  parties: readonly ProvedParty[],
): Facts {
  const merged: Facts = { ...builtin, parties: mergeParties(builtin.parties, parties) };
  for (const name of new Set(claims.map((claim) => claim.name))) {
    const own: Fact | undefined = builtin[name];
    merged[name] = mergeFact(
      own ?? NOT_LOOKED_FOR,
      claims.filter((claim) => claim.name === name),
    );
  }
  if (builtin.effectiveDate !== merged.effectiveDate && !hasValue(merged.expirationDate)) {
    const read = sourceOf(source.contract, source.document);
    const dates = { effective: dayOf(merged.effectiveDate, read), agreement: dayOf(merged.agreementDate, read) };
    merged.expirationDate = printFact(FACTS.expirationDate, FACTS.expirationDate.find(read, dates));
  }
  return merged;
}

/** The day of a fact that is shown with one. */
function dayOf(
  { value, normalized, confidence, evidence }: Fact,
  { contract }: Pick<Source, 'contract'>,
): TypedFact<Day> {
  if (!normalized) return missing(contract);
  return found({ value: { iso: normalized, ...(value && { written: value }) }, confidence, evidence });
}

const hasValue = ({ status }: Fact) => status === 'found' || status === 'ambiguous';

/** What an analysis of an older engine says of a fact that it did not know. */
const NOT_LOOKED_FOR: Fact = { status: 'failed', value: null, normalized: null, confidence: 0, evidence: [] };

function mergeFact(builtin: Fact, claims: readonly ProvedFact[]): Fact {
  if (builtin.status === 'ambiguous') return builtin;
  const readings = distinct(claims);
  if (builtin.status !== 'found') {
    const [first, ...others] = readings;
    if (!first) return builtin;
    if (others.length > 0) return bothReadings(readings);
    const { value, normalized, evidence } = first;
    return foundByModel(value, normalized, evidence);
  }
  const different = readings.filter((claim) => !agrees(builtin, claim));
  if (different.length === 0) return { ...builtin, confidence: raised(builtin.confidence) };
  return bothReadings([builtin, ...different]);
}

function foundByModel(value: string, normalized: string | null, evidence: Evidence): Fact {
  return { status: 'found', value, normalized, confidence: MODEL_CONFIDENCE, evidence: [evidence], rule: BY_MODEL };
}

interface Reading {
  name?: FactName;
  value: string | null;
  normalized: string | null;
  evidence: Evidence | Evidence[];
}

function bothReadings(readings: readonly Reading[]): Fact {
  const shown = readings.slice(0, MOST_READINGS);
  const values = shown.map(({ value }) => value ?? '').join(' or ');
  const evidence = shown.flatMap((reading) => reading.evidence);
  const rule = 'the engine and the model read it differently';
  return { status: 'ambiguous', value: values, normalized: null, confidence: MODEL_CONFIDENCE, evidence, rule };
}

function distinct(claims: readonly ProvedFact[]): ProvedFact[] {
  const first: ProvedFact[] = [];
  for (const claim of claims) {
    if (!first.some((other) => sameValue(other, claim))) first.push(claim);
  }
  return first;
}

/** Names of types and documents are told in many ways; whatever rests on the same words of the contract is one reading of them. */
function agrees(builtin: Fact, claim: ProvedFact): boolean {
  if (claim.name === 'contractType' || claim.name === 'documentName') return true;
  if (sameValue(builtin, claim)) return true;
  return claim.normalized === null && builtin.evidence.some((evidence) => overlaps(evidence, claim.evidence));
}

function sameValue(one: Pick<Fact, 'value' | 'normalized'>, other: Pick<Fact, 'value' | 'normalized'>): boolean {
  if (one.normalized !== null && other.normalized !== null) return one.normalized === other.normalized;
  const [a, b] = [plain(one.value), plain(other.value)];
  return a.includes(b) || b.includes(a);
}

function plain(value: string | null): string {
  return ` ${fold(value ?? '', 'punctuation').text.trim()} `;
}

export function overlaps(one: Pick<Evidence, 'start' | 'end'>, other: Pick<Evidence, 'start' | 'end'>): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Parties are only confirmed; the model names them all by itself where the engine found none. */
function mergeParties(builtin: readonly Party[], proved: readonly ProvedParty[]): Party[] {
  const known = builtin.filter(({ status }) => status === 'found');
  if (known.length > 0) {
    const named = new Set(proved.map(({ claim }) => partyKey(claim.name)));
    return builtin.map((party) =>
      party.status === 'found' && named.has(partyKey(party.value ?? ''))
        ? { ...party, confidence: raised(party.confidence) }
        : party,
    );
  }
  const added = [...new Map(proved.map((party) => [partyKey(party.claim.name), party])).values()];
  if (added.length === 0) return [...builtin];
  return added.map(({ claim, evidence }) => ({
    ...foundByModel(claim.name.trim(), null, evidence),
    role: claim.role && evidence.quote.toLowerCase().includes(claim.role.toLowerCase()) ? claim.role : null,
  }));
}
