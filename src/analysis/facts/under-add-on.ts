import { CLAUSE_NUMBER } from '../lexicon/characters';
import { ADD_ONS } from '../lexicon/en/parts-of-contracts';
import { kept, onlyWords, wording } from '../lexicon/words';
import { headingsOf } from '../provisions/input/headings';
import { isOfAddOn } from './other-lengths';
import type { Source } from './source';

/** 'Care plan', '11. Support package.', 'Monthly maintenance package:': the title of a clause on one thing beside the contract; 'Hosting' or 'Support' alone may be all that it is about. */
const TITLE = onlyWords(
  CLAUSE_NUMBER,
  '({the,our,your,an,optional,monthly,ongoing,annual} )(+ )',
  kept(ADD_ONS),
  /( ?\(optional\))?[.:]?\s*/,
);
/** Of the contract itself a sentence speaks under any title. */
const ITSELF = wording(
  '{this,the} (^1 ){agreement,contract,lease,licence,license,engagement,project,deal,letter}, these terms',
);
/** What the paper says of itself stands there, in characters: a paper called so is about it. */
const HEAD = 250;

const memo = new WeakMap<Source, ReadonlySet<string>>();

/** The sentences that stand under the title of such a thing, as the text and as the outline have them. */
function sentencesUnder(source: Source): ReadonlySet<string> {
  const known = memo.get(source);
  if (known) return known;
  const { outline, plain } = source;
  const head = plain.slice(0, HEAD).toLowerCase();
  const isOther = (title: string, at: number) => {
    const named = TITLE.exec(title.trim())?.[1]?.toLowerCase().slice(0, 6);
    return named !== undefined && !head.slice(0, at).includes(named);
  };
  const found = new Set<string>();
  let opening = outline.sentences[0];
  for (const sentence of outline.sentences) {
    if (sentence.paragraph !== opening?.paragraph) opening = sentence;
    const words = plain.slice(sentence.start, sentence.end);
    const [title = ''] = headingsOf(outline, sentence).split(' | ');
    const at = opening?.start ?? 0;
    const isUnder = isOther(title, at) || (sentence !== opening && isOther(opening?.text ?? '', at));
    if (isUnder && !ITSELF.test(words)) for (const text of [words, sentence.text]) found.add(text.trim());
  }
  memo.set(source, found);
  return found;
}

/** Whether a sentence stands under the title of one thing beside the contract, and the paper is about more than that. */
export function isUnderAddOn(source: Source, text: string): boolean {
  return sentencesUnder(source).has(text.trim());
}

/** Whether a sentence is on one thing beside the contract, by its own words or by the title over it. */
export const isBesideIt = (source: Source, text: string): boolean =>
  isOfAddOn(source, text) || isUnderAddOn(source, text);
