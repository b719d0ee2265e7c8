import { anyWording, onlyWords } from '../lexicon/words';

/** What a term is about and nobody is called: 'Territory', 'Premises'. */
const THING =
  '{territory,premises,property,goods,equipment,vehicle,products,services,works,deliverables,purpose,project,term,governing law,interest rate,excluded inventions,prior inventions,retained inventions,excluded items,special conditions,special terms,opening hours,permitted use}';
const PART = '{schedule,exhibit,annex,annexure,appendix,attachment}( {#1-2,^})';
const LABEL = anyWording(onlyWords(`(the )${PART}`), onlyWords(`(the )${THING}`));
/** 'Schedule A: ______', 'Schedule A (prior inventions): ______', 'Territory ............'. */
const OPEN =
  /^\W{0,3}([\p{L}\d ]{4,40}?)(?: ?\([^()_]{2,60}\)| ?[–-] [\p{L} ]{3,60})? ?[:–-]? ?(?:_{4,}|\.{8,}|…{3,})[\s_.…]*$/u;

/** Whether a label names a term or a part of the paper, and nobody who could sign. */
export const isTermLabel = (label: string): boolean => LABEL.test(label.trim());

/** Whether a line is the label of a term, or the title of a schedule, with nothing behind it but a line to write on. */
export const isOpenTerm = (line: string): boolean => isTermLabel(OPEN.exec(line.trim())?.[1] ?? '');
