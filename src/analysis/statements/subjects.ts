import type { Reading } from '../reading';
import { isJoint, nameOf, partyPattern } from './party-names';

/** Parties that a contract names by what they do in a clause, not by a defined name. */
const ROLES_IN_CLAUSE =
  '(?:[Tt]he\\s+)?(?:[Rr]eceiving|[Dd]isclosing|[Oo]ther|[Nn]on-?[Bb]reaching|[Nn]on-?[Dd]efaulting|[Nn]on-?[Tt]erminating|[Bb]reaching|[Dd]efaulting|[Ii]ndemnifying|[Ii]ndemnified|[Aa]ffected|[Uu]naffected|[Aa]ggrieved|[Nn]otifying|[Aa]ssigning|[Tt]erminating)\\s+[Pp]art(?:y|ies)\\b|[Tt]he\\s+Government\\b|[Tt]he\\s+(?:recipient|employee|executive|consultant|contractor|company|corporation|purchaser|borrower|lender|tenant|landlord|director|undersigned)\\b|(?:[Tt]he\\s+)?(?:Corporation|Purchaser|Director|Investor|Guarantor|Issuer|Trustee|Undersigned|Participant|Insurer)\\b';
/** Words in capitals before a role that belong to it: 'Remarketing Agent', 'U.S. Affiliate'. */
const OWN_WORDS = /((?:(?:[A-Z][\w.&-]*|of)\s+){1,3})$/;
const NO_OWN_WORD =
  /^(?:The|This|That|Each|Every|Either|Neither|Both|Any|All|No|Such|If|In|On|At|For|From|Upon|When|Where|During|Within|After|Before|Until|Unless|Subject|Notwithstanding|Thereafter|Accordingly|Further|Furthermore|Also|However|Therefore|Section|Article|Term|Period|Date|Agreement|Termination|Closing|To|By|With|And|Or|As|Of|of|Year|Territory|Products?|Services?|[IVX]+\.?|[A-Z]\.?|[A-Z]{4,})$/;
const GENERIC =
  /^(?:the\s+)?(?:agent|affiliate|company|contractor|partner|bank|operator|owner|manager|host|party|developer|trustee|lender)s?$/i;

const memo = new WeakMap<Reading['facts'], string>();

/** A pattern source for one party or several ("Supplier", "neither Parent nor SpinCo"); no capturing group inside. */
export function subjectPattern(reading: Pick<Reading, 'facts' | 'contract'>): string {
  const known = memo.get(reading.facts);
  if (known) return known;
  // 'KI, Inc.' and 'KI Inc.' are one name.
  const names = partyPattern(reading).replace(/\\s\+(?=Inc|Ltd|LLC|L\\\.|Corp|Co\\)/g, ',?\\s+');
  const one = `(?:${names}|${ROLES_IN_CLAUSE})`;
  const pattern = `(?<![\\w-])(?:(?:[Ee]ach\\s+of|[Bb]oth|[Ee]ither|[Nn]either|[Ee]ach)\\s+)?${one}(?:\\s+(?:and/or|and|or|nor|&)\\s+${one})?`;
  memo.set(reading.facts, pattern);
  return pattern;
}

/** The subject with the capitalised words that stand before a general role: 'Remarketing' before 'Agent'. */
export function wholeSubject(before: string, who: string): { who: string; before: string } {
  if (!GENERIC.test(who) || /^(?:the\s+)?[a-z]+$/.test(who.replace(/^the\s+/i, ''))) return { who, before };
  const words = (OWN_WORDS.exec(before)?.[1] ?? '').trim().split(/\s+/).filter(Boolean);
  const own: string[] = [];
  for (const word of words.reverse()) {
    if (NO_OWN_WORD.test(word)) break;
    own.unshift(word);
  }
  if (own.length === 0 || own.length > 2) return { who, before };
  return {
    who: `${own.join(' ')} ${who.replace(/^the\s+/i, '')}`,
    before: before.slice(0, before.lastIndexOf(own[0] ?? '')).replace(/\b(?:the|an?|each|such)\s*$/i, ''),
  };
}

/** How the subject is written in a line: 'Supplier', 'Each party', 'Neither party', 'Parent and SpinCo'. */
export function subjectName(who: string): string {
  const plain = who.replace(/\s+/g, ' ').trim();
  if (isJoint(plain)) {
    if (/^neither|^no\s/i.test(plain)) return 'Neither party';
    if (/^either|^any\s/i.test(plain)) return 'Either party';
    return /^(?:each|an?\s)/i.test(plain) ? 'Each party' : 'The parties';
  }
  const names = plain
    .split(/\s+(and\/or|and|or|nor|&)\s+/i)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : nameOf(part.replace(/^(?:each of|both|either|neither|each)\s+/i, '')).replace(/[“”]/g, ''),
    );
  if (names.length === 3 && /^nor$/i.test(names[1] ?? '')) return `Neither ${names[0]} nor ${names[2]}`;
  const name = names.join(' ');
  return /^(?:you|we|us|(?:receiving|disclosing|other|non|breaching|defaulting|indemnif|affected|recipient|employee|executive|consultant|contractor|company|corporation|purchaser|undersigned|aggrieved|notifying|assigning|terminating))/.test(
    name,
  )
    ? name.charAt(0).toUpperCase() + name.slice(1)
    : name;
}
