import { anyOf } from '../lexicon/phrases';
import { closingWords, listOf, onlyWords, wording } from '../lexicon/words';
import { PLACE } from './places';

/** Forms of other languages, written out or short, of more than one word or with full stops: no other words look like them. */
const FOREIGN = anyOf(
  listOf([
    'spółka {jawna,komandytowa,akcyjna,partnerska,cywilna}, spółka z ograniczoną odpowiedzialnością, Sp. {j.,k.,p.}',
    'Kabushiki Kaisha, Godo Kaisha, Yugen Kaisha, Limited Şirketi, Anonim Şirketi, Ltd. Şti., A.Ş., v.o.s., společnost s ručením omezeným',
    'akciová spol{ečnost,očnosť}, a.s., Aktiengesellschaft, Gesellschaft mit beschränkter Haftung, e.U., e.G., mbH, eGmbH',
    'commanditaire vennootschap, naamloze vennootschap, besloten vennootschap, vennootschap onder firma, v.o.f., vzw, asbl',
    'société anonyme, société par actions simplifiée, société à responsabilité limitée, Sociedad Anónima, Sociedade Anônima',
    'S.A.C., S.A.A., S.A.U., S.A.P.I., E.I.R.L., S.{p,P}.A., Asociación Civil, Osakeyhtiö, Aktiebolag, Berhad, Bhd., ehf., EAD, OOD, EOOD',
    'Unlimited Company, ULC, SCIO, NPC, DAC, {Incorporated,Co-operative} Society, Community Interest Company',
  ]),
);
const FORMS =
  'Inc\\b\\.?|Incorporated|Corporation|Corp\\b\\.?|Company|Co\\b\\.?,? {0,2}(?:Ltd\\b\\.?|Inc\\b\\.?|Limited|L\\.?L\\.?C\\.?|KG)|Co\\b\\.?|L ?\\.? ?L ?\\.? ?C\\b\\.?|L\\.?L\\.?L?\\.?P\\b\\.?|L\\.P\\.?|LP\\b|Limited Partnership|Limited Liability Company|(?:Pty|Pte|Pvt)\\b\\.? {0,2}(?:Ltd\\b\\.?|Limited)|Private Limited|Ltd\\b\\.?|Limited|P\\.?L\\.?C\\b\\.?|g?GmbH(?: & Co\\.? KG)?|A\\.?G\\b\\.?|S\\.? ?A\\.?(?:B\\.?|P\\.?I\\.?)? de C\\.? ?V\\b\\.?|S\\.? de R\\.? ?L\\.? de C\\.? ?V\\b\\.?|S\\.? ?A\\.?S?\\b\\.?|S\\.? ?[aà]\\.? ?r\\.? ?l\\b\\.?|S\\.?r\\.?l\\b\\.?|S\\.?p\\.?A\\b\\.?|B\\.? ?V\\b\\.?|N\\.? ?V\\b\\.?|A/S|ASA\\b|AB\\b|Oyj?\\b|K\\.?K\\b\\.?|N\\.? ?A\\b\\.?|LTDA\\b\\.?|Lda\\b\\.?|S\\.L\\.(?:U\\.)?|Sp\\.? z ?o\\.? ?o\\b\\.?|s\\.r\\.o\\.?|e\\.V\\.?|e\\.K\\.?|SARL\\b|SASU\\b|EURL\\b|SNC\\b|ApS\\b|OÜ|UAB\\b|Zrt\\b\\.?|EOOD\\b|Sdn\\.? Bhd\\.?|Kft\\b\\.?|d\\.o\\.o\\.?|P\\.?C\\b\\.?|P\\.A\\b\\.?|P\\.?L\\.?L\\.?C\\b\\.?|CC(?= ?[,(;)]|$)|(?<=(?:& [A-Za-z]+|Associates|Clinic|Dental|Medical|Law),? )S\\.?C\\b\\.?|Trust|Association|University|Partnership|Foundation|Institute|Bank|Partners|Holdings|Authority|Fund|Group';
/** Source of a pattern for the legal form that ends a company's name, without groups. */
export const LEGAL_FORM = `(?:${FOREIGN}|${FORMS})(?![A-Za-z]|-[A-Za-z])`;

const ENDS_IN_FORM = new RegExp(`(?:^|[ ,])(${LEGAL_FORM})$`, 'i');
/** Words that end a name only by chance; they are no legal form to show. */
const SOFT = onlyWords('University, Foundation, Institute, Bank, Partners, Holdings, Authority, Fund, Group, Trust');

