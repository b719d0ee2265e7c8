import type { Evidence } from '../../shared/analysis';
import { evidenceAt } from '../evidence';
import { opensWithCapital, withoutEnd, withoutSigns } from '../lexicon/characters';
import { anyWording, asWritten, onlyWords, openingWords, perhaps, upTo, wording } from '../lexicon/words';
import { endsLikeOrganisation } from '../mentions/legal-forms';
import type { ContractText } from '../pdf/contract-text';
import {
  asksForOther,
  isDrawnToSign,
  isForSignatories,
  isSignatory,
  isSignatoryOf,
  isToAgree,
  isTypedAndDated,
  namesAdviserFor,
  type Signers,
  signersOf,
} from './drawn-lines';
import { isInLaterForm } from './later-forms';
import { type Line, linesOf } from './lines';
import { signatureColumns } from './signature-columns';
import { isMarked } from './signature-marks';
import { namedSigners } from './signed-in-words';
import {
  behindCross,
  isDayOfSigning,
  isOpenByItsWords,
  isOtherAct,
  isSignedRole,
  withoutOpenDay,
} from './signing-words';
import { isThroughFirm, writtenOnLine } from './written-on-lines';

/** A place where somebody signs: 'empty' where it waits for a signature, 'typed' where a name stands in letters, 'marked' where the text says that it was signed. */
export interface SignatureLine {
  state: 'empty' | 'typed' | 'marked';
  evidence: Evidence;
  /** Whether the paper says in words that whoever is named there signed, and of nobody else. */
  isInWords: boolean;
  /** Whether it is a line with a witness beside it, or words of execution: so a paper ends, and no message. */
  isWitnessed: boolean;
}

const SUM = wording('price, amount, fee(s), total, deposit, paid, rent, sum, number, account, value, balance');
const SIGNS = wording('signed, executed, accepted, agreed, for and on behalf of');
/** 'By:', 'Signed for and on behalf of Acme Ltd by', 'Agreed:', with what follows. */
const LEAD =
  /^(?:(?:by|per(?= ?:)|signature|sign(?:ed)? here)\b|(?:signed|executed)(?:,? (?:sealed,? )?and delivered)?(?: as a deed)?(?: (?:by|for|on)\b[^:_.…]{0,120}?)?(?= ?[:_.…]|$| {2})|(?:agreed|accepted|confirmed)(?: and (?:agreed|accepted))?(?= ?[:_.…]))\s?(:?)\s*(.*)$/i;
