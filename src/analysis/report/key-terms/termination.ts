import { WHITE_SPACE } from '../../document/plain-text';
import { asWritten, closingWords, everywhere, inClause, onlyWords, openingWords, wording } from '../../lexicon/words';
import { findPeriods, formatPeriod } from '../../mentions/periods';
import type { Reading } from '../../reading';
import { isJoint, partiesIn } from '../../statements/parties';
import { type Passage, passageProof, passagesOf } from '../../statements/passages';
import { statementsIn } from '../../statements/statements';
import { subjectName } from '../../statements/subjects';
import { condensed } from './condense';
import { endingLines } from './endings';
import { groundsIn } from './grounds';
import { isLegible } from './legible';
import type { Line } from './line';
import { plainly } from './wording';

const LINE_LENGTH = 140;
const OBJECT =
  "((?:this|the|such|any|its|their|his|her|your|our|each|all|an?|that|[A-Z][\\w-]+'s)\\s+(?:[\\w'-]+\\s+){0,4}?|(?:[A-Z]\\w+\\s+){1,2})?(Agreement|Contract|Lease|Licen[cs]es?|licen[cs]es?|SOW|Statement of Work|Work Order|Purchase Order|Order|orders?|Services|services|[Ee]mployment|[Ee]ngagement|[Aa]ppointment|agreement|contract|lease|tenancy|deal|rights|Term|term|Sublease|Franchise|Addendum|Amendment|subscription)\\b";
const MAY =
  '(?:may|can|(?:shall |will )?(?:also |each )?(?:have|has|retains?|reserves?) (?:the|a) (?:\\w+ )?(?:right|option|power)(?: \\([^)]{0,60}\\))?(?:,[^,;]{0,90},)?(?: \\w+ly)? (?:to|of)|(?:is|be|are) (?:also )?entitled to|may elect to|(?:shall|will) have the right,? but not the obligation,? to)';
const BETWEEN =
  '(?:\\s?,[^;]{0,140}?,|\\s(?:also|then|immediately|forthwith|unilaterally|either|elect to|only|at any time|at its option|upon[^,;]{0,60}|by[^,;]{0,60}|without[^,;]{0,40}|in its[^,;]{0,40}discretion|on[^,;]{0,40}|with[^,;]{0,40},)){0,2}';
