import {
  COLON,
  hasDigit,
  hasSign,
  opensWithCapital,
  WHITE_SPACE,
  withoutEnd,
  withoutSigns,
} from '../lexicon/characters';
import { onlyWords, openingWords } from '../lexicon/words';
import { endsLikeOrganisation } from '../mentions/legal-forms';
import { isSignatoryOf, type Signers } from './drawn-lines';
import { cellsOfLine, type Line } from './lines';
import { isSigningHead } from './names-at-end';

/** A cell in which somebody signs, or the row of one: 'empty' where it is drawn or blank. */
export interface SignatureCell extends Line {
  isEmpty: boolean;
}

/** What stands over a column in which they sign, and before a row. */
const OVER = onlyWords('signature(s), signed, signed by, signature of {party,member,owner}, sign here');
const BEFORE = onlyWords('by, signed, signature, signed by, per, sign');
/** What names the others of such a table: without one of these a column is no place to sign. */
const BESIDE = onlyWords(
  '{print,printed,full,legal} name(s), name(s)( printed), name (in )({print,capitals,block capitals}), party, parties, date(d), capacity, title, member, shareholder, owner, partner, for, on behalf of, signed by or for, role, position',
);
/** A row of columns has a label and two who sign. */
const LEAST_ROW = 3;
const isBlank = (cell: string): boolean => withoutSigns(cell, '_.… ') === '';
/** Under 'Signed by' stands who signed. */
const BY_WHOM = onlyWords('signed by');
/** In words: 'Director' alone is nobody's name. */
const LEAST_NAME = 2;
const isNamed = (cell: string): boolean => opensWithCapital(cell) && cell.split(WHITE_SPACE).length >= LEAST_NAME;
const isOver = (cell: Line): boolean => OVER.test(labelOf(cell));
const labelOf = ({ text }: Line): string => withoutEnd(text.trim(), ':').trim();

/**
 * The places to sign of tables that call a column or a row so: 'Signature | Printed name | Date' over a row for each who signs, 'By | Ann Lee | ____' below the names of two firms.
 * @param lines those of the paper that have words, in order
 * @param isAtEnd whether the line of this place stands where the paper is signed: there a table may have a row for each who signs, by role
 * @returns the rows or cells, and the places in the list of the lines that their tables take up
 */
export function signatureColumns(
  lines: readonly Line[],
  isAtEnd: (index: number) => boolean = () => false,
  signers?: Signers,
): { cells: SignatureCell[]; rows: ReadonlySet<number> } {
  const cells: SignatureCell[] = [];
  const rows = new Set<number>();
  for (const [index, line] of lines.entries()) {
    if (rows.has(index) || !hasSign(line.text, '\t')) continue;
    const own = cellsOfLine(line);
    const byRole = signers && isAtEnd(index) ? rowsByRole(lines, index, signers) : [];
    for (const at of byRole) {
      const row = lines[at] as Line;
      cells.push({ text: row.text, start: row.start, isEmpty: isOpenPlace(signedIn(row)) });
      rows.add(at);
    }
    if (byRole.length > 0) continue;
    const above = lines[index - 1];
    const headless = above && isSigningHead(above.text.trim()) ? rowsWithoutHead(lines, index, own.length) : [];
    for (const at of headless) {
      const row = lines[at] as Line;
      cells.push({ text: row.text, start: row.start, isEmpty: isBlank(signedIn(row)) });
      rows.add(at);
    }
    if (headless.length > 0) continue;
    const named = namedBelow(lines, index);
    cells.push(...named.map((cell) => ({ ...cell, isEmpty: false })));
    if (named.length > 0) continue;
    const isHead = own.some(isOver) && own.every((cell) => isOver(cell) || BESIDE.test(labelOf(cell)));
    const below = isHead ? rowsBelow(lines, index, own.length) : [];
    const under = (column: number): string[] =>
      below.map((at) => cellsOfLine(lines[at] as Line)[column]?.text.trim() ?? '');
    const columns = own.flatMap((cell, column) => (isOver(cell) ? [column] : []));
    // 'Signed by' may stand over names beside the column in which they sign. Where nobody's place is empty and no column says who signed, each line says by itself how it was signed.
    const column =
      columns.find((at) => under(at).some(isBlank)) ??
      columns.find((at) => BY_WHOM.test(labelOf(own[at] as Line)) && under(at).every(isNamed));
    if (below.length > 0 && column !== undefined) {
      rows.add(index);
      for (const at of below) {
        const row = lines[at];
        const cell = row && cellsOfLine(row)[column];
        if (row && cell) cells.push({ text: row.text, start: row.start, isEmpty: isBlank(cell.text) });
        rows.add(at);
      }
      continue;
    }
    const [label, ...signed] = own;
    if (!label || own.length < LEAST_ROW || !BEFORE.test(labelOf(label))) continue;
    // 'Signed | Ann Lee | 2/5/24' is one who signs.
    if (signed.some(({ text }) => hasDigit(text))) continue;
    const areNamed = BY_WHOM.test(labelOf(label)) && signed.every(({ text }) => isNamed(text.trim()));
    if (!areNamed && !signed.some(({ text }) => isBlank(text))) continue;
    rows.add(index);
    cells.push(...signed.map((cell) => ({ ...cell, isEmpty: isBlank(cell.text) })));
  }
  return { cells, rows };
}

