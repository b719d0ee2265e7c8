import type { Evidence } from '../../shared/analysis';
import { evidenceAt } from '../evidence';
import { ROLES } from '../lexicon/en/roles';
import { openingWords } from '../lexicon/words';
import type { ContractText } from '../pdf/contract-text';

/** A place where somebody signs: 'empty' where it waits for a signature, 'typed' where a name stands in letters, 'marked' where the text says that it was signed. */
export interface SignatureLine {
  state: 'empty' | 'typed' | 'marked';
  evidence: Evidence;
}

/** Marks of a signature in the text: conformed ("/s/") or electronic. */
const MARKED = /\/s\/|\bs\/\s?\p{Lu}|\bDocuSigned by\b|\belectronically signed\b/iu;
/** 'By:', 'Signed for and on behalf of Acme Ltd by', with what follows. */
const LEAD =
  /^(?:(?:by|signature|sign(?:ed)? here)\b|(?:signed|executed)(?: (?:by|for|on)\b[^:_.…]{0,120}?)?(?= ?[:_.…]|$| {2}))\s?(:?)\s*(.*)$/i;
const FILLER = /^(?:_{3,}|\.{8,}|…{3,})/;
/** A line drawn for a signature, with the name below it. */
const LINE_ALONE = /^(?:_{10,}|\.{15,}|…{8,})$/;
const NAME =
  /^(?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,4}(?=$|,| \(| {2}|\t| Date| Title)/u;
/** What is written below a line for a signature. */
const BELOW = openingWords('name, printed, print, its, title, date, position, capacity');
/** Who signs, before a line drawn for it. */
const SIGNATORY: ReadonlySet<string> = new Set([
  ...ROLES.map((role) => role.toLowerCase()),
  'director',
  'secretary',
  'witness',
  'authorised signatory',
  'authorized signatory',
  'authorized officer',
  'authorised officer',
]);
const DRAWN = /^([\p{L}'’ ]{3,40}?) ?: ?(_{6,}|\.{12,})/u;
/** A line drawn above or before a name and a second one for the date. */
const NAMED_BELOW = /^_{10,}\s{1,4}\p{Lu}[\p{L} .'-]{3,60}\bDated?: ?_{3,}/u;

interface Line {
  text: string;
  start: number;
}

function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const at = start;
    start += line.length + 1;
    return { text: line, start: at };
  });
}

function stateOf(cell: string, isOneOfSeveral: boolean, below: string): SignatureLine['state'] | null {
  if (MARKED.test(cell)) return 'marked';
  const drawn = DRAWN.exec(cell);
  if (drawn && SIGNATORY.has((drawn[1] ?? '').toLowerCase())) return 'empty';
  if (NAMED_BELOW.test(cell) || (LINE_ALONE.test(cell) && NAME.test(below))) return 'empty';
  const lead = LEAD.exec(cell);
  if (!lead) return null;
  const [, colon = '', rest = ''] = lead;
  if (FILLER.test(rest)) return 'empty';
  if (rest === '') return (colon !== '' || isOneOfSeveral) && (below === '' || BELOW.test(below)) ? 'empty' : null;
  return colon !== '' && NAME.test(rest) ? 'typed' : null;
}

/** Where one line has several places to sign: columns, and 'ACME INC. By: ____'. */
const PLACES = /\t|(?=\b(?:By|BY|Signature|SIGNATURE) ?:)/;

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
  const lines = linesOf(contract.text);
  return lines.flatMap((line, index) => {
    const parts = partsOf(line);
    const below = lines[index + 1]?.text.trim() ?? '';
    return parts.flatMap(({ text, start }): SignatureLine[] => {
      const state = stateOf(text, parts.length > 1, below);
      return state ? [{ state, evidence: evidenceAt(contract, start, start + text.length) }] : [];
    });
  });
}
