import { isInCapitals, lettersIn, WHITE_SPACE } from '../lexicon/characters';
import { anyWording, asWritten, closingWords, onlyWords, openingWords } from '../lexicon/words';
import { foldWords } from './fold';

const LONGEST = 80;
/** How titles of contracts end. */
const ENDS = foldWords(
  'agreement contract deed lease license terms conditions bond undertaking guaranty covenant assignment indenture',
);
/** 'Deed of Grazing', 'Agreement for the Keeping of Bees'. */
const BEGINS: ReadonlySet<string> = new Set(['agreement', 'contract', 'deed', 'memorandum']);
const LEADS: ReadonlySet<string> = new Set(['of', 'for', 'on', 'to', 'regarding', 'concerning']);
/** What stands in titles beside the name of the paper. */
const BESIDE: readonly RegExp[] = [
  // How often a mail was answered says nothing of what was agreed in it.
  openingWords(
    '{re,aw,fw,fwd,antw,sv,tr}: ({re,aw,fw,fwd,antw,sv,tr}: )({re,aw,fw,fwd,antw,sv,tr}: )({re,aw,fw,fwd,antw,sv,tr}: )({re,aw,fw,fwd,antw,sv,tr}: )',
  ),
  openingWords('{form,copy,draft,specimen,sample,template} of ({a(n) ,the })'),
  openingWords('{amended and restated,restated,amended,final,revised,new} '),
  /\s*\((?:form|draft|copy|final|[A-Z]{1,4} ?\d{0,4})\)\s*$/i,
  /\s*(?:no\.?|number|#) ?[\w./-]{1,20}$/i,
  /,? (?:dated|effective|made|as of|by and between|between|among|with)\b.*$/i,
];

/** 'Audit prep - terms', 'The Lamplighters: our terms': subjects of mails and letters, which say of what somebody writes. */
const IS_SUBJECT = anyWording(
  closingWords('-, –, —, :', ' ({my,our,your,the,new,final,revised,updated} ){terms,conditions}'),
  closingWords('{my,our,your} ({new,final,revised} ){terms,conditions}'),
);

/**
 * The document's own title as a name for what it is ('FORM OF BOAT MOORING AGREEMENT' becomes 'Boat Mooring Agreement'), where it ends as titles of
 * contracts do or begins with 'Agreement on'; null where it does not, or says no more than that it is a contract.
 */
export function openTitle(title: string): string | null {
  const tidied = BESIDE.reduce(
    (rest, pattern) => rest.replace(pattern, ''),
    title.replace(WHITE_SPACE, ' ').trim(),
  ).trim();
  const words = foldWords(tidied);
  const [first = '', second = ''] = words;
  const isName = ENDS.includes(words.at(-1) ?? '') || (BEGINS.has(first) && LEADS.has(second));
  if (!isName || IS_SUBJECT.test(tidied) || words.length < 2 || words.length > 10 || tidied.length > LONGEST)
    return null;
  if (words.every((word) => ENDS.includes(word) || word === 'and' || word === 'the' || word === 'of')) return null;
  // A title in capitals tells no name from another word.
  return isInCapitals(tidied) ? tidied.toLowerCase().replace(/(?<![\p{L}'])\p{L}/gu, capital) : tidied;
}

const SMALL = asWritten(onlyWords('and, or, of, for, the, to, in, on, a, an, by'));

function capital(letter: string, at: number, title: string): string {
  const [word = ''] = lettersIn(title.slice(at));
  return at > 0 && SMALL.test(word) ? letter : letter.toUpperCase();
}
