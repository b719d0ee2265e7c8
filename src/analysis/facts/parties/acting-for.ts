import { CELL_OR_LINE_END } from '../../lexicon/characters';
import { anyWording, onlyWords, openingWords, perhaps, upTo, wording } from '../../lexicon/words';
import { isFirm, legalFormOf } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { isNatural, type PartyMention } from './mention';
import { type NameMention, readName } from './name';
import { namesRole } from './role-words';

/** A number in brackets or what a firm is, between its name and what it does for another. */
const DESCRIPTION = [perhaps(' \\(', upTo(60, '()"'), '\\)'), perhaps('\\, a(n) ', upTo(70, ',;()"'))] as const;
/** Behind a name: whose agent its bearer is, 'Acme Lettings Ltd, acting as agent for and on behalf of ', ', agent for ', or by whose trade he is named, 'Acme Lettings (a trading name of '. */
const AGENT = '({authori{s,z}ed,duly authori{s,z}ed,disclosed,managing,letting,leasing,sole} )';
const OWNER = '(the )({owner,landlord,seller,principal,client}(\\,) )';
const AS_AGENT = openingWords(
  ...DESCRIPTION,
  perhaps('\\,'),
  ' ',
  perhaps('\\('),
  '({acting,signing,contracting,entering into this agreement} )({solely,only} )(in its capacity )',
  anyWording(
    wording(`as ({the,an} )${AGENT}({agent,managing agent,letting agent,attorney-in-fact} )for (and on behalf of )`),
    wording(`({the,an} )${AGENT}agent {for,of} (and on behalf of )`),
  ),
  OWNER,
);
/** The same without the word, on one line: 'Acme Realty Co. on behalf of Ann Lee'. The next line of those who sign is another's. */
const ON_BEHALF = openingWords(
  ...DESCRIPTION,
  perhaps('\\,'),
  ' ',
  perhaps('\\('),
  '({acting,signing,contracting} ){for and on behalf of,on behalf of,o/b/o} ',
  OWNER,
);
const TRADE_OF = openingWords(
  perhaps('\\,'),
  ' ',
  perhaps('\\('),
  '({being,which is,is} ){a,an,the} {trading name,trade name,trade style,trading style,trading name and style,assumed name,fictitious name,business name,brand,division,d/b/a} of (the )',
);
/** Behind the name of a shop, club or school: whose it is. */
const RUN_BY = openingWords(
  ...DESCRIPTION,
  perhaps('\\,'),
  ' ',
  perhaps('\\('),
  '({which,that} )(is )({owned,managed} {and,&} ){run,operated,owned} (and {managed,operated} )by (the )',
);
/** Who is called so is bound as an agent, whomever he acts for. */
const IS_AGENT = onlyWords(
  '(the )({managing,letting,administrative,collateral,facility,security,escrow,listing,selling,real estate} ){agent,trustee,representative,broker,realtor}',
);
const AFTER = 260;

/** The name at a place; one of a firm may go on in the next line, that of a person ends with its own. */
function nameAt({ plain, contract }: Source, at: number): NameMention | null {
  const whole = readName(plain.slice(at, at + AFTER));
  if (whole && legalFormOf(whole.name) !== null) return whole;
  const [line = ''] = contract.text.slice(at, at + AFTER).split(CELL_OR_LINE_END, 1);
  return readName(plain.slice(at, at + line.length));
}

/** The one for whom somebody only acts, or who trades under the name that is told. */
function behind(source: Source, { name, end, role }: PartyMention): NameMention | null {
  const after = source.plain.slice(end, end + AFTER);
  const [line = ''] = source.contract.text.slice(end, end + AFTER).split(CELL_OR_LINE_END, 1);
  const isTrade = legalFormOf(name) === null;
  const trade = (TRADE_OF.exec(after) ?? (isTrade ? RUN_BY.exec(after) : null))?.[0].length ?? 0;
  const acts = IS_AGENT.test(role ?? '') ? null : (AS_AGENT.exec(after) ?? ON_BEHALF.exec(line));
  const lead = trade || (acts?.[0].length ?? 0);
  const read = lead > 0 ? nameAt(source, end + lead) : null;
  if (!read || read.start > 0) return null;
  // 'As agent for Syndicate Lenders': not who is bound by this paper.
  const isSomebody = isFirm(read.name) || isNatural(read.name);
  const isRole = namesRole(read.name.split(' ').at(-1) ?? '') && legalFormOf(read.name) === null;
  const start = end + lead;
  return isSomebody && !isRole ? { name: read.name, start, end: start + read.end } : null;
}

/** What one is called who may be the owner or only his agent: 'Owner/Agent', 'Landlord or Agent'. */
const OR_AGENT = /^(?:the )?(\p{L}+) ?(?:\/|&|or|OR|and|AND) ?(agent|manager)$/iu;

/**
 * Those told, with the principal instead of who only acts as his agent ('Acme Management Inc., as agent for Oak Hill LLC ("Landlord")'), and the firm
 * instead of a name under which it trades ('Acme Lettings (a trading name of Acme (Yorks) Ltd)', 'Acme Fitness, operated by Acme Gyms LLC'). Of a form's
 * 'Owner/Agent' both are told, each as what he is.
 */
export function withThoseActedFor(source: Source, told: readonly PartyMention[]): PartyMention[] {
  return told.flatMap((mention) => {
    const other = behind(source, mention);
    if (!other) return [mention];
    const [, owner, agent] = OR_AGENT.exec(mention.role ?? '') ?? [];
    return owner && agent
      ? [
          { ...mention, ...other, role: owner },
          { ...mention, role: agent },
        ]
      : [{ ...mention, ...other }];
  });
}
