import { capitalised } from '../../../shared/phrases';
import { isOfAnotherPaper } from '../../document/another-paper';
import { WHITE_SPACE } from '../../lexicon/characters';
import { anyOf } from '../../lexicon/phrases';
import {
  asWritten,
  closingWords,
  everywhere,
  inClause,
  listOf,
  onlyWords,
  openingWords,
  wording,
} from '../../lexicon/words';
import { findPeriods } from '../../mentions/periods';
import type { Reading } from '../../reading';
import { isJoint, partiesIn } from '../../statements/parties';
import { type Passage, passageProof, passagesOf } from '../../statements/passages';
import { type Statement, statementsIn } from '../../statements/statements';
import { subjectName } from '../../statements/subjects';
import { isLeftHanging } from './dangling';
import { behindOf, literal, withLimits } from './ending-conditions';
import { IF_NOT_CURED, priceOf, timesIn } from './ending-times';
import { endingLines } from './endings';
import { groundsIn } from './grounds';
import { isLegible } from './legible';
import { wholeSentence } from './limits';
import { type Line, uncapitalised } from './line';
import { plainly } from './wording';

/** What is ended, in words that begin small or with a capital. */
const ENDED = listOf([
  'agreement, contract, lease, licen{c,s}e(s), order(s), services, employment, engagement, appointment, term, sublease, addendum',
  'amendment, franchise, tenancy, deal, rights, subscription, membership, arrangement, retainer, booking, plan',
]);
const OBJECT = `((?:this|the|such|any|its|their|his|her|your|our|each|all|an?|that|[A-Z][\\w-]+'s)\\s+(?:[\\w'-]+\\s+){0,4}?|(?:[A-Z]\\w+\\s+){1,2})?(${anyOf(['SOW', 'Statement of Work', 'Work Order', 'Purchase Order'], ENDED, ENDED.map(capitalised))})\\b`;
const MAY =
  '(?:may|can|(?:shall |will )?(?:also |each )?(?:have|has|retains?|reserves?) (?:the|a) (?:\\w+ )?(?:right|option|power)(?: \\([^)]{0,60}\\))?(?:,[^,;]{0,90},)?(?: \\w+ly)? (?:to|of)|(?:is|be|are) (?:also )?entitled to|may elect to|(?:shall|will) have the right,? but not the obligation,? to)';
const BETWEEN =
  '(?:\\s?,[^;]{0,140}?,|\\s(?:also|then|immediately|forthwith|unilaterally|either|elect to|only|at any time|at its option|upon[^,;]{0,60}|by[^,;]{0,60}|without[^,;]{0,40}|in its[^,;]{0,40}discretion|on[^,;]{0,40}|with[^,;]{0,40},)){0,2}';
const ALONE = `\\s+(?:to\\s+)?(?:determine\\s+(?:this|the)\\s+(?:licen[cs]e|agreement|lease|tenancy|contract)\\b|dismiss\\s+(?:you|him|her|the\\s+\\w+)\\b|(terminat(?:e|ing)|cancel(?:ling)?|end|rescind)(?:\\s+${OBJECT}|\\s+it\\b|(?=\\s+(?:immediately|upon|on|if|at|by|within|without|for|whenever|when|with|right away|early)\\b)))`;
const ENDED_HERE =
  "(?:[Tt]his |[Tt]he |[Yy]our |[Tt]he (?:Executive|Employee)'s )?(?:[A-Z][\\w-]+'s )?(?:Agreement|Contract|Lease|Licen[cs]e|[Ee]mployment|[Ee]ngagement|[Aa]ppointment|agreement|contract|Term)";
const MAY_BE_ENDED =
  '(?:(?:may|can|shall) (?:also |only )?be (?:terminated|cancell?ed)|(?:shall be|will be|is) (?:terminable|cancell?able))';
const PASSIVE = new RegExp(
  `(?<!\\b(?:under|of|by|in) )(?<!\\bno \\w{1,20} (?:by \\w{1,20} )?under )\\b${ENDED_HERE}\\b[^.;]{0,60}?\\b${MAY_BE_ENDED}\\b(?![^.;]{0,20}\\bonly by\\b.{0,30}\\bcourt)`,
);
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
const FIRST_CONSEQUENCE =
  /,\s(?:(?:the|this|it|you|we|[A-Z][\w-]+)\s[^;]{0,60}\b(?:shall|must|will|may|is|are|pays?)\b[^;]{3,200}|[^,;]{3,160}),?\sand\s*$/i;