/** Forms that are words of English in lower case. */
const ENDS_IN_CAPITALS = /[ ,](AS|SE|AB|SA|SL|OY|NV|BV|AG|SpA|Srl|eG|KG|OHG|ApS|CIC|CLG|SRL|Oy)$/;

/** The legal form at the end of a name ('LLC'), or null. */
export function legalFormOf(name: string): string | null {
  const form = ENDS_IN_FORM.exec(name.trim())?.[1] ?? ENDS_IN_CAPITALS.exec(name.trim())?.[1] ?? null;
  // 'Lotus Yoga & Spa' is no società per azioni.
  return form && form !== 'Spa' && !SOFT.test(form) ? form : null;
}

/** 'Bank of Kentucky', 'Sony Corporation of America', 'Government of Fenyi County'. */
const FORM_OF_PLACE =
  /\b(?:Company|Corporation|Bank|Association|University|Trust|Institute|Government|City|County|Board|Department|Ministry|Chamber|Society|Agency|Authority|Service|College|Academy|School|Conservatory|Church|Bureau|Museum|Library|Gallery|Theatre|Hospital) of (?:the )?[A-Z]/i;
/** Words that only organisations bear at the end of their names; less sure than a legal form. */
const KIND = closingWords([
  'Technologies, Pharmaceuticals, Systems, Solutions, Enterprises, Industries, Communications, Laboratories',
  'Therapeutics, Networks, Ventures, Organi{s,z}ation, Agency, Society, Council, Commission, Government, College',
  'Club, Academy, School, Conservatory, Nursery, Orchestra, Choir, Clinic, Charity',
  'Hospital, Museum, Library, Gallery, Theatre, Cable, Media, Stores, Securities, Bancorp, Telecom, Studios, Brands, Associates',
]);

/** True when the name ends like an organisation's. */
export function endsLikeOrganisation(name: string): boolean {
  return ENDS_IN_FORM.test(name.trim()) || ENDS_IN_CAPITALS.test(name.trim()) || FORM_OF_PLACE.test(name);
}

/** Whether a name is that of a firm or another organisation, by its legal form or its last words. */
export function isFirm(name: string): boolean {
  return legalFormOf(name) !== null || endsLikeOrganisation(name);
}

/** True when the last word is one that organisations bear, though no legal form. */
export function soundsLikeOrganisation(name: string): boolean {
  return KIND.test(name.trim());
}

/** What law calls an entity, in words with which no name ends. */
const KIND_OF_ENTITY = anyOf(
  listOf([
    '({domestic,foreign,business,stock,close,professional,public,benefit,public benefit,municipal,for-profit,non(-)profit,not-for-profit,S,C} )corporation',
    '({series,professional,single-member,single member,multi-member,domestic,foreign} ){limited liability company,LLC}',
    '{general,limited,limited liability,registered limited liability} partnership, sole {proprietor,proprietorship,trader}',
    '{business,statutory} trust, professional association, {public,private} limited company, {public,private} company limited by shares',
  ]),
);
/** The same in small letters, where a capital would begin the last word of a name: 'Delaware company', but 'Ohio Casualty Company'. */
const SMALL_KIND = 'company|partnership|trust|association|cooperative|municipality';
const IS_KIND_OF_ENTITY = new RegExp(
  `^(?:an? )?(?:(?:the )?(?:state|commonwealth|republic|province) of )?(?:(?:${PLACE}),? )?(?:${KIND_OF_ENTITY})$`,
  'i',
);
const IS_SMALL_KIND = new RegExp(`^[^,;]{3,40} (?:${SMALL_KIND})$`);
const IS_PLACE = new RegExp(`^(?:an? )?${PLACE} [a-z]+$`, 'i');

/** Whether words say what an entity is and are nobody's name: 'Florida corporation', 'Texas limited liability company', 'Sole proprietorship'. */
export function isKindOfEntity(words: string): boolean {
  return IS_KIND_OF_ENTITY.test(words) || (IS_SMALL_KIND.test(words) && IS_PLACE.test(words));
}

/** What legal forms call somebody who is no company. */
const A_PERSON = wording('individual(s), natural person, sole {trader,proprietor,proprietorship}, resident, citizen');

/**
 * Whether a party is a company and no person, by its name and what the paper calls it.
 * @param form the legal form that was read ('LLC', 'an individual'), or null
 */
export function isCompany(name: string, form: string | null): boolean {
  if (form !== null) return !A_PERSON.test(form);
  return endsLikeOrganisation(name) || soundsLikeOrganisation(name);
}
