import { findPlaces } from '../../analysis/mentions/places';
import { fold } from '../../analysis/pdf/folding';

/**
 * Statutes and their parts: 'the Housing Act 1988', 'Section 2(a) of the Fair Labor Standards Act', '§ 307 BGB', 'California Civil Code § 1950.5', 'GDPR'. A 'Section 9' with no
 * statute behind it is one of the paper's own.
 */
const STATUTE =
  /(?:\b(?:[Ss]ections?|[Ss]ecs?\.|[Aa]rticles?|[Aa]rt\.|[Rr]egulation)\s+[\dIVX][\w().-]*\s+(?:of\s+)?(?:the\s+)?)?(?:(?:[A-Z][\p{L}'’&-]*|and|of|in|for|to|on|\([A-Z][\p{L} ]*\))\s+){0,8}[A-Z][\p{L}'’-]*\s*\b(?:Acts?|Code|Statutes?|Regulations?|Directive|Ordinance|Rules?|Law)\b(?:\s+(?:of\s+)?(?:No\.?\s*)?\d{2,4}(?:\/\d{2,4})?)?(?:\s*§+\s*[\d.()a-z-]+)?|§+\s?\d[\w.()-]*(?:\s+(?:Abs\.|Absatz|Nr\.)\s*\d+)*(?:\s+[A-Z]{2,6}\b)?|\b(?:GDPR|DSGVO|CCPA|CPRA|HIPAA|FLSA|FTC|BGB|HGB|UCC|TUPE|UCTA|COPPA|FMLA|ADEA|ERISA)\b(?:\s+(?:Article|Art\.|Section|§)\s*[\d.()a-z-]+)?/gu;

/** What a claim says that names a law which its passages do not name. */
export const FROM_KNOWLEDGE = ' (the law named here is from the model’s knowledge: check it)';

/** The laws that a text names. */
export function lawsIn(text: string): string[] {
  return [...text.matchAll(STATUTE)].map(([law]) => law.trim());
}

/** A text without the laws that it names, for the proof of the rest. 'Delaware Law' is the law of a place and stays. */
export function withoutLaws(text: string): string {
  return text.replace(STATUTE, (law) => (isOfPlace(law) ? law : ' the law '));
}

function isOfPlace(law: string): boolean {
  const [place] = findPlaces(law);
  return place !== undefined && /^\s*laws?\s*$/i.test(law.slice(0, place.start) + law.slice(place.end));
}

/** The text, marked where it names a law that the contract itself does not name. */
export function withLawsMarked(text: string, contract: string): string {
  const known = fold(contract, 'punctuation').text;
  const foreign = lawsIn(text).some((law) => !known.includes(fold(law, 'punctuation').text.trim()));
  return foreign && !text.endsWith(FROM_KNOWLEDGE.trim()) ? `${text.replace(/\s+$/, '')}${FROM_KNOWLEDGE}` : text;
}