const LIST_BELOW = /\b(?:following|events?|circumstances|if)\b[^:]{0,60}:\s*$/i;
/** 'At any time before the Effective Date', 'as follows:': the right is not what its first words say. */
const ONLY_LISTED =
  /\b(?:as follows|following [^:]{0,40}):?\s*$|\b(?:prior to|before) the (?:effective|closing|commencement) date\b/i;
const ITEMS_READ = 8;

const ENDS = new RegExp(`${MAY}${BETWEEN}${ALONE}`, 'y');
/** Before the party behind a passive: 'by either of', 'by the giving of notice by'. */
const ENDED_BY =
  /\bby\s(?:the\s(?:giving|delivery)[^.;]{0,40}by\s)?(either\s(?:of\s)?)?(?:(?:written\s)?notice\s(?:from|by)\s)?$/;

const BOUNDS =
  'on or after|after|before|during|prior to|following|within|at the end of|at the expiration of|(?:only )?(?:with effect|effective) (?:from|at|on)';
const BOUND = `((?:${BOUNDS})\\s(?:(?!(?:by|upon|on|with|if|provided|without|for|in the event|giving|unless|where|when|and)\\b)[^\\s,;.()]+(?:\\s|$|(?=[,;.()]))){1,16})`;
/** 'At any time after the first six months', 'on 60 days' notice after the first year': from or until when the right is there. */
const WHILE = new RegExp(
  `(?:^\\s?,?|\\bat any time,?|\\bnotice(?: to (?:the )?[\\w ]{3,30}?)?|\\bearly|\\bfor (?:any|no) reason)\\s${BOUND}`,
  'i',
);

/** How long or from when the right to end is there, with the words that say so left out of the rest; null where the rest names it all. */
function whileIn(said: string): { time: string; rest: string } {
  const match = WHILE.exec(said);
  const time = match?.[1]?.trim() ?? '';
  if (!match || wording('notice, receipt, cure, such, breach, default').test(time)) return { time: '', rest: said };
  return { time: ` ${plainly(time)}`, rest: said.replace(match[1] ?? '', '') };
}

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
  if (onlyWords('agreement, contract, term, lease, tenancy, deal, membership, arrangement, retainer').test(noun))
    return '';
  return ` ${`${determiner ?? ''}${noun}`.replace(WHITE_SPACE, ' ').replace(/^(?:this|such)\s/i, 'the ')}`;
}

const OTHER_PARTY = 'The other party';

function whoMay(who: string, before: string): string {
  if (onlyWords('the other (part{y,ies})').test(who) && !closingWords('either, one').test(before.trim()))
    return OTHER_PARTY;
  if (isJoint(who) || openingWords('either').test(who) || closingWords('either ').test(before)) return 'Either party';
  if (openingWords('(the ){non,party not in,aggrieved,unaffected,innocent}*').test(who))
    return `The ${who.replace(openingWords('the '), '')}`;
  return subjectName(who.replace(openingWords('each of , both '), ''));
}

/** The words of a passage in which a right to end stands, taken apart. */
interface Right {
  /** 'Either party may terminate'. */
  lead: string;
  /** Offsets in the passage's text. */
  at: readonly [number, number];
  /** From the verb to the end of the clause, with what stands between subject and verb. */
  said: string;
  /** 'If rent is late' before the subject; else ''. */
  condition: string;
  /** The causes listed below the passage. */
  below: string;
  /** 'During any month-to-month tenancy', as it stands before the subject; else ''. */
  front: string;
}

function lineOf(reading: Reading, passage: Passage, { lead, at, said, condition, below, front }: Right): Line[] {
  const { time, rest } = whileIn(said);
  const whole = `${rest} ; ${condition}`;
  const { notice, cure } = timesIn(whole);
  const grounds = groundsIn(`${whole} ${below}`, notice ? '' : cure);
  if (grounds.words === ' at any time' && ONLY_LISTED.test(said.trimEnd())) return [];
  const isNamed = !WITHOUT_GROUND.includes(grounds.words);
  // 'If you do not mend it': what is broken, the sentence before says.
  const own = isNamed ? '' : cure === IF_NOT_CURED ? ' if a breach is not cured' : literal(condition) + literal(rest);
  const price = priceOf(whole);
  const times = `${time}${notice}${price}`;
  const why = `${grounds.words}${!grounds.words && !own && below ? ' on listed events' : ''}`;
  // 'The other party' than whom and after what, only the ground says.
  if (!`${why}${own}${times}` || (lead.startsWith(OTHER_PARTY) && !why && !own)) return [];
  const whose = why.includes(' by mutual agreement')
    ? lead.replace(asWritten(openingWords('Either party*')), 'The parties')
    : lead;
  const line = `${whose}${why}${times}${(isNamed && !notice) || own.includes('cured') ? '' : cure}${own}`.replace(
    /\s{2,}/g,
    ' ',
  );
  const text = front ? `${capitalised(front)}, ${uncapitalised(line)}` : line;
  if (!isLegible(text) || isLeftHanging(text) || GIVEN_BY_SPEAKER.test(text)) return [];
  // 'If a payment is twenty days late and is not made within seven days of a reminder' is more than 'for non-payment'.
  const isHalf =
    isNamed &&
    !text.includes('not cured') &&
    findPeriods(`${condition} ${rest}`).length > 1 &&
    findPeriods(text).length === 0;
  const told = isHalf ? wholeSentence(passage) : text;
  if (!told) return [];
  return [
    { text: told, evidence: [passageProof(reading, passage, ...at)], weight: grounds.weight + (times ? 0.2 : 0) },
  ];
}

