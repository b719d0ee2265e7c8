import { CELL_OR_LINE_END, hasSign, withoutStart } from '../../lexicon/characters';
import { anyWording, closingWords, openingWords, perhaps, upTo, wording } from '../../lexicon/words';
import { LEADS_TO_HELD } from '../../mentions/capacities';
import type { Source } from '../source';
import type { PartyMention } from './mention';
import { readName } from './name';

/** What trustees hold ends so; executors hold somebody's estate. */
const IS_HELD = anyWording(closingWords('trust, fund, settlement, estate, scheme'), wording('estate of'));
/** The name of another right before: of two trustees none holds alone. */
const WITH_ANOTHER = closingWords('{and,&}', perhaps(' {Mr,Mrs,Ms,Miss,Dr}(.)'));
const BEFORE = 12;
const LONGEST = 160;
/** A line this long may be broken within a name. */
const WRAPPED = 60;
/** In the next line of a form, the longest label and the sign behind it. */
const LABEL = 41;
/** Between a name and what its bearer does, the number of a company. */
const NUMBER = openingWords(' \\(', upTo(40, '()'), '\\)');

/** Whether the line that ends here may go on in the next. */
function isWrapped(text: string, end: number): boolean {
  const [next = ''] = text.slice(end + 1, end + 1 + LABEL).split('\n', 1);
  return end - text.lastIndexOf('\n', end - 1) > WRAPPED && !hasSign(next, ':\t');
}

/**
 * In which capacity the paper names a party at this place: 'as trustee for the Kessel Family Trust'; null where it says none.
 * What somebody trades as is no part of the name by which he is bound.
 */
export function capacityOf({ plain, contract }: Source, { start, end }: PartyMention): string | null {
  if (WITH_ANOTHER.test(plain.slice(Math.max(0, start - BEFORE), start).trimEnd())) return null;
  const after = plain.slice(end, end + LONGEST);
  const lead = LEADS_TO_HELD.exec(after)?.[0];
  if (!lead) return null;
  const from = end + lead.length;
  const line = contract.text.slice(from, from + LONGEST).split(CELL_OR_LINE_END, 1)[0]?.length ?? 0;
  const said = readName(plain.slice(from, from + line));
  if (!said || !IS_HELD.test(`${lead}${said.name}`)) return null;
  const last = from + said.end;
  if (last === from + line && isWrapped(contract.text, last)) return null;
  return `${withoutStart(lead.replace(NUMBER, ''), ',')}${plain.slice(from, last)}`.trim();
}
