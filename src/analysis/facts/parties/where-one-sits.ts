import { anyWording, closingWords, inClause, perhaps, upTo, wording } from '../../lexicon/words';

/** 'Foundry Road, Keighley in the County of West Yorkshire': where a party has its office. */
const IN_A_COUNTY =
  /^(?!the )\p{Lu}[\p{Ll}'-]+(?: [\p{Lu}\p{Ll}][\p{Ll}'-]+){0,2} in the (?:[Cc]ounty|[Cc]ity|[Pp]arish|[Tt]own|[Bb]orough|[Pp]rovince|[Ss]tate) of \p{Lu}/u;
/** ', with a mailing address of 26 Sea Terrace, City of ' before 'Dana Point': where the party before it lives. */
const TOWN_OF = closingWords(
  '{address,residing,resident,living,domiciled,located,office,place of business} ',
  inClause(80),
  '{City,Town,Village,Township,County,Borough,Municipality,Parish} of ',
);

/** The number of a house that is left open: 'residing at ____ Sevierville Pike', 'of No. ___ Harbor Road', 'address is [___] Mill Lane'. */
const BLANK_NUMBER = closingWords(
  anyWording(
    wording('{residing,resident,living,lives,resides,located,situated,domiciled} ', perhaps('{at,in,of}(:) ')),
    wording('{address,addresses,office,offices,place of business,home} {at,in,of,is}(:) '),
    wording('\\, of '),
  ),
  perhaps('{no,number}(.) '),
  anyWording(
    closingWords('\\[', upTo(8, '()'), '\\]'),
    closingWords(perhaps(upTo(12, '();:_')), '\\_\\_*'),
    closingWords(upTo(12, '();:_'), '\\.\\.\\.'),
  ),
);

/** Whether what may be a name is the town in which the party before it sits, whose words end at `from`. */
export function isWhereOneSits(text: string, start: number, from: number): boolean {
  return (
    IN_A_COUNTY.test(text.slice(start, start + 80)) ||
    TOWN_OF.test(text.slice(from, start)) ||
    isBehindBlankNumber(text, start)
  );
}

/** In characters: so much stands before the street of an address. */
const BEFORE_STREET = 80;

/** Whether what may be a name is the street behind the number of a house that is left open. */
export function isBehindBlankNumber(text: string, start: number): boolean {
  return BLANK_NUMBER.test(text.slice(Math.max(0, start - BEFORE_STREET), start).trimEnd());
}
