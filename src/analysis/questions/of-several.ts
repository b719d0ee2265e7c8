import { plainText } from '../document/plain-text';
import { inClause, kept, wording } from '../lexicon/words';
import type { Reading } from '../reading';

const IF = '{if,where,when,should,in case,in the event(,)} ';
const SEVERAL = '{more than one,two or more,several,multiple}';
const ROLE = kept(
  'tenant, resident, lessee, renter, occupant, borrower, customer, client, buyer, purchaser, guarantor, hirer, licensee, member, seller, consultant, parent, owner, franchisee, contractor, maker, debtor, surety',
);
/** 'If there is more than one Resident, each is jointly and severally liable', 'Where two or more persons sign as Tenant'. */
const SEVERAL_SIGN = wording(
  IF,
  inClause(40),
  `${SEVERAL} ({person,people,individual,party}(s) )({is,are,sign,signs,act,acts,named} )(as )({the,a} )`,
  ROLE,
);
/** 'Where the Lessee is more than one person', 'if the Tenant comprises two or more people'. */
const IS_SEVERAL = wording(
  IF,
  '({the,a,any} )',
  ROLE,
  ' ({named,hereunder,here} ){is,are,consists of,consist of,comprises,comprise,includes,means} ',
  SEVERAL,
);
/** A name that has several in it: 'Ann and Tom Lee'. */
const SEVERAL_NAMES = wording('and, &, jointly');

/** Whether a clause holds only where several persons have a role of which the paper names one. */
export function isOfSeveral({ facts }: Pick<Reading, 'facts'>, sentence: string): boolean {
  const text = plainText(sentence);
  const role = (SEVERAL_SIGN.exec(text) ?? IS_SEVERAL.exec(text))?.[1]?.toLowerCase();
  if (!role) return false;
  const named = facts.parties.filter((party) => party.role?.toLowerCase().includes(role));
  const [only] = named;
  return named.length === 1 && typeof only?.value === 'string' && !SEVERAL_NAMES.test(only.value);
}
