import {
  hasDigit,
  hasLetters,
  opensWithSmallLetter,
  QUOTED_SENTENCE_ENDS,
  WHITE_SPACE,
  wordsIn,
} from '../../lexicon/characters';
import { anyWording, openingWords, wording } from '../../lexicon/words';
import { findDates } from '../../mentions/dates';
import { findPlaces } from '../../mentions/places';

/** What leads to the place where a firm sits or a person lives, and that place up to a bracket. */
const SEAT =
  /\b(?:(?:registered (?:office|seat|address)|(?:principal|main|head|executive|business) (?:place of business|offices?|address)|place of business|headquarters|offices?|address)(?: is)?(?: located| situated)? (?:at|is|of|in)|resid(?:ing|ent) at)[: ]{1,3}((?:the )?[\p{Lu}\d][^()";]{8,160})/gu;
const ADDRESS =
  /\b(?:at|offices? (?:located )?(?:at|in)|address (?:is|of|at)|located at|residing at|business at|of)[: ]{1,3}((?:the )?(?:\d|P\.?O|One |(?:Suite|Unit|Floor|Level|Flat|Apartment|Apt\.?|Shop|Room|No\.?) |[A-Z][a-z]+ (?:House|Street|Road))[^()";]{8,160})/g;
/** 'Acme LLC, 88 Harbor Way, Portland, ME 04101': the address right after the name, as forms write it. */
const AT_ONCE =
  /^,? {0,2}((?:(?:Flat|Unit|Suite|Level|Apartment|Shop|Room) \d{1,4}[A-Za-z]?,? )?\d{1,5}[A-Za-z]? \p{Lu}[^()";]{8,120})/gu;
/** 'Acme Ltd (company no. 4417), Hollow Farm, Ludlow SY8 1AA': the same behind a number in brackets, where a postcode ends it. */
const TO_POSTCODE =
  /^(?: ?\([^()"]{3,50}\))?, {0,2}((?:Flat |Unit |Level |Suite )?[\p{Lu}\d][\p{L}\d ,.'’&/-]{8,90}?\b(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT) \d{4}|[A-Z]\d[A-Z] \d[A-Z]\d))(?![\p{L}\d])/gu;

/** Words with which a part of an address begins small: ', suite 12', ', the Netherlands', ', c/o Acme'. */
const BEGINS_PART = openingWords([
  'the, suite, ste, unit, flat, apt, apartment, floor, room, rm, level, block, building, bldg, house, shop, office, plot, no',
  '{ground,first,second,third,fourth,fifth,upper,lower,top} floor, near, opposite, behind, c/o, p(.)o(.), box, rue, avenue, via',
  'calle, ul, str, d, de, del, di, da, do, du, la, le, van, von, in the {county,city,town,parish,borough,village,state,province,district} of',
]);
/** Words behind an address that tell of something else, whatever stands before them. */
const GOES_ON = wording([
  ' and, hereinafter, hereafter, on the one, as a(n), trading, for use, holding, on behalf of, for {itself,himself,herself,themselves}',
  'which, who, whose, where, {through,by} {its,his,her,their}, represented by, acting {by,through,as,for}, having, being',
  'is effective, registered {at,in,with,under}, formed, or any, company {no,number}, {vat,tax} {no,number,id}, {abn,acn,cin,pan,siret,nif}',
  '{tel,telephone,phone,mobile,cell,fax,e-mail,email,attn,attention,contact}(.)( {no,number}(.)){:, #2-12}, {fax,telephone} number',
]);
/** An e-mail, a page or a sign that parts what a letterhead tells. */
const CONTACT = /\S+@\S*|\b(?:www\.|https?:)|[·|•☎]| \+\d|\n(?=\p{Lu}\p{Ll}+: )| (?=\p{Lu}\p{Ll}+: )/u;
/** The sentence behind an address; 'St. Louis' and 'Bldg. Suite 4' go on. */
const SENTENCE = /(?<=\d|\p{Lu}\p{Ll}{3,})\. (?!Suite|Floor|Unit|Room)\p{Lu}/u;
/** A number of telephone at the end, of ten digits or more, which no postcode has. */
const PHONE = / (?=(?:\D*\d){10})[\d() +-]+$/;
/** ', to' before what somebody shall do. */
const TO_DO = /, to (?=[a-z])/u;
const ENDS = /[,.;:\s-]+$/;
/** What has no street, or a blank for its number: '16:42 PST', '40% of the shares', 'No. ___ Heron Road'. */
const NO_STREET = anyWording(wording('#1-2:#2'), wording('\\%'), wording('\\_\\_'));
const PART = ', ';

/** Up to where a text has nothing of an ending. */
function before(text: string, end: RegExp): string {
  const at = text.search(end);
  return at < 0 ? text : text.slice(0, at);
}

/** The parts of an address, up to the first that describes somebody: ', a broker licensed by ...', ', through its agent'. */
function partsOf(address: string): string {
  const parts = address.split(PART);
  const end = parts.findIndex((part, at) => at > 0 && opensWithSmallLetter(part) && !BEGINS_PART.test(part));
  return parts.slice(0, end < 0 ? parts.length : end).join(PART);
}

/** An address without what is told behind it, or null where that leaves none. */
function cleaned(raw: string): string | null {
  const ended = [CONTACT, SENTENCE, TO_DO, GOES_ON].reduce(before, raw.replace(WHITE_SPACE, ' '));
  const address = partsOf(ended).replace(ENDS, '').replace(PHONE, '').replace(ENDS, '');
  const isPlace = hasDigit(address) || (address.includes(PART) && findPlaces(address).length > 0);
  const isDay = findDates(address).length > 0 && wordsIn(address).length < 5;
  return isPlace && hasLetters(address, 3) && !isDay && !NO_STREET.test(address) ? address : null;
}

/** Where a party sits or lives, as the words behind its name tell it; null where they do not. */
export function addressIn(details: string): string | null {
  // What comes after the definition that ends the sentence is no party's address.
  const told = details.slice(0, 500).split(QUOTED_SENTENCE_ENDS)[0] ?? '';
  for (const lead of [SEAT, ADDRESS, AT_ONCE, TO_POSTCODE])
    for (const { 1: raw = '' } of told.matchAll(lead)) {
      const address = cleaned(raw);
      if (address !== null) return address;
    }
  return null;
}
