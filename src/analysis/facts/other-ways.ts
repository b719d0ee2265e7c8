import { everywhere, inClause, wording } from '../lexicon/words';
import { findAll, type Hit } from '../statements/search';
import { isLeftToChoice, matterOf } from './dispute-scope';
import { IS_FREE, ONE_SIDE } from './one-side';
import type { Source } from './source';
import { titlesOver } from './title-over';
import { BY_CONSENT, NOT_SENT, SENDS, WAYS, type Way } from './ways-of-settling';

const SUES = '(?:sue|proceed|go to court|litigate|(?:bring|take|commence|start|issue|pursue|institute)\\b)';
/** Where the other side is at home: 'at the seat of the Licensee', "in the courts of the Buyer's domicile", 'at your place of residence'. */
const OWN_SEAT = [
  "(?:in|at|before) (?:the courts? (?:of|at|for) )?(?:the |its |his |her |your |our |their )(?:[\\w'-]+\\s)?",
  '(?:(?:registered|principal|general|home)\\s)?',
  '(?:seat|domicile|residence|home court|registered office|place of (?:business|residence|jurisdiction))',
].join('');
const OTHER_PLACE = `(?:wherever|anywhere|elsewhere|where\\s(?:[\\w']+\\s){0,5}(?:found|lives?|resides?|has assets|is located)|(?:in|before) any\\s(?:other\\s)?(?:[\\w']+\\s){0,2}(?:courts?|place|jurisdiction|county|state|district|country|venue)|any other (?:competent )?(?:court|jurisdiction)|${OWN_SEAT})`;

/** 'Save that the Owner may sue wherever the Hirer is found', 'Company being free to proceed elsewhere'. */
const FREE_ELSEWHERE = new RegExp(
  `${ONE_SIDE}${IS_FREE}(?:[\\w'-]+\\s){0,2}?${SUES}[^.;]{0,100}?\\b${OTHER_PLACE}`,
  'i',
);
/** 'Nothing in this clause limits the right of the Lender to take proceedings in any other court'. */
const NOT_BOUND = new RegExp(
  [
    '\\b(?:nothing|not)\\b[^.;]{0,60}\\b(?:limit|prevent|preclude|restrict|affect)\\w*\\s(?:the right of\\s)?',
    "(?!(?:either|each|both|any|a party|the parties)\\b)(?:the\\s)?[\\w'-]{1,30}(?:'s right)?",
    '\\s(?:to|from)\\s[^.;]{0,80}?\\bany other\\s(?:competent\\s)?(?:courts?|jurisdiction)',
  ].join(''),
  'i',
);
/** What one side is owed, for which it may go to court where all else goes another way. */
const MONEY_OWED =
  "\\b(?:unpaid|invoices?|rent|sums?|money|price|charges|amounts?|debts?|dues|royalt\\w+|(?<!(?:attorney'?s?'?|lawyers?'?|legal|court)\\s)fees)\\b";
const SUES_FOR_MONEY = new RegExp(
  `${ONE_SIDE}${IS_FREE}(?:[\\w'-]+\\s){0,3}?(?:${SUES}|file|recover|collect|claim)[^.;]{0,80}?${MONEY_OWED}`,
  'i',
);
/** What may be sought is no side. */
const ONE_IS_FREE = new RegExp(`${ONE_SIDE}${IS_FREE}(?!be\\b)`, 'i');
/** 'The Company may enforce the covenants above in the courts of'. */
const ENFORCES = new RegExp(
  `${ONE_SIDE}${IS_FREE}(?:[\\w'-]+\\s){0,2}?(?:enforce|foreclose)\\b[^.;]{0,40}?\\b(?:covenants?|restrictions?|sections?|clauses?|paragraphs?|articles?|liens?|security|mortgage|confidentiality)\\b`,
  'i',
);
const IS_OWED = new RegExp(MONEY_OWED, 'i');
/** How far behind 'in any court' the matter is named, in characters. */
const FOR_WHAT = 60;
const IN_COURT = wording('court(s), sue, suit, action, proceedings');
/** 'The Customer may sue only at the seat of the Supplier' leaves nobody free. */
const ONLY_THERE = wording('only, solely, exclusively');
const URGENT = wording('injuncti*, interim, equitable, urgent, restrain*');

