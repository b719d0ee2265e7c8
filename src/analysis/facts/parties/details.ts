import { openingWords, perhaps, upTo, wording } from '../../lexicon/words';
import { LEGAL_FORM, legalFormOf } from '../../mentions/legal-forms';
import { findPlaces } from '../../mentions/places';
import { addressIn } from './address';
import { isNatural } from './mention';

const FORM_WORDS =
  /\b(?:an?|the) [A-Za-z.,' -]{0,40}?\b(corporation|limited liability company|limited partnership|general partnership|partnership|company|trust|association|individual|bank|university|non-?profit|public limited company|joint stock company)\b/i;
const FORMED = wording(
  'incorporated, organi{s,z}ed, formed, existing, established, registered, laws of, corporation of, company of',
);
/** 'on behalf of Acme Corp., a Colorado corporation': the form is that of whom is named last. */
const NEXT_FIRM = new RegExp(
  `\\b(?:behalf of|and|with|by|for) (?:the )?(?:\\p{Lu}[\\p{L}&.'-]*,? ){1,5}(?:${LEGAL_FORM}|(?:INC|CORP|CORPORATION|COMPANY|LIMITED|LTD)\\b)`,
  'u',
);
/** ', an individual', ', M.D., an individual', ' (ID 44), a resident of Ohio'. */
const FORM_AT_ONCE = openingWords(
  perhaps('\\,'),
  /(?: (?:M\.?D|Ph\.?D|Esq|Jr|Sr|CPA)\.?,?)?/,
  perhaps(' \\(', upTo(60, '()'), '\\)', perhaps('\\,')),
  ' {a(n),residing,resident,of,individually} ',
);

export interface PartyDetails {
  legalForm: string | null;
  incorporatedIn: string | null;
  address: string | null;
}

/** Legal form, place of incorporation and address as the opening tells them after the party's name. */
export function partyDetails(name: string, details: string): PartyDetails {
  const near = ownWords(name, details.slice(0, 320));
  const written = FORM_WORDS.exec(near);
  const legalForm = legalFormOf(name) ?? written?.[1]?.toLowerCase() ?? null;
  const stretch = written ? near.slice(written.index, written.index + written[0].length + 70) : near;
  const place = written || FORMED.test(near) ? findPlaces(stretch)[0]?.name : undefined;
  return { legalForm, incorporatedIn: place ?? null, address: addressIn(details) };
}

/** Of what stands behind a name, the words about itself: of a person what is said at once, of a firm what stands before the next one. */
function ownWords(name: string, near: string): string {
  const [told = ''] = near.split(NEXT_FIRM);
  if (!isNatural(name)) return told;
  return FORM_AT_ONCE.test(told) ? told : '';
}
