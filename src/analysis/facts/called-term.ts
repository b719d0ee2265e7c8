import { openingWords } from '../lexicon/words';
import type { Candidate } from './ranking/candidates';
import { viewOf } from './ranking/document-view';
import { type Ranked, valueKey } from './ranking/ranker';
import type { Source } from './source';

/** '(the "Term")', '("the Initial Term")' behind a length; the Renewal Term, the Restricted Term and others are of other things. */
const CALLED = openingWords(
  /(?: from (?:the )?[\w ]{1,40}?)?,? {0,2}\((?:the|its|hereinafter,?(?: the)?)? ?"(?:the )?/,
  '({Initial,Original,Base,Primary,Lease,Contract,Franchise,Licen{c,s}e,Loan} )Term"',
);
/** What a contract calls so itself needs no other witness. */
const SURE = 0.9;

type Length = Candidate & { kind: 'period' };

/** The length that a contract calls its term where it names it, 'for a period of five years ("the Term")'; null where it calls none so, or several. */
export function calledTerm(source: Source): (Ranked & { first: Length }) | null {
  const lengths = viewOf(source).sentences.flatMap(({ candidates }) =>
    candidates.filter(
      (one): one is Length => one.kind === 'period' && CALLED.test(source.plain.slice(one.end, one.end + 90)),
    ),
  );
  const [first] = lengths;
  if (!first || lengths.some((one) => valueKey(one) !== valueKey(first))) return null;
  return { candidates: [first], probability: SURE, confidence: SURE, first };
}
