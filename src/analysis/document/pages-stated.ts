import { kept, perhaps, wording } from '../lexicon/words';
import { numberFromWords } from '../mentions/number-words';
import type { ContractText } from '../pdf/contract-text';

const NUMBER = kept('#1-3, ^2 +');
/** 'Consisting of this and the eight preceding pages'. */
const PRECEDING = wording('this and the ', NUMBER, perhaps(' \\(#1-3\\)'), ' {preceding,foregoing} page(s)');
/** 'This deed consists of nine pages'. */
const IN_ALL = wording(
  '{this,these} ({agreement,contract,deed,lease,document,instrument,presents,paper} )({is,are,which} ){consists of,consist of,consisting of,comprises,comprise,comprising,made up of} ',
  NUMBER,
  perhaps(' \\(#1-3\\)'),
  ' ({numbered,typed,typewritten,written} )pages',
);

/** How many pages a paper says that it has, with its words; null where it does not say. */
export function pagesStated({ text }: ContractText): { count: number; words: string } | null {
  const preceding = PRECEDING.exec(text);
  const stated = preceding ?? IN_ALL.exec(text);
  const count = stated?.[1] ? Number(stated[1]) || numberFromWords(stated[1]) : null;
  if (!stated || !count) return null;
  return { count: preceding ? count + 1 : count, words: stated[0] };
}