/** 'On two months’ notice if I am giving it': a reader cannot tell who that is. */
const GIVEN_BY_SPEAKER = /\bif (?:I am|you are|we are) giving\b/i;

/** 'During any month-to-month tenancy', 'after the Initial Term': when the right is there, before its subject. */
const LIMITS = openingWords([
  '(at any time ){during,throughout,after,before,from,until,once,following,prior to,on or after,beginning,within}',
  'at any time {when,while,that,at which}',
  '{in,on,at the end of} {any,each,every,the}',
]);
const WHOLE_TERM = onlyWords('(at any time ){during,throughout} {the,its} term( of {this,the} +)');
const NO_LIMIT = wording('notice, such, shall, will, may, must, in the event, default, breach, occurrence');
const BEHIND = closingWords('it, that, this, them, these');
const LONGEST_FRONT = 80;
/** What stands for the ground where none is named. */
const NO_GROUND: readonly string[] = ['', ' at any time'];
const WITHOUT_GROUND: readonly string[] = [...NO_GROUND, ' without cause', ' by mutual agreement'];

/** What stands before the subject in its own sentence. */
function aheadOf(before: string): string {
  return (before.split(/[;.]\s/).at(-1) ?? '')
    .trim()
    .replace(/,(?:\s(?:then|each|either))?$|\s(?:each|either|the)$/i, '');
}

function frontOf(before: string): string | null {
  const front = aheadOf(before);
  if (front.length > LONGEST_FRONT || !LIMITS.test(front)) return '';
  // 'During it': another sentence says during what.
  if (BEHIND.test(front)) return null;
  return WHOLE_TERM.test(front) || NO_LIMIT.test(front) ? '' : plainly(front.charAt(0).toLowerCase() + front.slice(1));
}

/** 'If rent is three days late, or if another duty is broken for thirty': two grounds, each with a time of its own. */
function partsOf(condition: string): string[] {
  const parts = condition.split(/,?\s+or\s+(?=if\b|in the event\b|upon\b)/i);
  return parts.length > 1 && parts.filter((part) => findPeriods(part).length > 0).length > 1 ? parts : [condition];
}

function activeLines(reading: Reading, passage: Passage, below: string): Line[] {
  const [first] = passage.parts;
  if (passage.isDefinition || !first) return [];
  return statementsIn(reading, first.sentence).statements.flatMap((statement) => {
    const { from, modalAt, voice } = statement;
    ENDS.lastIndex = modalAt;
    const match = voice === 'subject' && from >= passage.lead ? ENDS.exec(passage.text) : null;
    return match ? rightLines(reading, passage, statement, match, below) : [];
  });
}

/** 'On 30 days’ notice, or at once for', ', and either party may terminate forthwith': another right begins. */
const NEXT_RIGHT =
  /;\s|(?<=\bnotice),? or (?=at once|immediately|right away)|,? and (?=(?:either|each|any|the|we|you)\b[^,;.]{0,30}\b(?:may|can)\s(?:\w+\s){0,2}(?:terminate|end|cancel|determine)\b)/i;
/** A length of notice for each stage: told by the whole sentence or not at all. */
const STAGED = wording(
  'in the {first,second} year',
  inClause(60),
  'in the {second,third} year, from the {second,third}',
);

