import { plainText } from '../document/plain-text';
import { inClause, kept, wording } from '../lexicon/words';
import type { Reading } from '../reading';

/** 'If there is more than one Resident, each is jointly and severally liable', 'Where two or more persons sign as Tenant'. */
const IF_SEVERAL = wording(
  '{if,where,when,should,in case,in the event(,)} ',
  inClause(40),
  '{more than one,two or more,several,multiple} ({person,people,individual,party}(s) )({is,are,sign,signs,act,acts,named} )(as )({the,a} )',
  kept(
    'tenant, resident, lessee, renter, occupant, borrower, customer, client, buyer, purchaser, guarantor, hirer, licensee, member, seller, consultant, parent, owner',
  ),
);
/** A name that has several in it: 'Ann and Tom Lee'. */
const SEVERAL_NAMES = wording('and, &, jointly');

/** Whether a clause holds only where several persons have a role of which the paper names one. */
export function isOfSeveral({ facts }: Pick<Reading, 'facts'>, sentence: string): boolean {
  const role = IF_SEVERAL.exec(plainText(sentence))?.[1]?.toLowerCase();
  if (!role) return false;
  const named = facts.parties.filter((party) => party.role?.toLowerCase().includes(role));
  const [only] = named;
  return named.length === 1 && typeof only?.value === 'string' && !SEVERAL_NAMES.test(only.value);
}
