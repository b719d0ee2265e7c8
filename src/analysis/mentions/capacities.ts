import { anyWording, openingWords, perhaps, upTo, wording } from '../lexicon/words';

/** What leads from the name of somebody to that of the trade. */
export const TRADE = [
  '{trading as,t/a,t/as,trades as,o/a,operating as,d/b/a,dba,doing business as,carrying on business as,trading under the name( of)} ',
  '{who carries on business as,who carry on business as,trading under the name and style of,carrying on business under the name( of)} ',
];
/** What leads to the trust or estate for which somebody acts. */
const OFFICE = [
  '(acting )({solely,only} )(in {its,his,her,their} capacity )as (the )(sole )trustee(s) {for,of} ',
  'as (the )executor(s) of (the )estate of (the late )',
];
/** 'Acme Pty Ltd (ACN 600 118 204) as trustee for', 'Acme Pty Ltd ACN 600 118 204 as trustee for': a number, in brackets or bare. */
const NUMBER = anyWording(
  perhaps(' \\(', upTo(40, '()"'), '\\)'),
  perhaps(' {ABN,ACN,ARBN,NZBN}', upTo(18, 'a-z,;()')),
);

/** Right behind a name, what leads to the trust or estate for which its bearer acts. */
export const LEADS_TO_HELD = anyWording(...OFFICE.map((lead) => openingWords(NUMBER, perhaps('\\,'), ' ', lead)));

const CAPACITY = anyWording(...[...TRADE, ...OFFICE].map((lead) => wording(perhaps('\\,'), ' ', lead)));

/** A party's name without the capacity in which the paper names it: 'Hana Lee' of 'Hana Lee trading as Dumpling Shed'. */
export function withoutCapacity(name: string): string {
  const at = name.search(CAPACITY);
  return at > 0 ? name.slice(0, at) : name;
}
