import { anyWording, closingWords, everywhere, inClause, onlyWords, openingWords, wording } from '../../lexicon/words';
import type { Passage } from '../../statements/passages';
import { isOnCure, OR_LONGER, OR_SUCH } from './ending-times';
import { GOES_ON_LIMITING, LONGEST_WITH_LIMITS, limitAt, wholeSentence } from './limits';
import type { Line } from './line';
import { plainly } from './wording';

/** Words that open a condition. */
const OPENS_CONDITION = wording(
  'if, in the event, in case, upon, when, where, should, unless, once {the,it,he,she,you,we,they,all,a,any}, following, so long as, as long as, provided that, because',
);
/** Where such words open none: 'if any', 'upon 30 days’ notice', 'if she does', of which another sentence says what it means. */
const NO_CONDITION = anyWording(
  openingWords('if {any,applicable,so,needed,necessary}'),
  onlyWords('{if,unless} {it,he,she,they,you,we,so,not} {does,do,did,is,are,so}( )(,)(.)( )'),
  openingWords('{upon,following,once,when}', inClause(50), 'notice, notif+'),
  openingWords('if {it,he,she,they,you,we,the +} {give(s),notif+}'),
);
const TO_END_OF_CLAUSE = /^(?:[^;.]|\.(?!\s))*/;

/** The condition as written: 'if the Products are discontinued'; '' where there is none. */
export function literal(rest: string): string {
  for (const { index } of rest.matchAll(everywhere(OPENS_CONDITION))) {
    const condition = TO_END_OF_CLAUSE.exec(rest.slice(index))?.[0].trim() ?? '';
    if (NO_CONDITION.test(condition) || closingWords('agreed ').test(rest.slice(0, index))) continue;
    const told = plainly(condition.replace(/:\s\(\w{1,3}\)/, '')).replace(/[\s,.]+$/, '');
    if (told.endsWith(':')) return '';
    return ` ${told.charAt(0).toLowerCase()}${told.slice(1)}`;
  }
  return '';
}

/** What stands before or behind a right that no line takes up by itself. */
const AHEAD = anyWording(
  OPENS_CONDITION,
  wording('after, during, throughout, in {such,that,this,which} {event,case}'),
  openingWords(/\W*/, 'later, thereafter, afterwards, otherwise, from then on'),
);

/** Whether a line leaves out words that limit the right. */
function isLeftOut(line: string, behind: string): boolean {
  for (let rest = behind, at = limitAt(rest); at >= 0; rest = rest.slice(at + 4), at = limitAt(rest)) {
    const clause = rest.slice(at);
    const isTold = line.toLowerCase().includes(plainly(clause.slice(0, 60)).slice(0, 24).toLowerCase());
    const isTime =
      (line.includes('if not cured') && isOnCure(clause.slice(0, 160))) ||
      (line.includes(OR_LONGER) && OR_SUCH.test(clause));
    if (!isTold && !isTime) return true;
  }
  return false;
}

/** The lines where they carry all that limits the right, else the sentence itself; none where that is too long. */
export function withLimits(passage: Passage, lines: readonly Line[], behind: string, ahead: string): Line[] {
  const isWhole = ({ text }: Line): boolean =>
    text.length <= LONGEST_WITH_LIMITS && limitAt(ahead) < 0 && !AHEAD.test(ahead) && !isLeftOut(text, behind);
  if (lines.every(isWhole)) return [...lines];
  const [first] = lines;
  const said = wholeSentence(passage);
  return first && said ? [{ ...first, text: said }] : [];
}

/** From an offset to the end of the clause, and on over those behind it that limit it: '; provided, however, that'. */
export function behindOf(text: string, to: number): string {
  const [first = '', ...others] = text.slice(to).split(/;\s/);
  const end = others.findIndex((clause) => !GOES_ON_LIMITING.test(clause.trim()));
  return [first, ...others.slice(0, end < 0 ? undefined : end)].join('; ');
}
