import { closingWords, inClause } from '../../lexicon/words';

/** 'Foundry Road, Keighley in the County of West Yorkshire': where a party has its office. */
const IN_A_COUNTY =
  /^(?!the )\p{Lu}[\p{Ll}'-]+(?: [\p{Lu}\p{Ll}][\p{Ll}'-]+){0,2} in the (?:[Cc]ounty|[Cc]ity|[Pp]arish|[Tt]own|[Bb]orough|[Pp]rovince|[Ss]tate) of \p{Lu}/u;
/** ', with a mailing address of 26 Sea Terrace, City of ' before 'Dana Point': where the party before it lives. */
const TOWN_OF = closingWords(
  '{address,residing,resident,living,domiciled,located,office,place of business} ',
  inClause(80),
  '{City,Town,Village,Township,County,Borough,Municipality,Parish} of ',
);

/** Whether what may be a name is the town in which the party before it sits, whose words end at `from`. */
export function isWhereOneSits(text: string, start: number, from: number): boolean {
  return IN_A_COUNTY.test(text.slice(start, start + 80)) || TOWN_OF.test(text.slice(from, start));
}