/** The names in the rows below those for whom they sign, with the days beside them and no line to sign on: 'For Acme Ltd | For the Customer', 'Name: Ann Lee | Name: Tom Reed', 'Date: 3/4/25 | Date: 5/4/25'. */
function namedBelow(lines: readonly Line[], index: number): Line[] {
  const heads = cellsOfLine(lines[index] as Line);
  if (!heads.every(({ text }) => FOR_SIDE.test(text) || endsLikeOrganisation(text))) return [];
  const rows = rowsBelow(lines, index, heads.length)
    .slice(0, MOST_BELOW)
    .map((at) => cellsOfLine(lines[at] as Line));
  const isOf = (label: RegExp) => (row: readonly Line[]) => row.every(({ text }) => label.test(text));
  if (rows.some((row) => row.some(({ text }) => SIGNED_ON.test(text)))) return [];
  const days = rows.find(isOf(DATED));
  const names = rows.find(isOf(NAMED));
  if (!days?.every(({ text }) => hasDigit(text))) return [];
  // The names stand alone just below the heads: 'SIGNED by the Borrower | SIGNED by the Lender' over 'Ann Lee | Tom Reed'.
  const [under = []] = rows;
  if (!names && under.every(({ text }) => isNamed(text.trim()) && !hasSign(text, ':_…,') && !hasDigit(text)))
    return heads.every(({ text }) => BY_SIDE.test(text)) ? under : [];
  return names?.every(({ text }) => isNamed(text.slice(text.indexOf(':') + 1).trim())) ? names : [];
}
const MOST_BELOW = 4;
const FOR_SIDE = openingWords('{for,signed for,accepted for,agreed for,on behalf of,signed by} ');
const BY_SIDE = openingWords('{signed by,signed for} ');
const SIGNED_ON = openingWords('{by,signature,signed,sign,signed by}', COLON);
const NAMED = openingWords('({print,printed,full} )name', COLON);
const DATED = openingWords('date(d)', COLON);

/** A line drawn, or words of execution with nothing behind them: 'Signed for Acme Ltd by its director:'. */
const isOpenPlace = (cell: string): boolean => isBlank(cell) || (FOR_SIDE.test(cell) && cell.endsWith(':'));

/** Rows of a role and who signed in it, of which one waits: 'Lessee | P A Ramsay' over 'Witness | ____'. */
function rowsByRole(lines: readonly Line[], first: number, signers: Signers): number[] {
  const all = rowsBelow(lines, first - 1, 2);
  const count = all.findIndex((at) => !isSignatoryOf(labelOf(cellsOfLine(lines[at] as Line)[0] as Line), signers));
  const rows = count < 0 ? all : all.slice(0, count);
  const signed = rows.map((at) => signedIn(lines[at] as Line));
  const isWhole = signed.every((cell) => isOpenPlace(cell) || (isNamed(cell) && !hasDigit(cell)));
  return isWhole && signed.some(isBlank) && signed.some((cell) => !isOpenPlace(cell)) ? rows : [];
}

const signedIn = (row: Line): string => cellsOfLine(row)[1]?.text.trim() ?? '';

/** Rows of who signs, with whom and when, of which one waits: 'Homeowner | Ann Lee | 2/8/25' over 'Homeowner | ____ | ____'. */
function rowsWithoutHead(lines: readonly Line[], first: number, count: number): number[] {
  if (count < LEAST_ROW) return [];
  const all = rowsBelow(lines, first - 1, count);
  const signed = all.map((at) => signedIn(lines[at] as Line));
  return signed.some(isBlank) && signed.some(isNamed) && signed.every((cell) => isBlank(cell) || isNamed(cell))
    ? all
    : [];
}

/** The places of the rows below a head with as many cells as it has. */
function rowsBelow(lines: readonly Line[], head: number, count: number): number[] {
  const below: number[] = [];
  for (let at = head + 1; at < lines.length; at++) {
    if (cellsOfLine(lines[at] as Line).length !== count) break;
    below.push(at);
  }
  return below;
}
