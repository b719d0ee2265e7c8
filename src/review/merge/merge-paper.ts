import type { ContractDocument } from '../../analysis/document/document';
import { found } from '../../analysis/facts/fact';
import type { Party as TypedParty } from '../../analysis/facts/facts';
import { partyKey } from '../../analysis/facts/parties/party-key';
import { sourceOf } from '../../analysis/facts/source';
import { KINDS } from '../../analysis/kinds/declarations/registry';
import type { Family } from '../../analysis/kinds/family';
import { type PaperSide, paperKindOf } from '../../analysis/kinds/paper-kind';
import { recogniseKind } from '../../analysis/kinds/recognise';
import type { Reading } from '../../analysis/reading';
import type { Draft } from '../draft';
import { BY_MODEL, MODEL_CONFIDENCE } from '../prove/facts';
import { type Proved, raised } from './proved';

/** The engine's parties without those that were refuted, surer where the model names them too, and with those that only the model saw. */
export function mergedParties(
  before: readonly TypedParty[],
  proved: readonly Proved<'party'>[],
  refuted: readonly Proved<'verdict'>[],
): TypedParty[] {
  const gone = new Set(
    refuted.flatMap(({ change: { builtIn } }) => (builtIn.about === 'party' ? [builtIn.index] : [])),
  );
  if (gone.size === 0 && proved.length === 0) return before as TypedParty[];
  const named = new Map(proved.map((one) => [partyKey(one.change.party.name), one]));
  const kept = before
    .filter((party, index) => !gone.has(index) && (party.status === 'found' || proved.length === 0))
    .map((party) => {
      const one = named.get(partyKey(party.value ?? ''));
      if (!one) return party;
      named.delete(partyKey(party.value ?? ''));
      return { ...party, role: party.role ?? roleOf(one), confidence: raised(party.confidence) };
    });
  const added = [...named.values()].map(
    (one): TypedParty => ({
      ...found({
        value: one.change.party.name.trim(),
        confidence: MODEL_CONFIDENCE,
        evidence: one.claim.evidence,
        rule: BY_MODEL,
      }),
      role: roleOf(one),
    }),
  );
  return [...kept, ...added];
}

function roleOf({ change: { party }, claim }: Proved<'party'>): string | null {
  const { role } = party;
  return role && claim.evidence.some(({ quote }) => quote.toLowerCase().includes(role.toLowerCase())) ? role : null;
}

/**
 * The reading as of another kind, or with other parties. What was worked out for the outline (statements, kind) is worked out anew where parties changed, so the outline gets an identity of its own.
 */
export function withKind(
  reading: Reading,
  kind: Draft['kind'] | undefined,
  named: Draft['parties'],
  isChanged: boolean,
): Reading {
  const declared = kind?.id ? KINDS.find(({ id }) => id === kind.id) : undefined;
  if (!isChanged && !kind) return reading;
  const outline = { ...reading.outline };
  const document: ContractDocument = { ...reading.document, outline };
  const recognised = recogniseKind(sourceOf(reading.contract, reading.document));
  const before = declared
    ? {
        ...recognised,
        // Of the kind of which it is a variety it keeps its own names.
        ...(declared.id === recognised.kind?.id
          ? { kind: recognised.kind, label: recognised.label }
          : { kind: declared, label: declared.label, isVariety: undefined }),
        family: declared.family,
        isContract: 'yes' as const,
      }
    : kind && kind.id === null
      ? {
          ...recognised,
          kind: null,
          label: kind.label,
          isContract: kind.isContract,
          family: familyOf(kind.isContract, recognised.family),
        }
      : recognised;
  const paper = paperKindOf(before, reading.facts.parties);
  const sides = paper.sides.map((side) => withParty(side, reading, named));
  return { ...reading, document, outline, kind: { ...paper, sides } };
}

function familyOf(isContract: NonNullable<Draft['kind']>['isContract'], recognised: Family): Family {
  if (isContract === 'no') return 'not-a-contract';
  return recognised === 'not-a-contract' ? 'unknown' : recognised;
}

/** Where the words of the paper do not tell who stands on a side, the model may. */
function withParty(side: PaperSide, { facts }: Reading, named: Draft['parties']): PaperSide {
  if (side.party !== null) return side;
  const names = new Set(named.filter((party) => party.side === side.id).map(({ name }) => partyKey(name)));
  const party = facts.parties.findIndex(({ value }) => value !== null && names.has(partyKey(value)));
  return party < 0 ? side : { ...side, party };
}
