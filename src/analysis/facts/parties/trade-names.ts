import { CELL_OR_LINE_END } from '../../lexicon/characters';
import { openingWords, perhaps, upTo } from '../../lexicon/words';
import { TRADE } from '../../mentions/capacities';
import { legalFormOf } from '../../mentions/legal-forms';
import { TRADE_WORD } from '../../mentions/trade-words';
import { isPerson } from './mention';
import { type NameMention, readName } from './name';

/** What leads from somebody's own name to that of the trade, or to another name of his. */
const TRADES_AS = openingWords(
  upTo(60, '.;()'),
  [...TRADE, '{a/k/a,aka,f/k/a,fka,n/k/a,also known as,formerly known as,previously known as} '],
  perhaps('the '),
);
/** Behind 'and' in the name of a trade: 'Lee and Daughter', 'Pressley and Associates'. */
const KIN = openingWords(
  '{associate(s),partners,company,co,son(s),daughter(s),brother(s),bros,sister(s),family,friends,team}',
);
const JOINT = openingWords(' {and,&} ');
const JOINTS = [' and ', ' AND '];
const AFTER = 200;

/** Where in a text the name stands under which somebody trades, or by which he is known besides; null where none is told. */
export function tradeOf(text: string, { name: owner, end }: NameMention): { start: number; end: number } | null {
  const [after = ''] = text.slice(end, end + AFTER).split(CELL_OR_LINE_END, 1);
  const lead = TRADES_AS.exec(after)?.[0].length ?? 0;
  const first = lead > 0 ? readName(after.slice(lead)) : null;
  if (!first) return null;
  const trade = withoutOther(owner, first.name);
  const start = end + lead;
  const from = lead + first.start + trade.length;
  const joint = trade === first.name ? (JOINT.exec(after.slice(from))?.[0].length ?? 0) : 0;
  const next = joint > 0 ? readName(after.slice(from + joint)) : null;
  const isRest = next && (KIN.test(next.name) || (!isPerson(next.name) && legalFormOf(next.name) === null));
  return { start, end: end + from + (isRest ? joint + next.end : 0) };
}

/** The name of a trade without another person whom 'and' joins to it: 'Bloom' of 'Bloom and Bo Kim', where 'Hale and Daughter Catering' is one name, and so is 'Lee and Lee Gardens' of Ann Lee. */
function withoutOther(owner: string, trade: string): string {
  const at = Math.max(...JOINTS.map((joint) => trade.lastIndexOf(joint)));
  const [first = '', other = ''] = at > 0 ? [trade.slice(0, at), trade.slice(at + ' and '.length)] : [];
  const isOwn = owner.toLowerCase().split(' ').includes(first.toLowerCase());
  return at > 0 && isPerson(other) && !isOwn && !KIN.test(other) && !TRADE_WORD.test(other) ? first : trade;
}

/** Whether a name stands within what another of those told trades as: 'Associates' of 'Dwight Lee d/b/a Lee and Associates'. */
export function isInTrade(text: string, part: NameMention, told: readonly NameMention[]): boolean {
  return told.some((owner) => {
    const trade = owner.end <= part.start && part.start - owner.end < AFTER ? tradeOf(text, owner) : null;
    return trade !== null && trade.start <= part.start && part.start < trade.end;
  });
}
