import type { Sentence } from '../document/outline';
import { plainText } from '../document/plain-text';
import { wording } from '../lexicon/words';
import type { Reading } from '../reading';
import { liableParty } from '../statements/liability';
import type { Hit } from '../statements/search';
import { capSentences } from './cap-sentences';

const OTHERS =
  '{you,us,both,each,the other,the client,the customer,the supplier,the provider,the company,the buyer,the seller}';
/** What makes the limit of one side that of the other as well, in the sentence that gives it or in the next: 'and that goes for you as well', 'the same limit applies to the Client'. */
const FOR_BOTH = wording([
  '{that,this,it} {goes,holds,applies} ({equally,also,likewise} )for {you,us,both,each,the other}',
  `{the same,a like,an equal} (+ )({shall,will} )({also,equally,likewise} ){applies,apply,goes,holds} ({also,equally,likewise} ){to,for} ${OTHERS}`,
  `{this,that} {limit,cap,ceiling,limitation} ({shall,will} )({also,equally,likewise} ){applies,apply} ({also,equally,likewise} ){to,for} ${OTHERS}`,
  'and vice versa, the other way {round,around}, mutatis mutandis to, {works,work,applies,apply} both ways',
]);

function isForBoth(reading: Reading, sentence: Sentence): boolean {
  const at = reading.outline.sentences.findIndex(({ start }) => start === sentence.start);
  const next = reading.outline.sentences[at + 1];
  const beside = next && next.section === sentence.section ? next.text : '';
  return FOR_BOTH.test(plainText(sentence.text)) || (beside.length <= SHORT && FOR_BOTH.test(plainText(beside)));
}
/** In characters: the sentence that makes it mutual says nothing else. */
const SHORT = 160;

/** The one party that alone has a limit of liability, with the sentences that give it; null where both have one, or it cannot be told whose it is. */
export function soleCap(reading: Reading): { name: string; hits: Hit[] } | null {
  const hits = capSentences(reading);
  const [first, ...others] = hits.map(({ sentence }) => liableParty(reading, sentence));
  if (hits.some(({ sentence }) => isForBoth(reading, sentence))) return null;
  return first && !first.joint && others.every((other) => other?.name === first.name)
    ? { name: first.name, hits }
    : null;
}