/** Whether a quote binds one side to the forum and leaves the other free to sue elsewhere, and not only for what it is owed or an injunction. */
export function leavesOneFree(quote: string): boolean {
  const match = FREE_ELSEWHERE.exec(quote) ?? NOT_BOUND.exec(quote);
  if (!match) return false;
  const said = quote.slice(match.index, match.index + match[0].length + FOR_WHAT);
  return !URGENT.test(said) && !IS_OWED.test(said) && !ONLY_THERE.test(match[0]);
}

/** Whether a quote lets one side sue for what it is owed. */
export function letsOneSueForMoney(quote: string): boolean {
  return SUES_FOR_MONEY.test(quote) && IN_COURT.test(quote);
}

/** Whether a clause says what one side alone may do: 'the Manager may apply to the Superior Court'. */
export function isFreedomOfOne(clause: string): boolean {
  return ONE_IS_FREE.test(clause);
}

/** Whether a quote lets one side go to court to enforce some of its clauses, or what secures it. */
export function letsOneEnforce(quote: string): boolean {
  return ENFORCES.test(quote) && IN_COURT.test(quote);
}

/** 'Maker submits to the jurisdiction of'; 'you' and 'I' have a verb of their own. */
const ONE_SUBMITS = new RegExp(
  [
    '(?:^|[,;.]\\s|\\band\\s|[\\d)]\\s)(?:the\\s)?(?!each\\b|every|either\\b|both\\b|all\\b|any\\b)',
    '(?:[\\w-]{2,30}(?:\\s[A-Z][\\w-]{1,30})?\\s(?:hereby\\s|irrevocably\\s|expressly\\s){0,2}(?:submits|consents|attorns)',
    '|(?:you|I)\\s(?:hereby\\s|irrevocably\\s){0,2}(?:submit|consent|attorn))\\s(?:\\w+self\\s)?to\\s(?:the\\s)?',
    '(?:non-?exclusive\\s|exclusive\\s|personal\\s|sole\\s){0,2}(?:jurisdiction|courts?|venue)',
  ].join(''),
  'i',
);
/** Before it, what is of all: 'any lawsuit is filed in Ohio, and you submit to its courts'. */
const OF_ALL = wording(
  'dispute(s), claim(s), lawsuit(s), suit(s), action(s), proceeding(s), jurisdiction, part{y,ies}, court(s), anything, everything, filed, brought',
);
const SO_DOES = wording('so {do,does}, as {do,does}, likewise, each {of,other}, both');
const PARTY = wording('part{y,ies}');

/** Whether a quote makes one side alone submit to the courts. */
export function oneSubmits(quote: string): boolean {
  const match = ONE_SUBMITS.exec(quote);
  if (!match || SO_DOES.test(quote)) return false;
  return !OF_ALL.test(quote.slice(0, match.index)) && !PARTY.test(match[0]);
}

export const BODY =
  '(?:commission\\b|ombuds\\w+|tribunals?\\b|labou?r (?:court|board)|adjudicator|public agency|regulator|(?:N|Q|V)CAT\\b|WRC\\b|CCMA\\b|ACAS\\b|Fair Work)';
