import { closingWords, openingWords } from '../lexicon/words';

/** '______J. Achterberg______ Josephine Achterberg 5/20/24': a name between the two ends of a line. */
const BETWEEN_ENDS = /^(?:_{3,}|\.{5,}|…{2,}) ?(\p{L}[^_.…]{0,4}[^_…]{2,50}?) ?(?:_{3,}|\.{5,}|…{2,})/u;
/** 'Joel Tan ________', 'P. A. Nair ……………': a name before the rest of its line. */
const BEFORE_REST = /^([^:_…]{4,60}?) ?(?:_{6,}|\.{10,}|…{4,})$/u;
const SIGNED_BY = openingWords('({signed,executed,accepted,agreed} ){by,for}, {signed,executed,accepted,agreed}');

/** The words written on a line to sign on: between its ends, or before its rest where they are printed below or beside it as well; null where none are. */
export function writtenOnLine(cell: string, left: string, below: string): string | null {
  const between = BETWEEN_ENDS.exec(cell)?.[1]?.trim();
  if (between) return between;
  const name = BEFORE_REST.exec(cell)?.[1]?.trim();
  const surname = name?.split(' ').at(-1)?.toLowerCase();
  if (!name || !surname) return null;
  const isPrintedBeside = SIGNED_BY.test(left) && left.toLowerCase().endsWith(surname);
  return below.startsWith(name) || isPrintedBeside ? name : null;
}

/** 'By: Tern Capital GP, LLC, its general partner' over 'By: /s/ Ann Lee': by whom somebody acts who signs in the next line. */
export const isThroughFirm = (cell: string, below: string): boolean =>
  THROUGH.test(cell) && BY.test(cell) && BY.test(below);
const THROUGH = closingWords(
  'its ({sole,managing,general} )({sole,managing,general} ){partner,manager,member,trustee,agent}',
  /[:,.]?\s*/,
);
const BY = openingWords('by');
