import { uncapitalised } from '../../shared/phrases';
import { bearsOut } from '../kinds/deal-witness';
import { KINDS } from '../kinds/declarations/registry';
import { withoutThe } from '../lexicon/en/articles';
import type { Reading } from '../reading';
import { NO_ROLE } from './key-terms/parties';

/** A word for one party: no pronoun, no list, no plural, after which the verb would have to change. */
const ONE_WORD_FOR_ONE =
  /^(?!(?:you|we|us|our|your|each|both|I|me)$|(?:your|our|my) )[A-Z][\w'’-]*(?: [A-Z][\w'’-]*){0,2}(?<!s)$/i;
const KIND_OF = new Map(KINDS.map((kind) => [kind.id, kind]));

/**
 * What the contract does, for the end of 'under which …': 'the Landlord lets a home to the Tenant'; something plainer where its own words do not bear that
 * out. Null where no kind was recognised or nothing is sure.
 */
export function dealOf(reading: Reading): string | null {
  const { kind, contract } = reading;
  const declared = kind.variety ?? KIND_OF.get(kind.id ?? '');
  if (!declared) return null;
  const { deal, witness } = declared;
  const label = (id: string) => uncapitalised(kind.sides.find((one) => one.id === id)?.label ?? id);
  if (!witness || bearsOut(contract.text, witness)) return named(deal, (id) => wordOf(reading, id) ?? label(id));
  const { plainer = null } = witness;
  // What the kind calls its sides says what the plainer words leave open.
  const isTheirs = plainer !== null && idsOf(plainer).every((id) => wordOf(reading, id) !== null);
  return isTheirs ? named(plainer, (id) => wordOf(reading, id) ?? id) : null;
}

const SIDE = /\{(\w+)\}/g;

function idsOf(deal: string): string[] {
  return [...deal.matchAll(SIDE)].map(([, id = '']) => id);
}

function named(deal: string, wordFor: (id: string) => string): string {
  return deal.replace(SIDE, (_, id: string) => wordFor(id));
}

/** The paper's own word for a side; null where it has none that can stand in a sentence. */
function wordOf({ kind, facts }: Reading, id: string): string | null {
  const party = facts.parties[kind.sides.find((one) => one.id === id)?.party ?? -1];
  const role = withoutThe(party?.role ?? '');
  const isName = party?.value?.toLowerCase().startsWith(role.toLowerCase());
  return ONE_WORD_FOR_ONE.test(role) && !isName && !NO_ROLE.test(role) ? role : null;
}
