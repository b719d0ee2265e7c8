import { anyWording, closingWords, perhaps, wording } from '../../lexicon/words';
import { LEADS_TO_HELD, LEADS_TO_TRADE } from '../../mentions/capacities';
import type { Source } from '../source';
import type { PartyMention } from './mention';
import { readName } from './name';

/** What trustees hold ends so; executors hold somebody's estate. */
const IS_HELD = anyWording(closingWords('trust, fund, settlement, estate, scheme'), wording('estate of'));
/** A company that is called by a number is known by its trade: '2849116 Ontario Inc. o/a Delorme Data Works'. */
const IS_NUMBERED = /^\d{4,}/;
/** The name of another right before: of two who trade together none trades alone. */
const WITH_ANOTHER = closingWords('{and,&}', perhaps(' {Mr,Mrs,Ms,Miss,Dr}(.)'));
const BEFORE = 12;
const LONGEST = 160;
const LINE_ENDS = /[\n\t]/;
/** A line this long may be broken within a name. */
const WRAPPED = 60;
/** 'Mavro Plastering & Ceilings': the rest of what a trade is called. */
const AND_MORE = /^ (?:&|and) \p{Lu}\p{Ll}+(?=$| ?[,;.(])/u;
/** What follows where the name of a trade is at its end; 'TENANT(S)' is the next label of the line. */
const ENDS_NAME = /^["']?(?:$|[,;.)–—-]| ?\((?!s\))| (?:of|at|and|dated|[–—-]))/i;
/** The next line of a form. */
const NEXT_LABEL = /^[^\n:\t]{1,40}[:\t]/;

/** Whether the line that ends here may go on in the next. */
function isWrapped(text: string, end: number): boolean {
  return end - text.lastIndexOf('\n', end - 1) > WRAPPED && !NEXT_LABEL.test(text.slice(end + 1, end + LONGEST));
}

/**
 * In which capacity the paper names a party at this place: 'trading as Dumpling Shed', 'as trustee for the Kessel Family Trust'; null where it says none.
 * What somebody trades as is no part of the name by which he is bound, so that it is told only of companies that are called by a number.
 */
export function capacityOf({ plain, contract }: Source, { name, start, end }: PartyMention): string | null {
  if (WITH_ANOTHER.test(plain.slice(Math.max(0, start - BEFORE), start).trimEnd())) return null;
  const after = plain.slice(end, end + LONGEST);
  const holds = LEADS_TO_HELD.exec(after)?.[0];
  const trades = IS_NUMBERED.test(name) ? LEADS_TO_TRADE.exec(after)?.[0] : undefined;
  const lead = holds ?? trades;
  if (!lead) return null;
  const from = end + lead.length;
  const line = contract.text.slice(from, from + LONGEST).split(LINE_ENDS, 1)[0]?.length ?? 0;
  const said = readName(plain.slice(from, from + line));
  if (!said || (holds && !IS_HELD.test(`${holds}${said.name}`))) return null;
  const more = AND_MORE.exec(plain.slice(from + said.end, from + line))?.[0].length ?? 0;
  const last = from + said.end + more;
  // What trustees hold is told whole by its last word.
  const isWhole = holds !== undefined || ENDS_NAME.test(plain.slice(last, from + line));
  if (!isWhole || (last === from + line && isWrapped(contract.text, last))) return null;
  const words = lead.replace(/^ \([^()]*\)/, '').replace(/^,? /, '');
  return `${words}${plain.slice(from, last)}`.trim();
}
