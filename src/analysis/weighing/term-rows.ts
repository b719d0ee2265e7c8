import { type OperativeText, operativeSentences } from '../document/operative';
import { WHITE_SPACE } from '../lexicon/characters';
import { LEAVES_FREE } from '../lexicon/en/fair-limits';
import { GIVEN_BACK, KEPT, LEFT_OUT_OF_RELEASE, NOT_ALL_BACK, TERMS_GO_ON } from '../lexicon/en/fair-terms';
import { anyWording, wording } from '../lexicon/words';
import { isDefinition } from '../statements/search';

const LEAST_WORDS = 5;
/** A longer one says many things, and which of them weighs could not be pointed at. */
const MOST_WORDS = 100;
/** 'Now, therefore, the parties agree as follows'. */
const LEADS_IN = /^\W*(?:now,? therefore|witnesseth|in witness whereof)\b/i;

/** What binds both alike: 'Neither party may assign'. */
const OF_BOTH = /^\W*(?:\w{1,4}[.)]\s*)*(?:neither|either|each|both|no)\s+(?:party|parties|side|member|partner|of)\b/i;

/** What gives somebody something, and takes nothing beside it. */
const GIVES = anyWording(
  wording(GIVEN_BACK),
  wording(LEAVES_FREE),
  wording(TERMS_GO_ON),
  wording(LEFT_OUT_OF_RELEASE),
  wording('{at,for} no (extra )charge, without any charge, free of charge, for free'),
);
const TAKES = anyWording(wording(KEPT), wording(NOT_ALL_BACK.filter((word) => word !== 'not')));

/** Whether a sentence only gives: a refund, a way out without charge, terms that stay as they are. */
export function onlyGives(text: string): boolean {
  return GIVES.test(text) && !TAKES.test(text.replace(GIVES, ''));
}

/** The sentences of a paper that could be a term of it, as places in the outline: no definitions, headings, recitals, places to sign or what binds both alike. */
export function termRows(source: OperativeText): number[] {
  const { outline } = source;
  const binding = new Set(
    operativeSentences(source)
      .filter(({ text }) => {
        const words = text.trim().split(WHITE_SPACE).length;
        return words >= LEAST_WORDS && words <= MOST_WORDS;
      })
      .filter(({ text }) => !isDefinition(text) && !LEADS_IN.test(text) && !OF_BOTH.test(text))
      .map(({ start }) => start),
  );
  return outline.sentences.flatMap(({ start, section }, row) => {
    const isSigned = section !== null && outline.sections[section]?.kind === 'signatures';
    return binding.has(start) && !isSigned ? [row] : [];
  });
}
