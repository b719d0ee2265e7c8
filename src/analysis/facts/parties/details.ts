import { QUOTED_SENTENCE_ENDS, WHITE_SPACE } from '../../lexicon/characters';
import { wording } from '../../lexicon/words';
import { legalFormOf } from '../../mentions/legal-forms';
import { findPlaces } from '../../mentions/places';

const FORM_WORDS =
  /\b(?:an?|the) [A-Za-z.,' -]{0,40}?\b(corporation|limited liability company|limited partnership|general partnership|partnership|company|trust|association|individual|bank|university|non-?profit|public limited company|joint stock company)\b/i;
const FORMED = wording(
  'incorporated, organi{s,z}ed, formed, existing, established, registered, laws of, corporation of, company of',
);
const SEAT =
  /\b(?:registered (?:office|seat|address)|(?:principal|main|head|executive|business) (?:place of business|offices?|address)|place of business|headquarters|offices?|address)(?: is)?(?: located| situated)? (?:at|is|of|in)[: ]{1,3}((?:the )?[\p{Lu}\d][^()";]{8,160})/u;
const ADDRESS =
  /\b(?:at|offices? (?:located )?(?:at|in)|address (?:is|of|at)|located at|residing at|business at|of)[: ]{1,3}((?:the )?(?:\d|P\.?O|One |Suite|Unit|Floor|[A-Z][a-z]+ (?:House|Street|Road))[^()";]{8,160})/;

/** 'Acme LLC, 88 Harbor Way, Portland, ME 04101': the address right after the name, as forms write it. */
const AT_ONCE = /^,? {0,2}(\d{1,5}[A-Z]? \p{Lu}[^()";]{8,120})/u;

export interface PartyDetails {
  legalForm: string | null;
  incorporatedIn: string | null;
  address: string | null;
}

/** Legal form, place of incorporation and address as the opening tells them after the party's name. */
export function partyDetails(name: string, details: string): PartyDetails {
  const near = details.slice(0, 320);
  const written = FORM_WORDS.exec(near);
  const legalForm = legalFormOf(name) ?? written?.[1]?.toLowerCase() ?? null;
  const stretch = written ? near.slice(written.index, written.index + written[0].length + 70) : near;
  const place = written || FORMED.test(near) ? findPlaces(stretch)[0]?.name : undefined;
  // What comes after the definition that ends the sentence is no party's address.
  const told = details.slice(0, 500).split(QUOTED_SENTENCE_ENDS)[0] ?? '';
  const address = (SEAT.exec(told) ?? ADDRESS.exec(told) ?? AT_ONCE.exec(told))?.[1]
    ?.replace(WHITE_SPACE, ' ')
    .replace(
      /[,.\s]+$|,? (?:and|here(?:in)?after|on the one|as an?|trading|for use|holding)\b.*$|(?<=\d|\p{Lu}\p{Ll}{3,})\. (?!Suite|Floor|Unit|Room)\p{Lu}.*$|, to (?=[a-z]).*$/giu,
      '',
    );
  const isAddress = address !== undefined && !address.includes('%');
  return { legalForm, incorporatedIn: place ?? null, address: isAddress ? address : null };
}