const ALONE = `\\s+(?:to\\s+)?(?:dismiss\\s+(?:you|him|her|the\\s+\\w+)\\b|(terminat(?:e|ing)|cancel(?:ling)?|end|rescind)(?:\\s+${OBJECT}|\\s+it\\b|(?=\\s+(?:immediately|upon|on|if|at|by|without|for|whenever|when|with|right away|early)\\b)))`;
const PASSIVE =
  /(?<!\b(?:under|of|by|in) )(?<!\bno \w{1,20} (?:by \w{1,20} )?under )\b(?:[Tt]his |[Tt]he |[Yy]our |[Tt]he Executive's |[Tt]he Employee's )?(?:[A-Z][\w-]+'s )?(?:Agreement|Contract|Lease|License|Licence|[Ee]mployment|[Ee]ngagement|[Aa]ppointment|agreement|contract|Term)\b[^.;]{0,60}?\b(?:(?:may|can|shall) (?:also |only )?be (?:terminated|cancell?ed)|(?:shall be|will be|is) (?:terminable|cancell?able))\b(?![^.;]{0,20}\bonly by\b.{0,30}\bcourt)/;
/** 'Thereafter until terminated by either party giving to the other not less than six months' notice'. */
const UNTIL =
  /\b(?:until|unless)\s(?:(?:it\s|this\s\w+\s)is\s)?(?:earlier\s|sooner\s)?terminated(?=\sby\s[^.;]{3,60}\b(?:giving|on|upon|with)\b[^.;]{0,60}\b(?:days|weeks|months|year|years)\b)/;
/** Words after which a subject opens no clause of its own. */
const SUBORDINATE = closingWords(
  '{neither,nor,that,whether,if,when,which,where,after,once,until,before,unless} (the )',
);
const INTRODUCED =
  /\b(?:provided|however|agree\w*|acknowledge\w*|understood|further)[\s,]+(?:however[\s,]+)?that\s+(?:the\s+)?$/i;
/** 'If Tenant stays on, the tenancy is month-to-month and either party may end it': what else follows from the condition. */
const FIRST_CONSEQUENCE = /,\s(?:the|this|it)\s[^,;]{3,120}\sand\s*$/i;
const LIST_BELOW = /\b(?:following|events?|circumstances|if)\b[^:]{0,60}:\s*$/i;
/** 'At any time before the Effective Date', 'as follows:': the right is not what its first words say. */
const ONLY_LISTED =
  /\b(?:as follows|following [^:]{0,40}):?\s*$|\b(?:prior to|before) the (?:effective|closing|commencement) date\b/i;
const ITEMS_READ = 8;

const ENDS = new RegExp(`${MAY}${BETWEEN}${ALONE}`, 'y');
/** Before the party behind a passive: 'by either of', 'by the giving of notice by'. */
const ENDED_BY =
  /\bby\s(?:the\s(?:giving|delivery)[^.;]{0,40}by\s)?(either\s(?:of\s)?)?(?:(?:written\s)?notice\s(?:from|by)\s)?$/;

/** "on 30 days' notice", "if not cured within 60 days". */
function timesIn(text: string): string {
  const periods = findPeriods(text);
  const notice = periods.find(
    ({ start, end }) =>
      /^.{0,40}\bnotice\b/i.test(text.slice(end)) ||
      /\bnotice\b.{0,50}$/i.test(text.slice(Math.max(0, start - 60), start)),
  );
  const isCure = ({ start, end }: { start: number; end: number }): boolean =>
    /\b(?:cure|remed|correct|rectif)\w*.{0,80}$/i.test(text.slice(Math.max(0, start - 110), start)) ||
    /^.{0,60}\b(?:to cure|cure|to remedy|remedy)\b/i.test(text.slice(end));
  const cure = periods.find((period) => period !== notice && isCure(period));
  const isOnlyCure =
    notice &&
    !cure &&
    wording('cure, remed{y,ied}, correct(ed), rectif+').test(text) &&
    wording('within, not cured, after').test(text);
  if (isOnlyCure) return ` if not cured within ${formatPeriod(notice)}`;
  const given = notice ? ` on ${formatPeriod(notice)}${notice.count === 1 ? '’s' : '’'} notice` : '';
  return `${given}${cure ? ` if not cured within ${formatPeriod(cure)}` : ''}`;
}

/** 'And paying a termination fee equal to two months' rent'. */
const AGAINST_FEE = wording(
  '{pay(s),paying,payment of,against} {a(n),the} (early ){termination,cancellation,break} {fee,charge,payment}',
);

/** How an item of a list is marked, so that what comes after the list is not read as one: '(a)' and 'd.' are of two lists. */
function styleOf(text: string): string | null {
  const mark = /^\s*(\(?)(?:[ivx]{1,4}|[a-z]|[A-Z]|\d{1,2}(?:\.\d{1,2})*)([.)])\s/.exec(text);
  return mark ? `${mark[1]}${mark[2]}` : null;
}

/** The items of a list of causes that stand on lines of their own below the passage. */
function causesBelow(passages: readonly Passage[], index: number): string {
  if (!LIST_BELOW.test(passages[index]?.text ?? '')) return '';
  const items = passages.slice(index + 1, index + 1 + ITEMS_READ);
  const style = styleOf(items[0]?.text ?? '');
  const end = style ? items.findIndex(({ text }) => styleOf(text) !== style) : -1;
  return items
    .slice(0, end < 0 ? ITEMS_READ : end)
    .map(({ text }) => text.slice(0, 200))
    .join(' ');
}

function objectOf(determiner: string | undefined, noun: string): string {
  if (onlyWords('agreement, contract, term, lease, tenancy, deal').test(noun)) return '';
  return ` ${`${determiner ?? ''}${noun}`.replace(WHITE_SPACE, ' ').replace(/^(?:this|such)\s/i, 'the ')}`;
}

function whoMay(who: string, before: string): string {
  if (isJoint(who) || openingWords('either').test(who) || /\beither\s$/i.test(before)) return 'Either party';
  if (wording('non, not in, other, aggrieved, unaffected').test(who) && closingWords('part{y,ies}').test(who))
    return 'The other party';
  return subjectName(who.replace(/^(?:each of|both)\s/i, '')).replace(/ and (?=\S+$)/, ' and ');
}

/** The condition as written where no known ground is named: 'if the Products are discontinued'. */
function literal(rest: string, room: number): string {
  const condition =
    /(?<!\bagreed )\b(?:if|in the event|upon|when|should|unless)\b(?:[^;.]|\.(?!\s))*/i.exec(rest)?.[0] ?? '';
  if (!condition || wording('notice').test(condition.slice(0, 60)) || /:\s*$/.test(rest)) return '';
  // 'If she does': what it means stands in another sentence.
  if (/^if (?:it|he|she|they) (?:does|do|did|is|are|so)\W*$/i.test(condition.trim())) return '';
  const told = plainly(condition);
  return ` ${condensed(told.charAt(0).toLowerCase() + told.slice(1), room)}`;
}

function lineOf(
  reading: Reading,
  passage: Passage,
  at: readonly [number, number],
  lead: string,
  said: string,
  below: string,
): Line[] {
  const grounds = groundsIn(`${said} ${below}`);
  if (grounds.words === ' at any time' && ONLY_LISTED.test(said)) return [];
  const times = `${timesIn(said)}${AGAINST_FEE.test(said) ? ' against a termination fee' : ''}`;
  const why =
    grounds.words || (below ? ' on listed events' : literal(said, LINE_LENGTH - lead.length - times.length - 2));
  if (!why && !times) return [];
  // What is told in the contract's own words may be cut, so that the notice stands before it.
  const whose = / by mutual agreement/.test(why)
    ? lead.replace(asWritten(openingWords('Either party*')), 'The parties')
    : lead;
  const text = (grounds.words ? `${whose}${why}${times}` : `${lead}${times}${why}`).replace(/\s{2,}/g, ' ');
  if (!isLegible(text) || text.length > LINE_LENGTH + 10) return [];
  return [{ text, evidence: [passageProof(reading, passage, ...at)], weight: grounds.weight + (times ? 0.2 : 0) }];
}

/** The first statement of a passage by which a party may end the contract. */
function endingStatement(
  reading: Reading,
  { parts, text, lead }: Passage,
): { who: string; from: number; to: number; match: RegExpExecArray } | null {
  const [first] = parts;
  for (const { who, from, modalAt, voice } of first ? statementsIn(reading, first.sentence).statements : []) {
    ENDS.lastIndex = modalAt;
    const match = voice === 'subject' && from >= lead ? ENDS.exec(text) : null;
    if (match) return { who: who.words, from, to: modalAt + match[0].length, match };
  }
  return null;
}

function activeLines(reading: Reading, passage: Passage, below: string): Line[] {
  if (passage.isDefinition) return [];
  const found = endingStatement(reading, passage);
  if (!found) return [];
  const { who, from, to, match } = found;
  const [, , determiner, noun = 'agreement'] = match;
  const all = passage.text.slice(from, to);
  const before = passage.text.slice(passage.lead, from);
  const after = passage.text.slice(to).split(/;\s|(?<=\bnotice),? or (?=at once|immediately|right away)/)[0] ?? '';
  if (
    (SUBORDINATE.test(before) && !INTRODUCED.test(before)) ||
    asWritten(wording('{may,shall,can} {not,never}')).test(all) ||
    /^neither\b|^no\s/i.test(who)
  )
    return [];
  const object = objectOf(determiner, noun);
  const condition = (
    /(?:^|[;.]\s)\s*((?:if|in the event|upon|should|where|when)\b[^;]{0,400})$/i.exec(before)?.[1] ?? ''
  ).replace(FIRST_CONSEQUENCE, '');
  const inner = all.slice(who.length);
  const said = `${inner.replace(everywhere(asWritten(wording('right'))), '')} ${after} ${condition}`;
  const lines = lineOf(
    reading,
    passage,
    [from, to + after.length],
    `${whoMay(who, before)} may ${wording('order*').test(object) ? 'cancel' : 'terminate'}${object}`,
    said,
    below,
  );
  return object ? lines.map((line) => ({ ...line, weight: line.weight - 3 })) : lines;
}

function passiveLines(reading: Reading, passage: Passage, below: string): Line[] {
  const match = PASSIVE.exec(passage.text) ?? UNTIL.exec(passage.text);
  if (!match) return [];
  const after = passage.text.slice(match.index + match[0].length).split(/;\s/)[0] ?? '';
  if (asWritten(closingWords('not', inClause(12), 'be {terminated,cancel(l)ed}')).test(match[0])) return [];
  const by = partiesIn(reading, after).find(({ from }) => ENDED_BY.test(after.slice(0, from)));
  const condition =
    /^\s*((?:if|in the event|upon)\b.{0,400})$/i.exec(passage.text.slice(passage.lead, match.index))?.[1] ?? '';
  const isEither =
    by &&
    (by.actor.joint ||
      /^\sor\b/i.test(after.slice(by.to)) ||
      ENDED_BY.exec(after.slice(0, by.from))?.[1] !== undefined);
  const who = isEither ? 'Either party' : by ? whoMay(by.actor.words, '') : null;
  const lead = who ? `${who} may terminate` : 'The contract may be terminated';
  return lineOf(
    reading,
    passage,
    [match.index, match.index + match[0].length + after.length],
    lead,
    `${after} ${condition}`,
    below,
  );
}

const AT_WILL =
  /\b(?:[Yy]our|[Mm]y|(?:[Tt]he )?(?:Executive|Employee)['’]s)\s[Ee]mployment\b(?: with [^.;,]{2,40})?\s(?:is|will be|shall be|remains|is and (?:shall|will) (?:be|remain))\s(?:on an? )?["“]?at[- ]will\b/;

/** American employment 'at will' ends when either side says so. */
function atWillLine(reading: Reading, passage: Passage): Line | null {
  const match = AT_WILL.exec(passage.text);
  if (!match || passage.isDefinition || wording('not').test(match[0])) return null;
  const proof = passageProof(reading, passage, match.index, match.index + match[0].length);
  return { text: 'Employment is at will: either side may end it at any time', evidence: [proof], weight: 9.6 };
}

/** Who may end the contract, on what ground and notice: "Either party may terminate for breach if not cured within 30 days". */
export function terminationLines(reading: Reading): Line[] {
  const passages = passagesOf(reading);
  return passages.flatMap((passage, index) => {
    if (
      !wording([
        'terminat*, terminab*, cancel*, rescind*, dismiss*, expire*, at{-, }will*, end(s), cease*, surviv*',
        'remain in*, continue*',
      ]).test(passage.text)
    )
      return [];
    const below = causesBelow(passages, index);
    const atWill = atWillLine(reading, passage);
    if (atWill) return [atWill];
    const active = activeLines(reading, passage, below);
    if (active.length > 0) return active;
    const passive = passiveLines(reading, passage, below);
    return passive.length > 0 ? passive : endingLines(reading, passage);
  });
}