/** 'Hirer's signature', 'Signature of the parent', 'Signed (member)', with what follows. */
const LEAD_WITH_ROLE =
  /^(?:[\p{L}/ ]{3,40}['’]s?,? signature|signature of (?:the )?\p{L}{3,20}|(?:signature|signed) ?\([^()]{2,30}\))(?= ?[:_.…]|$| )() ?:? ?(.*)$/iu;
/** 'Accepted for the Caterer by: Ann Lee'. */
const AGREED_FOR = /^(?:accepted|agreed|confirmed) (?:for|on behalf of) [^:_]{2,80} by() ?: ?(.*)$/iu;
/** 'For the School', in a line in which or below which others sign. */
const FOR = /^for (?:and on behalf of )?(?:the )?\p{L}[\p{L}&.' -]{2,60}?(?= ?[:_]|$)() ?:? ?(.*)$/iu;
const FILLERS = ['___', '........', '………'];
/** A line drawn for a signature, with what stands beside it. */
const LINE_FIRST = /^(?:_{10,}|\.{15,}|…{8,}) *(.*)$/;
const isLineAlone = (cell: string): boolean => cell.length > 3 && withoutSigns(cell, '_') === '';
const NAME =
  /^(?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,4}(?=$|,| \(| {2}|\t| Date| Title| Print| \d)/u;
/** Labels of forms that have the shape of a name. */
const LABEL = wording('name, printed, title, date(d), position, signature, address, email, phone, telephone, company');
/** What is written below a line for a signature. */
const BELOW = openingWords('name, printed, print, its, title, date, position, capacity');
/** A day beside the one who signed. */
const DATED = /^(?:Dated?:? ?(?:[\d_.…]|\p{L}{3,9}\.? \d)|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$)/iu;
/** How letters end, and how answers to them begin: the name stands below. */
const ABOVE_NAME = onlyWords([
  '({yours,very} ){sincerely,faithfully,truly}( yours), ({kind,best,warm} )regards, {best,kind} wishes, agreed( and accepted):',
  'accepted( and agreed):',
]);
/** Who signs, before a line drawn for it. */
const DRAWN = /^([\p{L}'’ ]{3,40}?) ?: ?(_{6,}|\.{12,})/u;
/** 'Nanny: Rosalind Achebe', beside the day. */
const NAMED_AS = /^[\p{L}'’ ]{3,40}: ?(.*)$/u;
/** In how many last lines of a paper names alone are those of who signs. */
const LAST_LINES = 6;
/** In how many of them a line drawn behind a name is one to sign on. */
const END_LINES = 14;
/** Another line, or the day, beside a line to sign on. */
const isNoName = (words: string): boolean => DAY.test(words) || withoutSigns(words, '_.…') === '';
const DAY = openingWords('date');
/** 'For Larkfield Software Ltd For the Practice', above two lines. */
const FOR_SIDES = asWritten(openingWords('{For,FOR} ', 60, ' {For,FOR} '));
/**
 * A short line to sign on: behind whom it is for ('For the Producer: ______', 'Signed for Acme Pte. Ltd.: ______ Name: Ann Lee'), or before who signs
 * ('______ Beatrix Nordgaard', 'Acme Ltd., by ______ Ann Lee, manager', 'GUARANTOR: ______ (Ann Lee)').
 */
const DRAWN_SHORT =
  /^(?:(?:signed |executed )?for [^_]{2,90}_{4,}(?: .{0,60})?|(?:[^_:]{2,60}(?::|,? (?:by|per)) ?)?_{4,} ?\(?(.*))$/i;
const AS_A_DEED = asWritten(
  openingWords('{Signed,signed,Executed,executed,SIGNED,EXECUTED} {as a deed by,AS A DEED BY} '),
);
/** 'Gwen Prosser ..........', 'ACCEPTED by ROSALIND VANE ______', 'Witness: Ann Lee, 5 Marine Parade .........'. */
const NAMED_AND_DRAWN =
  /^(?:(?:accepted|agreed|signed|witness(?:ed)?|confirmed)(?: by)?:? |(?:mr|mrs|ms|miss|dr)\.? )*([^:_.…]{4,80}?) ?(?:_{8,}|\.{10,}|…{4,})$/i;
/** 'Section 9: Signatures', 'IN WITNESS WHEREOF, the parties have signed', 'Signed by the parties:'. */
const SIGNED_BELOW = anyWording(
  onlyWords(
    upTo(4, 'a-zA-Z'),
    perhaps('{section,part} '),
    upTo(6, 'a-zA-Z'),
    'signature(s)( {page,of the parties}), signing, execution( page)',
    perhaps('{.,:}'),
  ),
  onlyWords('(now(,) )in witness where{of,to}', 260),
  onlyWords('signed by (or on behalf of )the parties', 60),
);
const BELOW_HEAD = 12;
/** 'X ______', where a form is signed. */
const CROSS_AND_LINE = openingWords('{x,×,✗}(:)( )\\_\\_\\_\\_');
/** How many lines a block of signatures has at most between two places to sign. */
const NEAR = 2;

const WITNESS = onlyWords('witness');
const BY = openingWords('by');

/** What stands around a cell: the ones to its left and right, all of its row, the lines above and below. */
interface Around {
  left: string;
  right: string;
  row: readonly Line[];
  above: string;
  below: string;
  /** Whether somebody signs in the row or just above it. */
  isNear: boolean;
  isLast: boolean;
  /** Whether only what is signed and witnessed may follow. */
  isAtEnd: boolean;
  signers: Signers;
}

function isName(words: string): boolean {
  const name = NAME.exec(words)?.[0];
  return name !== undefined && !LABEL.test(name);
}

/** 'ACME MILLS, INC.', but not 'Ann Lee, Director, for Acme Mills, Inc.'. */
function isFirmOnly(words: string): boolean {
  return endsLikeOrganisation(words) && words.split(', ').length <= 2 && !FOR_FIRM.test(words);
}
const FOR_FIRM = wording('for');

/** Whether a person, or a company that signs by somebody, stands before the line drawn for it. */
function isNamedAndDrawn(cell: string, above: string): boolean {
  const named = NAMED_AND_DRAWN.exec(cell)?.[1]?.trim() ?? '';
  if (SUM.test(named)) return false;
  return isName(named) || (endsLikeOrganisation(named) && SIGNS.test(above));
}

function isDrawnShort(cell: string): boolean {
  const drawn = DRAWN_SHORT.exec(cell);
  return drawn !== null && (drawn[1] === undefined || isName(drawn[1]));
}

function stateOf(
  whole: string,
  { left, right, row, above, below, isNear, isLast, isAtEnd, signers }: Around,
): SignatureLine['state'] | null {
  if (isMarked(whole)) return 'marked';
  if ((isOtherAct(left) && BY.test(whole)) || isThroughFirm(whole, below)) return null;
  if (isName(writtenOnLine(whole, left, below) ?? writtenOnLine(right, whole, below) ?? '')) return 'typed';
  if (isDayOfSigning(whole)) return null;
  if (isOpenByItsWords(whole, [left, right])) return 'empty';
  const cell = withoutOpenDay(whole);
  if (namesAdviserFor(left || above)) return null;
  if (isToAgree(cell, isAtEnd || isNear, signers)) return 'empty';
  const drawn = DRAWN.exec(cell);
  const role = drawn?.[1] ?? '';
  // 'Bank: ______' is one to fill in where no bank is a side.
  if (isSignatory(role) && (WITNESS.test(role) || !asksForOther(role) || signers.isCalled(role))) return 'empty';
  const after = LINE_FIRST.exec(cell)?.[1];
  const beside = after && isNoName(after) ? '' : after;
  if (beside !== undefined && isName(beside || (NAME.test(below) ? below : right))) return 'empty';
  // 'Hirer | Tom Reed | ______': a row for each who signs.
  const isOfRow = isLineAlone(cell) && isName(left) && signers.names(left) && !asksForOther(row[0]?.text ?? '');
  if (isAtEnd && row.length > 2 && isOfRow) return 'empty';
  if (beside === '' && (isNear || FOR_SIDES.test(above)) && !asksForOther(left)) return 'empty';
  if (
    isAtEnd &&
    (isNamedAndDrawn(cell, above) ||
      isDrawnShort(cell) ||
      isForSignatories(cell) ||
      isDrawnToSign(cell, { below, isNear }, signers))
  )
    return 'empty';
  if (isTypedAndDated(cell, isAtEnd, signers)) return 'typed';
  if (CROSS_AND_LINE.test(cell)) return 'empty';
  const crossed = behindCross(cell) ?? (isSignedRole(cell) ? right : '');
  if (FILLERS.some((line) => crossed.startsWith(line))) return 'empty';
  if (isName(crossed)) return 'typed';
  const byRole =
    LEAD_WITH_ROLE.exec(cell) ?? AGREED_FOR.exec(cell) ?? (isNear || DAY.test(right) ? FOR.exec(cell) : null);
  const lead = byRole ? null : LEAD.exec(cell);
  const [, colon = '', inCell = ''] = byRole ?? lead ?? [];
  const isLead = byRole !== null || lead !== null;
  // What is written below a line of cells may be what stands in the one beside; a name beside 'Signed' is who signed.
  const rest = inCell || (lead && BELOW.test(below) && !isName(right) ? '' : right);
  if (isLead && FILLERS.some((line) => rest.startsWith(line))) return 'empty';
  if (isLead && isName(rest) && (colon !== '' || inCell === '' || !lead)) return 'typed';
  if (lead && inCell === '' && (colon !== '' || row.length > 1) && (below === '' || BELOW.test(below))) return 'empty';
  const deed = AS_A_DEED.exec(cell)?.[0];
  if (deed && opensWithCapital(cell.slice(deed.length))) return 'typed';
  const isDated = row.length > 1 && DATED.test(right);
  const named = isDated ? (NAMED_AS.exec(cell)?.[1] ?? '') : cell;
  return (ABOVE_NAME.test(withoutEnd(above, ',')) || (isLast && isDated)) && isName(named) && !isFirmOnly(named)
    ? 'typed'
    : null;
}

/** 'Author: ______' behind 'Acquirer: ______'; what is asked of the one who signs is no other place. */
const OTHER_SIDE =
  '(?!(?:Date|Name|Title|Position|Place|Firm|Witness|Print|Day|Stamp)\\b)(?=\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?';
/** Where one line has several places to sign: columns, and 'ACME INC. By: ____'. */
const PLACES = new RegExp(
  [
    '\\t',
    '(?<=_{8}|\\.{10}) (?=_{8}|\\.{10})',
    '(?<=_{4}) +(?=[Ff][Oo][Rr] )',
    `(?<=^\\p{L}.{1,80}_{4}) +${OTHER_SIDE} ?:? ?_{4})`,
    `(?<=_{4} \\(\\p{L}{4,6}\\)) +${OTHER_SIDE}: ?_{4})`,
    '(?=\\b(?:By|BY|Signature|SIGNATURE) ?:)',
  ].join('|'),
  'u',
);

/** A label in a cell with the names or the line in those beside it: 'By:' alone says of nobody whether he signed. */
function withBeside(part: Line, beside: readonly Line[], text: string): Line {
  const [first] = beside;
  if (!first || !isLabelOnly(part.text)) return part;
  const others = beside.findIndex(({ text: words }) => !isName(words) || isLabelOnly(words));
  const named = beside[(others < 0 ? beside.length : others) - 1];
  const last = named ?? (FILLERS.some((line) => first.text.startsWith(line)) ? first : undefined);
  return last ? { text: text.slice(part.start, last.start + last.text.length), start: part.start } : part;
}
/** A place with whose it is, where a cell before it says so: 'LENDER: Acme Funding LLC | By: ______'. */
function ofSide(part: Line, before: readonly Line[], text: string, signers: Signers): Line {
  const [first] = before;
  const role = first?.text.split(':', 1)[0] ?? '';
  // A cell in which somebody signs himself is no heading of the next.
  const isPlace = FILLERS.some((line) => first?.text.includes(line));
  if (!first || before.length > 1 || isPlace || role === first.text || !isSignatoryOf(role, signers)) return part;
  return { text: text.slice(first.start, part.start + part.text.length), start: first.start };
}
/** Whether words are a label and nothing more: 'Signed by the Tenant', 'For the School'. */
const isLabelOnly = (words: string): boolean => {
  if (isSignedRole(words)) return true;
  const [, , rest = words] = LEAD.exec(words) ?? LEAD_WITH_ROLE.exec(words) ?? FOR.exec(words) ?? [];
  return rest === '';
};
const isWithin = ({ start }: Line, told: SignatureLine | undefined): boolean =>
  told !== undefined && told.evidence.start < start && start < told.evidence.end;

/** The parts of a line with their offsets in the text. */
function partsOf({ text, start }: Line): Line[] {
  let at = 0;
  return text.split(PLACES).flatMap((part) => {
    const from = text.indexOf(part, at);
    at = from + part.length;
    const words = part.trim();
    return words === '' ? [] : [{ text: words, start: start + from + part.indexOf(words) }];
  });
}

/** The places of a paper where its parties sign, in order of the text. */
export function signatureLines(contract: ContractText): SignatureLine[] {
  const lines = linesOf(contract.text).filter(({ text }) => text.trim() !== '');
  const signers = signersOf(contract.text);
  const blank = new Set(linesOf(contract.text).flatMap(({ text, start }) => (text.trim() === '' ? [start] : [])));
  const headed = belowHeads(lines);
  const found: SignatureLine[] = [];
  const add = (state: SignatureLine['state'], { text, start }: Line): void => {
    found.push({
      state,
      evidence: evidenceAt(contract, start, start + text.length),
      isInWords: false,
      isWitnessed: false,
    });
  };
  const columns = signatureColumns(lines, (index) => index >= lines.length - END_LINES || headed.has(index), signers);
  for (const { isEmpty, ...cell } of columns.cells) {
    if (!isInLaterForm(contract, cell.start)) add(isEmpty ? 'empty' : isMarked(cell.text) ? 'marked' : 'typed', cell);
  }
  let last = Number.NEGATIVE_INFINITY;
  for (const [index, line] of lines.entries()) {
    if (isInLaterForm(contract, line.start) || columns.rows.has(index)) continue;
    const row = partsOf(line);
    const next = lines[index + 1];
    const hasBlankBelow = blank.has(line.start + line.text.length + 1);
    for (const [column, part] of row.entries()) {
      const state = stateOf(part.text, {
        left: row[column - 1]?.text ?? '',
        right: row[column + 1]?.text ?? '',
        row,
        above: lines[index - 1]?.text.trim() ?? '',
        below: hasBlankBelow ? '' : (next?.text.trim() ?? ''),
        isNear: index - last <= NEAR,
        isLast: index >= lines.length - LAST_LINES,
        isAtEnd: index >= lines.length - END_LINES || headed.has(index),
        signers,
      });
      // Beside a table in which they sign a name is somebody else's.
      if (!state || (state === 'typed' && columns.cells.length > 0)) continue;
      last = index;
      if (state !== 'marked' && isWithin(part, found.at(-1))) continue;
      add(
        state,
        withBeside(ofSide(part, row.slice(0, column), contract.text, signers), row.slice(column + 1), contract.text),
      );
    }
  }
  const inBody = lines.filter(({ start }, index) => !isInLaterForm(contract, start) && !columns.rows.has(index));
  const named = namedSigners(inBody, contract.text, signers)
    .filter(({ state }) => state === 'marked' || columns.cells.length === 0)
    .map(
      ({ state, isWitnessed, text, start }): SignatureLine => ({
        state,
        evidence: evidenceAt(contract, start, start + text.length),
        isInWords: state === 'marked',
        isWitnessed,
      }),
    );
  if (found.length + named.length === 0) for (const name of namesAtEnd(lines)) add('typed', name);
  return joined(found, named);
}

/** Lines to sign on with those who are named: of what stands at the same place, what says most. */
function joined(drawn: readonly SignatureLine[], named: readonly SignatureLine[]): SignatureLine[] {
  const overlap = (one: SignatureLine, other: SignatureLine): boolean =>
    one.evidence.start < other.evidence.end && other.evidence.start < one.evidence.end;
  const own = drawn.filter(
    (line) => line.state === 'marked' || !named.some((one) => one.isInWords && overlap(one, line)),
  );
  const more = named.filter((line) => !own.some((one) => overlap(one, line)));
  return [...own, ...more].toSorted((one, other) => one.evidence.start - other.evidence.start);
}

/** The lines below a title that says that here the paper is signed, though annexes may follow. */
function belowHeads(lines: readonly Line[]): ReadonlySet<number> {
  const heads = lines.flatMap(({ text }, index) => (SIGNED_BELOW.test(text.trim()) ? [index] : []));
  return new Set(heads.flatMap((at) => Array.from({ length: BELOW_HEAD }, (_, more) => at + 1 + more)));
}

/** The names side by side with which a paper ends that has no other place to sign. */
function namesAtEnd(lines: readonly Line[]): readonly Line[] {
  const rows = lines.slice(-LAST_LINES).map(partsOf);
  return rows.findLast((row) => row.length > 1 && row.every(({ text }) => isName(text))) ?? [];
}
