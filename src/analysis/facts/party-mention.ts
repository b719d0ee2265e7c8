import { endsLikeOrganisation } from './legal-forms';
import { leadLength, type NameMention, readName } from './party-name';

/** A party as a place in the contract tells it. Offsets are those of the text searched. */
export interface PartyMention extends NameMention {
  role: string | null;
  /** The words after the name up to the next party: form, place, address and role. */
  details: string;
  confidence: number;
}

const ALIAS =
  /\((?:[^()"]{0,120}?)"([^"]{1,60}?),?"(?:[^()]{0,140})\)|\bhereinafter (?:(?:referred to|called|known) )?(?:as |collectively )?(?:the )?"([^"]{1,60}?),?"|\((?:hereinafter )?(?:the )?([A-Z][A-Za-z]{2,20})\)/;
const NO_ROLE =
  /^(?:agreement|this agreement|effective date|contract|parties|party|amendment|term|license|original agreement|exchange act|securities act)$/i;
const DESCRIBED =
  /^,? {0,3}(?:\([^)]{0,60}\),? {0,3})?(?:and (?:its|all)|(?:is )?an? (?:[A-Za-z.&' -]{0,50}?)(?:corporation|company|partnership|individual|person|association|trust|bank|citizen|resident|limited|organi[sz]ation|university|firm|LLC)|duly|incorporated|organi[sz]ed|located|having|with (?:its|a|an|offices?)|whose|residing|acting|on (?:its own )?behalf|of \d|company number|registered|\d{1,5} [A-Z])/i;
const PERSON =
  /^(?:(?:Dr|Mr|Ms|Mrs)\.? )?[A-Z][A-Za-z'.-]{0,20} (?:[A-Z][A-Za-z'.-]{0,20} ){0,2}[A-Z][A-Za-z'-]{1,20}(?:,? (?:Jr|Sr|M\.?D|Ph\.?D|III?)\.?)?$/;
const BOUNDARY =
  /(?:[);,]|"|\.|\b) {0,4}\b(?:and|AND|And)\b {1,3}|[;:] {1,3}|\)\.?,? {1,3}(?=[A-Z])|\(\d\) |\b\d\. |\n|,(?= {1,2}[A-Z])/g;

/** The text as it is with line breaks kept, so that parties on lines of their own are told apart. */
export function partyMentionsIn(text: string): PartyMention[] {
  const starts = [0, ...[...text.matchAll(BOUNDARY)].map((match) => match.index + match[0].length)];
  const names: (NameMention & { strength: number })[] = [];
  for (const from of starts) {
    if (from < (names.at(-1)?.end ?? 0)) continue;
    const name = readName(text.slice(from, from + 200));
    if (!name) continue;
    const start = from + name.start;
    const end = from + name.end;
    const strength = strengthOf(name.name, text.slice(end, end + 160), from === 0);
    if (strength > 0 && !names.some((other) => start < other.end))
      names.push({ name: name.name, start, end, strength });
  }
  return names.map((name, index) => {
    const details = text.slice(name.end, names[index + 1]?.start ?? Math.min(text.length, name.end + 500));
    return { ...name, details, role: roleIn(details), confidence: name.strength };
  });
}

function strengthOf(name: string, after: string, first: boolean): number {
  const organisation = endsLikeOrganisation(name);
  const aliased = /^,? {0,3}(?:\([^"()]{0,60}\) {0,2})?\((?:[^()"]{0,80})"/.test(after);
  const described = DESCRIBED.test(after);
  if (organisation && (aliased || described)) return 0.95;
  if (aliased && !/\bagreement\b/i.test(name)) return 0.9;
  if (described && (PERSON.test(name) || first)) return 0.85;
  if (organisation && /^,? {0,3}(?:and|AND|\(|;|$|\.|\n|on the)/.test(after)) return 0.85;
  if (PERSON.test(name) && (first || /^(?:\.|,|;| and| \()/.test(after))) return 0.6;
  return 0;
}

/** The defined name of the party just described ('Provider'), without 'the'. */
function roleIn(details: string): string | null {
  const match = ALIAS.exec(details.slice(0, 900));
  const role = (match?.[1] ?? match?.[2] ?? match?.[3])?.trim();
  return role && !NO_ROLE.test(role) ? role.replace(/^the /i, '') : null;
}

/** Offset past 'and', numbers and quotes; exported for callers that cut text themselves. */
export function skipLead(text: string): number {
  return leadLength(text);
}
