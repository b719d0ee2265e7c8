import { WHITE_SPACE } from '../../lexicon/characters';
import {
  closingWords,
  nearestInClause,
  onlyWords,
  openingWords,
  perhaps,
  unlessNext,
  upTo,
  wording,
} from '../../lexicon/words';
import type { Source } from '../source';
import { isOfUsualLength } from '../spoken-of';
import { roleIn } from './aliases';
import { isNatural, type PartyMention } from './mention';
import { partyKey } from './party-key';
import { withoutTitles, withTitle } from './person';
import { linesOf, namesInText } from './ranking/names-in-text';
import { namesRole } from './role-words';
import { partiesInRows } from './rows';

const CONFIDENCE = 0.7;
const BEFORE_NAME = 80;

const BEHIND_NAME = 240;
/** How much of a paper's end may be signatures. */
const SIGNED_END = 1500;
/** What one is called who binds himself beside a party. */
const CALLED_SO = onlyWords([
  '({the,personal,joint,intervening,corporate} ){guarantor,surety,covenantor,cosigner}(s)((s))( #1-2)',
  'sureties, (the )co-{signer,signatory,borrower,tenant,buyer,debtor}(s)',
]);
/** Whether one is called a surety of somebody else. */
export const isSurety = (role: string): boolean => CALLED_SO.test(role);
/** Right before the name. */
const LEADS = closingWords(
  'guaranteed by, {guarantor,surety,covenantor,co-signer,cosigner}((s))(s):, sureties:',
  perhaps(' ', upTo(8, ':;.')),
);
/** 'The note shall be secured by the assets and shall be personally guaranteed by Ann Lee': she is to bind herself later, and is a party only where she signs this for herself. */
const LATER = closingWords('{shall,will,must,to} be ', upTo(60, ';:.'), 'guaranteed by');
/** Right behind the name: ', Guarantor', ', individually', ' (surety)'. */
const SIGNS_SO = openingWords(
  perhaps('\\,'),
  ' ',
  perhaps('\\('),
  '(as )(a )(personal )(joint ){guarantor,surety,co-signer,cosigner,covenantor}, individually',
);
/** Farther behind it, where he signs for a firm: ', Owner, and individually'. */
const SIGNS_FOR_SELF = openingWords(
  nearestInClause(60),
  '{and,also} {individually,as surety,as guarantor,for himself,for herself,in his own name,in her own name,in his own person,in her own person}',
);
/** In the sentence about somebody. */
const BINDS = openingWords(nearestInClause(130), [
  '(hereby )(unconditionally )(irrevocably )(jointly and severally )guarantee(s) {as,the,to,payment,performance,that,jointly,every,all,this}',
  'binds {himself,herself} as {surety,guarantor}, answers personally, signs {below,here} also for {himself,herself}',
  '{signs,intervenes,stands,joins} as (joint )(and )(several )(a )(the ){guarantor,surety,covenantor,co-signer}',
]);
/** 'Under the guaranty executed herewith': he binds himself in another paper, and is no party of this one. */
const IN_OTHER_PAPER = openingWords(
  nearestInClause(90),
  '{under,by,in,pursuant to,on the terms of} {a,an,the,that,his,her,its,their} (+ )(+ ){guaranty,guarantee,suretyship,deed of guarantee}',
  unlessNext(
    ' {in,of,under,contained,set out,given} ({this,in,under} )({this,clause,section,article,paragraph,schedule,part})',
  ),
);
/** 'A Guarantor', 'Guarantor CHARGES' are nobody's names. */
const IS_ROLE = wording('guarantor(s), surety, party, parties, maker, holder, lender, borrower, creditor, debtor');
/** 'Ann Lee, of Mill Lane (the "Guarantor")': where somebody lives is nobody. */
const HOME = closingWords('{of,at,in,near}( the)');
/** Behind what is said of him in the sentence. */
const ENDS_PART = wording('. , ; , \\, and ');
const DENIES = wording('not, never, no, without, unless, if');

/** Persons who bind themselves beside the parties: 'Guarantor: Ann Lee', 'guaranteed by Ann Lee', 'Ann Lee, individually', 'Ann Lee binds herself as surety'. */
export function suretiesOf(source: Source): PartyMention[] {
  const rows = partiesInRows(source).filter(({ role, name }) => CALLED_SO.test(role ?? '') && isNatural(name));
  if (!isOfUsualLength(source)) return rows;
  const names = new Map(
    namesInText(source, linesOf(source))
      .filter(({ kind, name }) => kind === 'person' && !IS_ROLE.test(name))
      .map(({ name }) => [partyKey(name), withoutTitles(name.split(' ')).join(' ')]),
  );
  return [...rows, ...[...names.values()].flatMap((name) => boundIn(source, name) ?? [])];
}

/** Right before a name, on its line: 'SHAREHOLDER: '. */
const LABEL = /(?:^|[\n\t])\s*(?:the )?(\p{Lu}[\p{L} -]{2,24}):\s*$/u;

/** What somebody is called by the label before his name, where it is another role than that of a surety: 'SHAREHOLDER: Ann Lee, individually'. */
function calledBefore(before: string): string | null {
  const label = LABEL.exec(before)?.[1]?.trim() ?? '';
  return namesRole(label) && !CALLED_SO.test(label) ? label : null;
}

/** The place at which a person binds himself, and what he is called there. */
function boundIn({ plain, contract }: Source, name: string): PartyMention | null {
  for (let at = plain.indexOf(name); at >= 0; at = plain.indexOf(name, at + 1)) {
    const end = at + name.length;
    const before = contract.text.slice(Math.max(0, at - BEFORE_NAME), at);
    const behind = contract.text.slice(end, end + BEHIND_NAME).split('\n', 1)[0] ?? '';
    const binds = BINDS.exec(behind)?.[0];
    const signs = SIGNS_SO.test(behind) || (end > plain.length - SIGNED_END && SIGNS_FOR_SELF.test(behind));
    const role = roleIn(behind.split(ENDS_PART, 1)[0] ?? '') ?? '';
    if (HOME.test(before.trimEnd()) || IN_OTHER_PAPER.test(behind)) continue;
    // The line to sign on stands above the name.
    const lead = before.replaceAll('_', ' ').replace('(SEAL)', ' ').replace(WHITE_SPACE, ' ').trimEnd();
    // Whom the paper calls its Guarantor it holds to be one.
    if (LATER.test(lead) && !CALLED_SO.test(role)) continue;
    const isBound = LEADS.test(lead) || signs || CALLED_SO.test(role) || (binds && !DENIES.test(binds));
    if (isBound)
      return withTitle(plain, {
        name,
        start: at,
        end,
        role: calledBefore(before) ?? 'Guarantor',
        details: behind,
        confidence: CONFIDENCE,
      });
  }
  return null;
}