const STAYS_OPEN = `(?:${[
  'without prejudice to',
  '(?:does|do|shall|will) not (?:affect|limit|stop|prevent|restrict|take away)',
  'nothing\\s(?:[\\w.]+\\s){0,5}?(?:affects?|limits?|stops?|prevents?|restricts?|takes? away|shall \\w+)',
  '(?:remains?|stays?|is|are) free to',
  '(?:keeps?|retains?) (?:the|your|his|her|their|its) right to',
  '(?:may|can) (?:also |always |still |instead |then |at any time ){0,2}(?:be (?:taken|referred|brought)|go|apply|complain|refer|take|bring)',
].join('|')})`;
/** 'Without prejudice to the right of the Employee to refer any complaint to the Workplace Relations Commission.' */
const OTHER_BODY = new RegExp(
  `\\b${STAYS_OPEN}\\b[^.;]{0,140}?\\b${BODY}|\\b${BODY}[^.;]{0,60}\\b(?:(?:stays|remains) open|unaffected|not affected)`,
  'i',
);
/** Who may tell a body what he knows settles no dispute there. */
const TELLS = wording('disclos*, report*, confiden*, whistle*, provid*, cooperat*, inform*');
/** 'Any complaint is decided by the Principal, whose decision is final'. */
const HAS_LAST_WORD = wording(
  'dispute(s), complaint(s), disagreement(s), difference(s), quarrel(s)',
  inClause(160),
  'decision',
  inClause(60),
  '{is,are,shall be,will be,being} (+ ){final,binding}',
);
/** 'Subject to clause 23, the courts of Hong Kong have jurisdiction'. */
const SUBJECT_TO = wording(
  'subject (always )to (the ){clause,section,paragraph,article,condition}(s) +, subject (always )to {that,this,the above,the foregoing,the preceding}',
  inClause(140),
  'court(s), jurisdiction',
);

const WAYS_BESIDE: readonly ((words: string) => boolean)[] = [
  (words) => OTHER_BODY.test(words) && !TELLS.test(words),
  (words) => HAS_LAST_WORD.test(words),
  (words) => BY_CONSENT.test(words),
  letsOneSueForMoney,
];

/** Whether a quote keeps another way open beside the courts or the arbitration that it tells, or puts one before them that it only points at. */
export function keepsOtherWay(quote: string): boolean {
  return WAYS_BESIDE.some((isBeside) => isBeside(quote));
}

/** Whether courts that are told alone stand behind another clause. */
export function isBehindOtherClause(quote: string): boolean {
  return SUBJECT_TO.test(quote);
}

/** What stands open at any time is no step after others: 'either party may at any time refer a dispute to adjudication'. */
export function isOpenAtAnyTime(sentence: string, named: RegExp): boolean {
  return [...sentence.matchAll(everywhere(named))].some(({ index }) => {
    const around = sentence.slice(Math.max(0, index - 90), index + 70);
    return ANY_TIME.test(around) && !LEAVES.test(around);
  });
}
const ANY_TIME = wording('at any {time,stage}, at all times, whenever');
const LEAVES = wording('withdraw*, leav*, end(s), ended, ending, stop*, abandon*, terminat*, settle*');

/** Ways that only those take who choose, at whatever stage. */
const MAY_BE_OPEN: readonly Way[] = ['mediation', 'expert', 'adjudication'];

/** The sentences that send disputes that way. */
const sentTo = (source: Source, way: Way): Hit[] =>
  way === 'writing' ? [] : findAll(source, SENDS[way], { unless: NOT_SENT, negated: true });

/** Whether a step is open at any time, wherever the paper sends disputes to it. */
export function isOpen(source: Source, way: Way): boolean {
  if (!MAY_BE_OPEN.includes(way)) return false;
  const named = new RegExp(`\\b(?:${WAYS[way].join('|')})`, 'i');
  const sent = sentTo(source, way);
  return sent.length > 0 && sent.every(({ sentence: { text } }) => isOpenAtAnyTime(text, named));
}

/** Whether a step is for the disputes on some matters only, or on a deposit, wherever the paper sends disputes to it. */
export function isOfSome(source: Source, way: Way, said: Hit): boolean {
  const titled = ({ sentence }: Hit) => matterOf(sentence.text, titlesOver(source.outline, sentence), way);
  const matters = [said, ...sentTo(source, way)].map(titled);
  if (!matters.includes('some') || matters.includes('all')) return false;
  // 'Either may go to adjudication whenever he likes' names no matter.
  const named = wording('{may,can,shall,will,must} ~2 {go,refer,take}', inClause(40), new RegExp(WAYS[way].join('|')));
  return findAll(source, named, { unless: NOT_SENT, negated: true }).every((hit) => titled(hit) === 'some');
}

/** Whether nobody has to take a step who does not want to, wherever the paper names it. */
export function isByChoice(source: Source, way: Way, said: Hit): boolean {
  return (
    MAY_BE_OPEN.includes(way) && [said, ...sentTo(source, way)].every(({ sentence: { text } }) => isLeftToChoice(text))
  );
}
