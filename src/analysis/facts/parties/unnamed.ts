import { opensWithCapital } from '../../lexicon/characters';
import { wording } from '../../lexicon/words';
import type { PartyMention } from './mention';

const ROLE = '[A-Z][A-Za-z/ -]{2,30}';
/** A name left out: '________', '[●]', '[NAME OF BORROWER]', '<<enter Company Name>>'. */
const BLANK =
  '(?:_{3,60}|\\[[^\\]\\w]{0,20}\\]|\\[[^\\]]{0,20}\\b[Nn](?:ame|AME)\\b[^\\]]{0,30}\\]|<<[^>»]{2,40}(?:>>|»))';
/** '________, an individual residing at ________ (the "Consultant")'. */
const BLANK_WITH_ROLE = new RegExp(
  `${BLANK}[^()";]{0,160}?(?:\\((?:[^()"]{0,60})"(?:the )?(${ROLE})"|\\((?:the )?(${ROLE})\\))`,
  'g',
);
/** 'The Agent named on the signature page', 'the Reseller identified above'. */
const NAMED_ELSEWHERE = new RegExp(
  `\\b[Tt]he (${ROLE}) (?:named|identified|listed|set forth|specified|whose name appears) (?:on|in|above|below|at)\\b`,
  'g',
);

/** In terms that bind everyone: 'the customer named in the order ("you")', 'the person who signs up ("you", "your")'. */
const ANYONE =
  /\bthe (customer|client|subscriber|user|buyer|member|person|company|business|tenant|borrower|reseller)(?: or (?:person|company|business|entity))? (?:named|identified|shown|listed|whose|who|that|using|placing|signing)\b[^()"]{0,80}\((?:the )?"([A-Za-z]{3,20})"/gi;

/** 'Hosts websites for its customers (each a "Customer")', 'provides a tool to its users ("you")'. */
const CUSTOMERS =
  /\bits (customers?|clients?|users?|members?|subscribers?|tenants?) \((?:each,? an? |the )?"([A-Za-z]{3,20})"/gi;

/** Parties of a form whose names are not filled in: their role is what they are called by. */
export function unnamedPartiesIn(text: string): PartyMention[] {
  const matches = [...text.matchAll(BLANK_WITH_ROLE), ...text.matchAll(NAMED_ELSEWHERE)];
  const blank = matches.flatMap((match) => {
    const role = (match[1] ?? match[2])?.trim();
    if (!role || wording('agreement, date, parties').test(role)) return [];
    const start = match.index + match[0].lastIndexOf(role);
    return [{ name: role, start, end: start + role.length, role, details: '', confidence: 0.5 }];
  });
  return [...blank, ...unnamedCustomers(text)];
}

/** Whoever the terms are for, named by what they are: 'the business that signs up ("you")', 'its customers (each a "Customer")'. */
export function unnamedCustomers(text: string): PartyMention[] {
  return [...text.matchAll(ANYONE), ...text.matchAll(CUSTOMERS)].slice(0, 1).map((match) => {
    const [, kind = '', role = ''] = match;
    // 'the person who registers (the "User")' is called by that; 'you' says nothing of somebody.
    const name = opensWithCapital(role) ? role : kind;
    const start = match.index + (name === role ? match[0].lastIndexOf(role) : match[0].indexOf(kind));
    return { name, start, end: start + name.length, role, details: '', confidence: 0.6 };
  });
}
