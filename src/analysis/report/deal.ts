import { uncapitalised } from '../../shared/phrases';
import { KINDS } from '../kinds/declarations/registry';
import { withoutThe } from '../lexicon/en/articles';
import type { Reading } from '../reading';
import { NO_ROLE } from './key-terms/parties';

/** A word for one party: no pronoun, no list, no plural, after which the verb would have to change. */
const ONE_WORD_FOR_ONE = /^(?!(?:you|we|us|our|your|each|both|I|me)$)[A-Z][\w'’-]*(?: [A-Z][\w'’-]*){0,2}(?<!s)$/i;
const KIND_OF = new Map(KINDS.map((kind) => [kind.id, kind]));

/** What the contract does, for the end of 'under which …': 'the Landlord lets a home to the Tenant'. Null where no kind was recognised. */
export function dealOf({ kind, facts }: Reading): string | null {
  const declared = kind.variety ?? KIND_OF.get(kind.id ?? '');
  if (!declared) return null;
  return declared.deal.replace(/\{(\w+)\}/g, (_, id: string) => {
    const side = kind.sides.find((one) => one.id === id);
    const party = facts.parties[side?.party ?? -1];
    const role = withoutThe(party?.role ?? '');
    const isName = party?.value?.toLowerCase().startsWith(role.toLowerCase());
    const isTheirs = ONE_WORD_FOR_ONE.test(role) && !isName && !NO_ROLE.test(role);
    return isTheirs ? role : uncapitalised(side?.label ?? id);
  });
}
