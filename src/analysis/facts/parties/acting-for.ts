import { onlyWords, openingWords, perhaps, upTo } from '../../lexicon/words';
import { isFirm, legalFormOf } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { isNatural, type PartyMention } from './mention';
import { type NameMention, readName } from './name';
import { namesRole } from './role-words';

/** A number in brackets or what a firm is, between its name and what it does for another. */
const DESCRIPTION = [perhaps(' \\(', upTo(60, '()"'), '\\)'), perhaps('\\, a(n) ', upTo(70, ',;()"'))] as const;
/** Behind a name: whose agent its bearer is, 'Acme Lettings Ltd, acting as agent for and on behalf of ', or by whose trade he is named, 'Acme Lettings (a trading name of '. */
const AS_AGENT = openingWords(
  ...DESCRIPTION,
  perhaps('\\,'),
  ' ',
  perhaps('\\('),
  '({acting,signing,contracting,entering into this agreement} )({solely,only} )(in its capacity )as ({the,an} )({authori{s,z}ed,duly authori{s,z}ed,disclosed,managing,letting,sole} )({agent,managing agent,letting agent,attorney-in-fact} )for (and on behalf of )(the )({owner,landlord,seller,principal,client} )',
);
const TRADE_OF = openingWords(
  perhaps('\\,'),
  ' ',
  perhaps('\\('),
  '({being,which is,is} ){a,the} trad{ing,e} {name,style,name and style} of (the )',
);
/** Who is called so is bound as an agent, whomever he acts for. */
const IS_AGENT = onlyWords(
  '(the )({managing,letting,administrative,collateral,facility,security,escrow} ){agent,trustee,representative}',
);
const AFTER = 260;

/** The one for whom somebody only acts, or who trades under the name that is told. */
function behind(plain: string, { end, role }: PartyMention): NameMention | null {
  const after = plain.slice(end, end + AFTER);
  const trade = TRADE_OF.exec(after)?.[0].length ?? 0;
  const lead = trade || (IS_AGENT.test(role ?? '') ? 0 : (AS_AGENT.exec(after)?.[0].length ?? 0));
  const read = lead > 0 ? readName(after.slice(lead)) : null;
  if (!read || read.start > 0) return null;
  // 'As agent for Syndicate Lenders': not who is bound by this paper.
  const isSomebody = isFirm(read.name) || isNatural(read.name);
  const isRole = namesRole(read.name.split(' ').at(-1) ?? '') && legalFormOf(read.name) === null;
  const start = end + lead;
  return isSomebody && !isRole ? { name: read.name, start, end: start + read.end } : null;
}

/**
 * Those told, with the principal instead of who only acts as his agent ('Acme Management Inc., as agent for Oak Hill LLC ("Landlord")'), and the firm
 * instead of a name under which it trades ('Acme Lettings (a trading name of Acme (Yorks) Ltd)').
 */
export function withThoseActedFor({ plain }: Source, told: readonly PartyMention[]): PartyMention[] {
  return told.map((mention) => {
    const other = behind(plain, mention);
    return other ? { ...mention, ...other } : mention;
  });
}
