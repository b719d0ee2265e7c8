import { WHITE_SPACE, withoutAccents } from '../../lexicon/characters';
import { everywhere, openingWords, wording } from '../../lexicon/words';

/** Courtesy titles of many Englishes, as they stand before a name. 'Ing' and 'Mag' begin names of firms as well. */
const TITLE = openingWords([
  '{mr,mrs,ms,miss,mx,dr,mdm,madam,mme,mlle,prof,professor}(.) ',
  '{shri,smt,sri,sir,dame,rev,dato,datuk,datin,puan,encik,tuan,ir,engr,frau,herr}(.) ',
]);

/** Legal forms, and the article. */
const NOT_COMPARED = everywhere(
  wording('incorporated, inc, corporation, corp, company, co, limited, ltd, llc, llp, lp, plc, pc, pa, pllc, the'),
);

/** Names compared without case, punctuation, articles, courtesy titles and legal forms. */
export function partyKey(name: string): string {
  return withoutAccents(name.toLowerCase().replace(TITLE, ''))
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N} ]+/gu, '')
    .replace(NOT_COMPARED, ' ')
    .replace(WHITE_SPACE, ' ')
    .trim();
}
