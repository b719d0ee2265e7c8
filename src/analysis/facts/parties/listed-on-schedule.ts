import { isRow, SEPARATOR } from '../../document/cells';
import { labelWords } from '../../document/labels';
import { inClause, onlyWords, openingWords, wording } from '../../lexicon/words';
import { isFirm } from '../../mentions/legal-forms';
import { openingOf } from '../opening';
import type { Source } from '../source';
import { isNatural, type PartyMention } from './mention';
import { namesInCell } from './names-in-cell';
import { namesRole } from './role-words';

const CONFIDENCE = 0.8;
/** 'Each other person listed on the Schedule of Purchasers attached as Exhibit A', 'the investors whose names are set out in Schedule 1'. */
const REST_ON_SCHEDULE = wording(
  '{each,every,all,the,those,several}',
  inClause(60),
  '{listed,named,set forth,set out,identified,whose names appear,specified}',
  inClause(30),
  '{on,in}',
  inClause(40),
  '{schedule,exhibit,annex,appendix,annexure}',
);
/** What the first column of such a table is headed with, beside the role: 'Name of Investor', 'Purchaser name'. */
const NAME_OF = openingWords('name(s) of (the )');
const TOTAL = onlyWords('({grand,sub} )(-)total(s)( *)');
/** Where the table may stand, as a share of the paper: behind its clauses. */
const FROM = 0.5;

/** The parties that an opening does not name, but a table behind the clauses: 'Purchaser | Principal' over a row for each. */
export function listedOnSchedule(source: Source): PartyMention[] {
  const { contract, plain } = source;
  const opening = openingOf(source);
  const said = opening ? plain.slice(opening.start, opening.end) : '';
  if (!REST_ON_SCHEDULE.test(said)) return [];
  const rows = contract.paragraphs.map((paragraph) => isRow(contract, paragraph));
  const head = contract.paragraphs.findIndex(
    ({ start, end }, at) =>
      rows[at] === true &&
      rows[at - 1] !== true &&
      start > contract.text.length * FROM &&
      roleAtHead(plain.slice(start, end), contract.text.slice(start, end), said) !== null,
  );
  const header = contract.paragraphs[head];
  if (!header) return [];
  const role = roleAtHead(plain.slice(header.start, header.end), contract.text.slice(header.start, header.end), said);
  const stop = rows.findIndex((row, at) => at > head && !row);
  return contract.paragraphs.slice(head + 1, stop < 0 ? undefined : stop).flatMap(({ start, end }) => {
    const cell = firstCell(plain.slice(start, end), contract.text.slice(start, end));
    const [name] = TOTAL.test(cell) ? [] : namesInCell(cell);
    if (name?.start !== 0 || !(isFirm(name.name) || isNatural(name.name))) return [];
    return { ...name, start, end: start + name.end, role, details: cell.slice(name.end), confidence: CONFIDENCE };
  });
}

function firstCell(plain: string, text: string): string {
  const at = text.search(SEPARATOR);
  return at < 0 ? plain : plain.slice(0, at);
}

/** The role that heads the first column, where the opening speaks of such parties. */
function roleAtHead(plain: string, text: string, said: string): string | null {
  const label = labelWords(firstCell(plain, text)).replace(NAME_OF, '').trim();
  return namesRole(label) && said.toLowerCase().includes(label.toLowerCase()) ? label : null;
}
