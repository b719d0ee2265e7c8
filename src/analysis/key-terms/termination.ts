import { findPeriods, formatPeriod } from '../facts/periods';
import { isJoint, partyPattern } from '../matching/party-names';
import { findAll, proof } from '../matching/search';
import { capitalised } from '../matching/shorten';
import type { Reading } from '../reading';
import type { Line } from './line';

/** Grounds as a lawyer names them, in the order in which they are looked for. */
const GROUNDS: readonly (readonly [pattern: RegExp, words: string, weight: number])[] = [
  [/\b(?:mutual (?:written )?(?:agreement|consent)|by (?:written )?agreement of)\b/i, 'by mutual agreement', 5],
  [
    /\b(?:for (?:its )?convenience|without cause|for any reason|for no reason|with or without cause|without reason)\b/i,
    'without cause',
    10,
  ],
  [/\bchange (?:of|in) (?:the )?control\b/i, 'on a change of control', 8],
  [
    /\b(?:insolven|bankrupt|receiver|assignment for the benefit of creditors|winding[- ]up|liquidat)\w*/i,
    'on insolvency',
    7,
  ],
  [/\b(?:non-?payment|fails? to (?:make|pay)|failure to (?:make|pay)|past due|overdue)\b/i, 'for non-payment', 7],
  [
    /\b(?:breach|default|fails? to (?:perform|comply|observe|cure)|violat|failure to (?:perform|comply))\w*/i,
    'for breach',
    9,
  ],
  [/\bforce majeure\b/i, 'after prolonged force majeure', 5],
  [/\b(?:at any time|at will|in its sole discretion|in its discretion)\b/i, 'at any time', 9.5],
];
const TERMINATES =
  /\b(?:may|shall (?:also )?have the (?:right|option)|(?:has|have) the (?:right|option)|is entitled|are entitled|reserves? the right|can)\b.{0,120}\b(?:terminat|cancel)\w{0,5}\b/i;
const TERMINATED =
  /\b(?:agreement|contract|appointment|employment|licen[cs]e)\b.{0,60}\b(?:may|can) be (?:terminated|cancell?ed)\b/i;

function whoOf(reading: Reading, text: string, at: number, passive: boolean): string | null {
  const pattern = new RegExp(`(${partyPattern(reading)})`, 'g');
  const where = passive ? text.slice(at, at + 260) : text.slice(Math.max(0, at - 160), at);
  const names = [...where.matchAll(pattern)].map((match) => match[1] ?? '');
  const name = passive
    ? new RegExp(`\\bby\\s(?:mutual[^.;]{0,40}|either\\s)?(${partyPattern(reading)})`).exec(where)?.[1]
    : names.at(-1);
  if (!name) return null;
  if (isJoint(name)) return 'Either party';
  return capitalised(name.replace(/^the\s+/i, ''));
}

function timesIn(text: string): string {
  const periods = findPeriods(text);
  const notice = periods.find(
    (p) =>
      /^.{0,40}\bnotice\b/i.test(text.slice(p.end)) ||
      /\bnotice\b.{0,50}$/i.test(text.slice(Math.max(0, p.start - 60), p.start)),
  );
  const cure = periods.find(
    (p) =>
      p !== notice &&
      (/\b(?:cure|remed|correct)\w*.{0,80}$/i.test(text.slice(Math.max(0, p.start - 110), p.start)) ||
        /^.{0,60}\b(?:to cure|cure|remedy)\b/i.test(text.slice(p.end))),
  );
  const asCure =
    notice &&
    !cure &&
    /\b(?:cure|remed(?:y|ied)|correct(?:ed)?)\b/i.test(text) &&
    /\b(?:within|not cured|after)\b/i.test(text);
  if (asCure) return ` if not cured within ${formatPeriod(notice)}`;
  return `${notice ? ` on ${formatPeriod(notice)}’ notice`.replace(/(\b1 \w+)’ notice/, '$1’s notice') : ''}${cure ? ` if not cured within ${formatPeriod(cure)}` : ''}`;
}

/** Who may end the contract, on what ground and notice: "Either party may terminate for breach if not cured within 30 days". */
export function terminationLines(reading: Reading): Line[] {
  const active = findAll(reading, TERMINATES, { negated: true }).map((hit) => ({ hit, passive: false }));
  const passive = findAll(reading, TERMINATED).map((hit) => ({ hit, passive: true }));
  return [...active, ...passive].flatMap(({ hit, passive: isPassive }): Line[] => {
    const { text } = hit.sentence;
    if (/\bnot\b.{0,20}$/i.test(text.slice(Math.max(0, hit.match.index), hit.match.index + 30))) return [];
    const grounds = GROUNDS.filter(([pattern]) => pattern.test(text));
    const ground = grounds[0];
    const times = timesIn(text);
    if (!ground && !times) return [];
    const who = whoOf(reading, text, hit.match.index, isPassive) ?? (isPassive ? null : undefined);
    if (who === undefined) return [];
    const why = ground ? ` ${ground[1]}` : '';
    const line = who === null ? `The contract may be terminated${why}${times}` : `${who} may terminate${why}${times}`;
    return [{ text: line, evidence: [proof(reading, hit)], weight: ground?.[2] ?? 6 }];
  });
}
