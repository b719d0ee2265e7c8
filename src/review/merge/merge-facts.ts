import { found, stated } from '../../analysis/facts/fact';
import type { Reading } from '../../analysis/reading';
import type { Analysis, Fact } from '../../shared/analysis';
import type { FactName } from '../../shared/facts';
import type { Draft } from '../draft';
import { BY_MODEL, isSameFact, MODEL_CONFIDENCE, type ProvedFact, proveComputed } from '../prove/facts';
import { joined, type Proved, raised } from './proved';

/** Facts that were proved, those that are computed from them, and those that were refuted without another value. */
export function mergedFacts(
  reading: Reading,
  analysis: Analysis,
  draft: Draft,
  proved: readonly Proved<'fact'>[],
  refuted: readonly Proved<'verdict'>[],
  kind: Proved<'kind'> | undefined,
): ProvedFact[] {
  const facts = new Map<FactName, ProvedFact>();
  const gone = new Set(refuted.flatMap(({ change: { builtIn } }) => (builtIn.about === 'fact' ? [builtIn.name] : [])));
  for (const { change } of proved) {
    const { name } = change.fact;
    const before = analysis.facts[name];
    // What the engine called it goes with the kind that it took it for.
    const isOfKind = name === 'contractType' && kind !== undefined;
    const stands = before?.status === 'found' && !gone.has(name) && !isOfKind ? before : null;
    if (!facts.has(name)) facts.set(name, withOthers(change.fact, proved, stands));
  }
  for (const { change, claim } of refuted) {
    const { builtIn } = change;
    if (builtIn.about !== 'fact' || facts.has(builtIn.name)) continue;
    // That the contract does not say is refuted by the words that say it.
    if (builtIn.fact.status === 'absent' && claim.evidence.length === 0) continue;
    const shown: Fact = {
      status: 'stated',
      value: null,
      normalized: null,
      confidence: MODEL_CONFIDENCE,
      evidence: claim.evidence,
      rule: BY_MODEL,
    };
    facts.set(builtIn.name, { name: builtIn.name, shown, typed: stated(MODEL_CONFIDENCE, claim.evidence, BY_MODEL) });
  }
  if (kind && !facts.has('contractType') && kind.change.kind.label !== analysis.kind?.label)
    facts.set('contractType', typeOf(kind));
  const known = (name: FactName): Fact | undefined => facts.get(name)?.shown ?? shownOf(reading, name);
  for (const claim of draft.facts.filter(({ basis }) => basis === 'computed')) {
    if (facts.has(claim.name)) continue;
    const proof = proveComputed(claim, known);
    if ('fact' in proof) facts.set(claim.name, proof.fact);
  }
  return [...facts.values()];
}

function typeOf({ change, claim }: Proved<'kind'>): ProvedFact {
  const { label } = change.kind;
  const support = { confidence: MODEL_CONFIDENCE, evidence: claim.evidence, rule: BY_MODEL };
  return {
    name: 'contractType',
    shown: { status: 'found', value: label, normalized: null, ...support },
    typed: found({ value: label, ...support }),
  };
}

/** Where two values of one fact were proved, or the engine's other one was not refuted, both are shown. */
function withOthers(fact: ProvedFact, proved: readonly Proved<'fact'>[], stands: Fact | null): ProvedFact {
  const own = proved.filter(({ change }) => change.fact.name === fact.name).map(({ change }) => change.fact.shown);
  const shown = [...(stands ? [stands] : []), ...own].filter(
    (one, index, all) => !all.slice(0, index).some((before) => isSameFact(fact.name, before, one)),
  );
  if (shown.length < 2) return fact;
  const evidence = shown.flatMap((one) => one.evidence);
  return {
    ...fact,
    shown: {
      status: 'ambiguous',
      value: shown.map(({ value }) => value).join(' or '),
      normalized: null,
      confidence: MODEL_CONFIDENCE,
      evidence,
      rule: 'the contract says both',
    },
    typed: stated(MODEL_CONFIDENCE, evidence, BY_MODEL),
  };
}

function shownOf({ facts }: Reading, name: FactName): Fact | undefined {
  const fact = facts[name];
  if (fact.status !== 'found') return undefined;
  const value: unknown = fact.value;
  const { iso, count, unit } = (typeof value === 'object' && value !== null ? value : {}) as {
    iso?: string;
    count?: number;
    unit?: string;
  };
  const normalized = iso ?? (count !== undefined && unit ? `${count} ${unit}${count === 1 ? '' : 's'}` : null);
  return { status: 'found', value: normalized, normalized, confidence: fact.confidence, evidence: fact.evidence };
}

/** A value that engine and model read alike keeps the engine's words and is surer; another one replaces it. */
export function agreed(name: FactName, before: Fact | undefined, fact: Fact): Fact {
  if (!isSameFact(name, before, fact)) return fact;
  return { ...before, confidence: raised(before.confidence), evidence: joined(before.evidence, fact.evidence) };
}
