import { capitalised, uncapitalised, withArticle } from '../../shared/phrases';
import type { Source } from '../facts/source';
import { anyWording, closingWords, kept, openingWords, perhaps, upTo, wording } from '../lexicon/words';

const NAMES = 'heads of {terms,agreement}, term sheet, letter of intent, memorandum of understanding';
const ADDED = perhaps('{proposed,draft,indicative,non-binding,binding,investment} ');
/** What papers are called in which parties write down what they mean to agree, and of which often only parts bind. */
const PRELIMINARY = openingWords(ADDED, ADDED, ADDED, kept(NAMES));
const ABOUT = ['subject to contract, re, sub, subject, ref, proposal, private, confidential', '( )({:,.,–,—,-})( )'];
/** The same behind what the paper is about, or what a letter's subject begins with: 'Re: Heads of terms', 'Lease of Unit 4 – Heads of Terms', 'SUBJECT TO CONTRACT: heads of agreement'. */
const SUBJECT = openingWords(...ABOUT, perhaps(...ABOUT));
const AT_END = closingWords(
  '{–,—,:,|,-} ',
  '^3 ',
  kept(NAMES),
  perhaps(
    '( )(\\()',
    anyWording(wording('subject to contract, not binding, non-binding'), wording('draft', upTo(12, ')'))),
    '(\\))',
  ),
);
/** A letter whose first lines say so: 'We set out below the heads of terms on which ...', where it does not bind as yet. */
const SET_OUT = wording(
  'set(s) out, setting out, record(s), recorded, confirm(s), confirmed, agreed, these are, are, following, below',
  upTo(60, '.\n'),
  kept('heads of {terms,agreement}'),
);
const IS_OPEN = anyWording(
  wording('subject to (a )(formal )contract, contract denied, not (yet )(legally )bind(ing)'),
  wording('not*, neither, no one', upTo(30, '.\n'), ' (legally )bound'),
);
const HEADS = 'heads of agreement';

/** The head of a paper, in which its title stands, and the longest title, in characters. */
const HEAD = 900;
const LONGEST = 140;
/** 'PART I: HEADS OF TERMS', above the lease itself: the title of a part. */
const OF_PART = openingWords('part, section, schedule, annex, appendix, exhibit');
/** How much of a letter says what it is. */
const FIRST_LINES = 1_500;

/** What a paper calls itself that writes down what is meant to be agreed, by a title in its first lines; null where it is no such paper. */
export function preliminaryOf({ contract }: Pick<Source, 'contract'>): string | null {
  const heads = contract.text
    .slice(0, HEAD)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length <= LONGEST && !OF_PART.test(line));
  const titled = heads.flatMap(
    (line) => (PRELIMINARY.exec(line.replace(SUBJECT, '')) ?? AT_END.exec(line))?.[1]?.toLowerCase() ?? [],
  );
  const first = contract.text.slice(0, FIRST_LINES);
  const said = IS_OPEN.test(first) ? SET_OUT.exec(first)?.[1]?.toLowerCase() : undefined;
  const name = titled[0] ?? said;
  return name ? capitalised(name === HEADS ? 'heads of terms' : name) : null;
}

/** What a paper is called of which no kind is known. */
export const UNKNOWN = 'Contract';

/** What a paper of a kind is: 'Term sheet for a joint venture agreement' where it is but a preliminary one. */
export function typeOf(source: Pick<Source, 'contract'>, label: string): string {
  const preliminary = preliminaryOf(source);
  if (preliminary && label === UNKNOWN) return preliminary;
  return preliminary ? `${preliminary} for ${withArticle(uncapitalised(label))}` : label;
}