function rightLines(
  reading: Reading,
  passage: Passage,
  statement: Statement,
  match: RegExpExecArray,
  below: string,
): Line[] {
  const { from, modalAt } = statement;
  const who = statement.who.words;
  const to = modalAt + match[0].length;
  const [, , determiner, noun = 'agreement'] = match;
  const all = passage.text.slice(from, to);
  const before = passage.text.slice(passage.lead, from);
  const after = passage.text.slice(to).split(NEXT_RIGHT)[0] ?? '';
  if (
    (SUBORDINATE.test(before) && !INTRODUCED.test(before)) ||
    asWritten(wording('{may,shall,can} {not,never}')).test(all) ||
    openingWords('neither, no ').test(who) ||
    (ONLY_LISTED.test(after.trimEnd()) && NO_GROUND.includes(groundsIn(`${after} ${below}`).words)) ||
    isOfAnotherPaper(passage.text, to)
  )
    return [];
  const object = objectOf(determiner, noun);
  const condition = (
    /(?:^|[;.]\s|\b(?:additionally|also|however|further|furthermore|moreover|immediately|promptly),?\s)\s*((?:if|in the event|upon|should|where|when)\b[^;]{0,400})$/i.exec(
      before,
    )?.[1] ?? ''
  ).replace(FIRST_CONSEQUENCE, '');
  const inner = all.slice(who.length).replace(everywhere(asWritten(wording('right'))), '');
  const lead = `${whoMay(who, before)} may ${wording('order*').test(object) ? 'cancel' : 'terminate'}${object}`;
  const front = condition ? '' : frontOf(before);
  if (front === null) return [];
  const at = [from, to + after.length] as const;
  if (STAGED.test(after)) {
    const text = wholeSentence(passage);
    return text ? [{ text, evidence: [passageProof(reading, passage, ...at)], weight: OF_SEVERAL }] : [];
  }
  // 'Any family or Nanny may end it': of the two who may, one is no party that was read.
  if (closingWords('or (the )').test(before)) {
    const text = wholeSentence(passage);
    return text ? [{ text, evidence: [passageProof(reading, passage, ...at)], weight: OF_SEVERAL }] : [];
  }
  const found = partsOf(condition).flatMap((part) =>
    lineOf(reading, passage, { lead, at, said: `${after} ; ${inner}`, condition: part, below, front }),
  );
  const isAheadTold = condition || front || WHOLE_TERM.test(aheadOf(before));
  const lines = withLimits(
    passage,
    found,
    `${inner} ; ${behindOf(passage.text, to)}`,
    isAheadTold ? '' : aheadOf(before),
  );
  return object ? lines.map((line) => ({ ...line, weight: line.weight - 3 })) : lines;
}

const OF_SEVERAL = 8;

const RENEWED = wording('renew*, exten{d,ds,ded,sion}*, successive');
/** 'Until terminated by mutual agreement or by either party on notice': each ends it by itself. */
const OR_BY_AGREEMENT = /\sby mutual (?:written )?(?:agreement|consent)(?: of [^,;.]{3,40}?)? or(?=\sby\s)/i;

function passiveLines(reading: Reading, passage: Passage, below: string): Line[] {
  const match = PASSIVE.exec(passage.text) ?? UNTIL.exec(passage.text);
  // 'Renewed each year unless terminated by either party on 30 days' notice': what ends is the renewal.
  if (!match || (openingWords('unless').test(match[0]) && RENEWED.test(passage.text.slice(0, match.index)))) return [];
  const behind = behindOf(passage.text, match.index + match[0].length).replace(OR_BY_AGREEMENT, '');
  const after = behind.split(/;\s/)[0] ?? '';
  if (asWritten(closingWords('not', inClause(12), 'be {terminated,cancel(l)ed}')).test(match[0])) return [];
  const by = partiesIn(reading, after).find(({ from }) => ENDED_BY.test(after.slice(0, from)));
  const condition =
    /^\s*((?:if|in the event|upon)\b.{0,400})$/i.exec(passage.text.slice(passage.lead, match.index))?.[1] ?? '';
  const isEither =
    by &&
    (by.actor.joint ||
      openingWords(' or').test(after.slice(by.to)) ||
      ENDED_BY.exec(after.slice(0, by.from))?.[1] !== undefined);
  const who = isEither ? 'Either party' : by ? whoMay(by.actor.words, '') : null;
  const lead = who ? `${who} may terminate` : 'The contract may be terminated';
  const at = [match.index, Math.min(passage.text.length, match.index + match[0].length + after.length)] as const;
  const lines = lineOf(reading, passage, { lead, at, said: after, condition, below, front: '' });
  const ahead = condition ? '' : aheadOf(passage.text.slice(passage.lead, match.index));
  return withLimits(passage, lines, behind, ahead);
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
        'terminat*, terminab*, determine, cancel*, rescind*, dismiss*, expire*, at{-, }will*, end(s), cease*, surviv*',
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
