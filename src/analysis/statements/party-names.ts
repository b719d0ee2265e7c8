import type { Reading } from '../reading';

/** Roles that contracts give to a party; used when the document defines no shorter name. */
const COMMON_ROLES = [
  'Licensor',
  'Licensee',
  'Supplier',
  'Customer',
  'Client',
  'Provider',
  'Service Provider',
  'Vendor',
  'Seller',
  'Buyer',
  'Purchaser',
  'Distributor',
  'Reseller',
  'Manufacturer',
  'Consultant',
  'Contractor',
  'Company',
  'Employee',
  'Executive',
  'Employer',
  'Recipient',
  'Receiving Party',
  'Disclosing Party',
  'Discloser',
  'Franchisor',
  'Franchisee',
  'Agent',
  'Landlord',
  'Tenant',
  'Lessor',
  'Lessee',
  'Lender',
  'Borrower',
  'Sponsor',
  'Subscriber',
  'Publisher',
  'Affiliate',
  'Owner',
  'Operator',
  'Transporter',
  'Shipper',
  'Carrier',
  'Producer',
  'Developer',
  'Host',
  'Merchant',
  'Bank',
  'Marketer',
  'Partner',
] as const;
const JOINT = [
  'each of the parties',
  'either of the parties',
  'a party',
  'each party',
  'either party',
  'both parties',
  'neither party',
  'the parties',
  'any party',
  'no party',
  'each side',
  'either side',
  'both sides',
  'neither side',
  'each of us',
  'either of us',
  'both of us',
  'neither of us',
  'you and we',
  'we and you',
  'we both',
];

/** 'Codewell Inc., a Georgia company (“Codewell”)': a company and what it is called. */
const DEFINED =
  /\b(?:Inc|LLC|Ltd|Limited|Corp|Corporation|GmbH|AG|SA|SARL|LP|LLP|PLC|company)\b[^()"“”\n]{0,60}\((?:the |each,? an? )?["“]([A-Z][\w&'-]+(?: [A-Z][\w&'-]+){0,2})["”]\)/g;
/** In characters. */
const OPENING = 2_000;

const memo = new WeakMap<Reading['facts'], readonly string[]>();

/** Names by which the contract calls its parties: defined roles first, then short forms of the names, then common roles. */
export function partyNames(reading: Pick<Reading, 'facts' | 'contract'>): readonly string[] {
  const known = memo.get(reading.facts);
  if (known) return known;
  const names = new Set<string>();
  for (const party of reading.facts.parties) {
    for (const role of (party.role ?? '').split(/\s*(?:,|;|\/|\bor\b)\s*/)) {
      const name = role.replace(/^(?:the|an?)\s+/i, '').trim();
      if (name.length > 1 && name.length < 60) names.add(name);
    }
    const value = party.value?.trim();
    if (value && value.length < 90) {
      names.add(value);
      const first = value.split(/[\s,]+/)[0] ?? '';
      if (/^[A-Z][\w&.-]{3,}$/.test(first) && !/^(?:The|First|United|American|National|General|Global)$/.test(first))
        names.add(first);
      if (
        /^[A-Z][a-z]{1,11} [A-Z][\p{L}'-]+$/u.test(value) &&
        !/\b(?:Inc|Corp|Co|Ltd|LLC|LP|AG|SA|SL|GmbH|Bank|Group)$/.test(value)
      )
        names.add(first);
    }
  }
  for (const [, name] of reading.contract.text.slice(0, OPENING).matchAll(DEFINED)) if (name) names.add(name);
  for (const role of COMMON_ROLES) {
    for (const written of [role, role.toUpperCase()]) if (reading.contract.text.includes(written)) names.add(written);
  }
  const sorted = [...names].sort((a, b) => b.length - a.length).slice(0, 60);
  memo.set(reading.facts, sorted);
  return sorted;
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** A pattern source for "the Licensee", "Acme Corp." or "either party"; no capturing group inside. */
export function partyPattern(reading: Pick<Reading, 'facts' | 'contract'>): string {
  const names = partyNames(reading).map(escaped);
  const joint = JOINT.map((phrase) =>
    phrase.replace(/[a-z]/g, (c) => `[${c}${c.toUpperCase()}]`).replace(/ /g, '\\s+'),
  );
  return `(?:(?:[Tt]he\\s+|THE\\s+)?(?:${[...names, ...joint].join('|')})(?![\\w])|(?:[Yy]ou|[Ww]e)\\b)`;
}

/** Whether the phrase names both sides ("each party", "either party", "the parties"). */
export function isJoint(phrase: string): boolean {
  return (
    /\b(?:each|either|both|an?|any|the|neither|no)\b.{0,8}\bpart(?:y|ies)\b|\b(?:each|either|both|neither)\b.{0,4}\b(?:sides?|us)\b/i.test(
      phrase,
    ) ||
    /^(?:you and we|we and you|we both)$/i.test(phrase.trim()) ||
    /^(?:parties|party)$/i.test(phrase.trim())
  );
}

/** How a party is called in a line for people: without its article; "you" and "we" of a contract in quotation marks. */
export function nameOf(who: string): string {
  const name = who.replace(/\s+/g, ' ').replace(/^the\s/i, '');
  if (/^(?:both\s)?parties$/i.test(name)) return 'the parties';
  return /^(?:you|we|us)$/i.test(name) ? `“${name.toLowerCase()}”` : name;
}
