import { WHITE_SPACE, withoutAccents } from '../../lexicon/characters';
import { openingWords } from '../../lexicon/words';

/** Names compared without case, punctuation, articles, courtesy titles and legal forms. */
export function partyKey(name: string): string {
  return withoutAccents(name.toLowerCase().replace(openingWords('{mr,mrs,ms,miss,mx,dr}(.) '), ''))
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N} ]+/gu, '')
    .replace(/\b(?:incorporated|inc|corporation|corp|company|co|limited|ltd|llc|llp|lp|plc|pc|pa|pllc|the)\b/g, ' ')
    .replace(WHITE_SPACE, ' ')
    .trim();
}
