import type { Evidence } from '../../shared/analysis';
import { evidenceAt } from '../evidence';
import { BEFORE_CLAUSE, CLAUSE_NUMBER, COMMA_OR_BLANK, withoutEnd } from '../lexicon/characters';
import {
  anyWording,
  everywhere,
  inClause,
  kept,
  nearestInClause,
  onlyWords,
  openingWords,
  unlessNext,
  upTo,
  wording,
} from '../lexicon/words';
import type { Source } from './source';
import { heardFrom, isHeard, isShort, SUBJECTS } from './spoken-of';
import { isUnderAddOn } from './under-add-on';

/** The words by which a contract says that it runs until somebody ends it. */
export interface OpenEnd {
  /** It has no end, runs until a side ends it, or from one month or year to the next. */
  kind: 'endless' | 'until ended' | 'periodic';
  /** Whether something comes first, by the words of the sentence: 'after the first six months it goes on until ...'. */
  isThen: boolean;
  /** Whether it goes on by one month or year at a time. */
  byTurns: boolean;
  evidence: Evidence;
}

const LENGTH = '{end,ending,finish,term,length,duration,period,time,closing,end{ ,-}date,end{ ,-}point,time{ ,-}limit}';
/** Said of a contract or of nothing. */
const NO_END = wording([
  `no {fixed,set,agreed,planned,stated,definite,particular,specified,specific,certain,settled} (number or )${LENGTH}`,
  'perpetual existence, no {end,closing,finish,finishing,expiry,expiration}{ ,-}date, without {a,an,any} ({fixed,set,agreed} ){end,end date,closing date}',
  '{employment,position,post,job,role,appointment} {is,will be,shall be} ~2 permanent',
  '{employment,engagement} (with (the )+ )({is,will be,shall be,remains} )(on an )(")at{ ,-}will, employed at{ ,-}will, {partnership,tenancy} at{ ,-}will',
]);
/** Said of much. */
const ENDLESS = wording([
  '{has,have,is} no end, no end in time, without (a ){limit of time,time{ ,-}limit}, open{ ,-}ended, until further notice',
  '{indefinite,undetermined,indeterminate,unlimited,undefined,unspecified} {time,period,term,duration}',
  '{time,term,duration,length} ~4 {is,will be,shall be} {indefinite,unlimited,open,undetermined,indeterminate}',
  '{is,be,continues,runs,lasts} indefinitely, permanent {contract,position,post,job,employment}',
]);
const ON =
  '{goes,go,carries,carry,runs,run,continue,continues,rolls,roll,lasts,last,stays,remains,remain,keeps,endures,endure}';
const ENDED =
  '{ends,end,ended,stops,stop,stopped,terminated,terminates,terminate,cancelled,canceled,cancels,cancel,dissolved,determined,wound up}';
const UNTIL_ENDED = anyWording(
  wording(ON, inClause(70), 'until, till', inClause(50), `${ENDED}, gives notice, notice is given`),
  wording('{thereafter,afterwards,after that}', inClause(30), 'until, till', inClause(50), `${ENDED}, notice`),
  // 'These terms run until you or we close your account.'
  wording(
    `${ON}, {apply,applies,bind,binds}`,
    inClause(70),
    'until, till',
    inClause(50),
    '{close,closes,closed,delete,deletes,deleted,leave,leaves} ~2 {account,profile,membership,platform}, {account,profile,membership} is {closed,deleted}',
  ),
  wording(
    '{as,so} long as {it,this,that} {suits,works for}, {as,so} long as {both,we,you,the parties,either,each,all}',
    inClause(50),
    'content, happy, wish, wants, want, like, willing, suits',
  ),
);
const TURN = '{year,month,week,quarter,fortnight}';
const PERIODIC = wording([
  `from (one )${TURN} {to,into} ~2 {year,month,week,quarter,next,following}, ${TURN}{ ,-}{to,by}{ ,-}${TURN}`,
  '{rolling,running} {monthly,weekly,yearly,annual}, {month,week,year,monthly,weekly,yearly} rolling',
  'rolling {basis,contract,arrangement,agreement,plan,tenancy,membership,licence,term,hire}',
  '{yearly,monthly,weekly,quarterly,periodic} {tenant,tenancy,tenancies,lodger,letting}, a {month,week,year} at a time',
]);
const GOES_ON_BY_TURNS = wording(
  ON,
  inClause(40),
  `from (one )${TURN} {to,into}, ${TURN}{ ,-}{to,by}{ ,-}${TURN}, a ${TURN} at a time, a rolling`,
);
/** The words of a length that is that of each turn of such a contract, not of the whole. */
const TURNS = onlyWords([
  `(from )${TURN}{ ,-}{to,by}{ ,-}${TURN}, {yearly,monthly,weekly}, {each,every,another} ${TURN}, a ${TURN}'s`,
]);

/** What else may have no end: a duty that outlives the contract, a right that is given for good, a tenant who stays without leave. */
const OTHERS = anyWording(
  wording('confiden*, secre*, warrant*, guarantee(s), surviv*, licence of, copyright, photo*, pictures, data, records'),
  wording('hold(s) over, holding over, hold{ ,-}over, price(s), rate(s), fee(s), insurance, stock, obligation(s)'),
  wording('{remain(s),stay(s)} in possession, stay(s) {past,beyond,bound}, keep it with, if the parties {carry,go} on'),
  wording('notice period, royalt{y,ies}, suspen*, deliver*, warehouse, total'),
);
/** 'Until Arthur starts school or one of us ends it': an event ends it too; 'until you or we stop it' is none. */
const UNTIL_EVENT = wording(
  'until, till',
  unlessNext(' or '),
  kept(nearestInClause(90)),
  COMMA_OR_BLANK,
  'or ',
  unlessNext('we, you, I, us, the'),
);
/** 'Until Final Acceptance unless terminated earlier'; 'until it is terminated' names no event. */
const UNLESS_ENDED = wording(
  'until, till',
  kept(nearestInClause(90)),
  COMMA_OR_BLANK,
  'unless, or sooner, or earlier',
  inClause(40),
  '{terminat,end,cancel,determin}*',
);
const BY_SOMEBODY = wording(ENDED);
/** No stock of goods. */
const EXCHANGE = everywhere(wording('stock exchange'));
/** 'It continues until the Company is wound up': a clause that opens so speaks of nothing else. */
const OPENS_SO = openingWords(
  CLAUSE_NUMBER,
  '{it,{this,the} {agreement,contract,deed,letter,arrangement}} ({shall,will} ){continue(s),remain(s) in force,runs,lasts,goes on} until',
);
const ON_CONDITION = openingWords(BEFORE_CLAUSE, 'if, should, where, in case');
/** What comes after something of a length. */
const THEN = wording([
  '{then,thereafter,afterwards,after that,after which,after the,after a,after this,once the,when the,following the,beyond the}',
  "{once,when} {they,it,that,this,those}{ are,'re, is,'s, has, have} ~2 {over,up,past,gone,out,ended,passed,expired}",
]);
/** What runs, where the sentence itself says so. */
const ITSELF = wording([
  '{the,this,our,your,my} ~1 {agreement,contract,arrangement,letter,engagement,employment,job,tenancy,licence,license,lease}',
  '{these,the,our} {terms,conditions}, {the,this,our,your,my} ~1 {membership,plan,hire,rental,service,mandate,partnership,account,letting,subscription}',
  '{it,this} ~2 {goes,carries,runs,continues,rolls,lasts}, {employment,engagement} {is,with (the )+}, the {company,partnership,firm} shall {have,continue}',
]);
/** How likely a sentence is at least to speak of how long the contract runs, where it says itself what runs and where it does not. */
const HEARD = { itself: 0.04, other: 0.15, thereafter: 0.003 };
/** 'For two years, and thereafter until ended by three months' notice': a length and what comes after it are the term of something. */
const THEN_UNTIL = wording(
  '{for,of}',
  inClause(40),
  '{day,week,month,year,season}(s)',
  inClause(60),
  '{thereafter,afterwards,after that} until',
);

const KINDS: readonly (readonly [OpenEnd['kind'], RegExp])[] = [
  ['endless', anyWording(NO_END, ENDLESS)],
  ['until ended', UNTIL_ENDED],
  ['periodic', PERIODIC],
];

const memo = new WeakMap<Source, OpenEnd | null>();

/** By which words a contract has no fixed end, the plainest of them; null where none says so. */
export function openEnd(source: Source): OpenEnd | null {
  const known = memo.get(source);
  if (known !== undefined) return known;
  // In so many sentences some sound like anything (see `spoken-of.ts`).
  const said = isShort(source) ? [...tickedEnds(source), ...openEnds(source)] : [];
  const plainest =
    KINDS.flatMap(([kind]) => said.filter((one) => one.kind === kind)).find(({ isThen }) => !isThen) ?? said[0] ?? null;
  memo.set(source, plainest);
  return plainest;
}

/** 'Your employment is: ☒ permanent ☐ fixed term, ending on'. */
const PERMANENT = onlyWords([
  'permanent( {employment,contract,position,post,basis,role}), open{ ,-}ended( contract), indefinite( {term,period,duration,contract,employment}), no {fixed,set,agreed} {term,end,end date,period}, no end date, until {terminated,cancelled,ended}( by {either,a} {party,side})',
]);
const IN_OPTION = ' .;:,';
/** In characters: what is asked stands so near before its answer. */
const NEAR = 120;

function tickedEnds({ document, contract }: Source): OpenEnd[] {
  return document.tickBoxes.flatMap(({ isTicked, question, option: { text, start, end } }): OpenEnd[] => {
    if (!isTicked || !PERMANENT.test(withoutEnd(text.trim(), IN_OPTION))) return [];
    const from = question && end - question.start < NEAR ? question.start : start;
    return [{ kind: 'endless', isThen: false, byTurns: false, evidence: evidenceAt(contract, from, end) }];
  });
}

function openEnds(source: Source): OpenEnd[] {
  const { outline, contract, plain } = source;
  return outline.sentences.flatMap((sentence): OpenEnd[] => {
    const words = plain.slice(sentence.start, sentence.end);
    const kind = KINDS.find(([, said]) => said.test(words))?.[0];
    // 'Can we have worldwide and no end date?' asks for it.
    if (!kind || words.trimEnd().endsWith('?') || OTHERS.test(words.replace(EXCHANGE, ''))) return [];
    if (isUnderAddOn(source, words)) return [];
    if (kind !== 'endless' && (ON_CONDITION.test(words) || isUntilEvent(words))) return [];
    const isItself = ITSELF.test(words);
    const isPlain = NO_END.test(words) || OPENS_SO.test(words);
    if (!isPlain && !isHeard(source, sentence)) return [];
    const heard = heardFrom(source, [SUBJECTS.term], sentence);
    const isThen = THEN.test(words);
    const isAfter = THEN_UNTIL.test(words) || (isThen && GOES_ON_BY_TURNS.test(words));
    const least = isAfter ? HEARD.thereafter : isItself ? HEARD.itself : HEARD.other;
    if (!(isPlain && isItself) && heard < least) return [];
    const evidence = evidenceAt(contract, sentence.start, sentence.end);
    return [{ kind, isThen, byTurns: PERIODIC.test(words), evidence }];
  });
}

/** 'Continues until the end of the fifth Contract Year': a time that comes; the end of the month in which notice is given does not come by itself. */
const UNTIL_END_OF = wording(
  'until, till',
  ' (the ){end,expiry,expiration,close} of (the )',
  unlessNext(upTo(90, '.;'), '{notice,terminat*,gives,given,cancel*,after,following,ends it,stops}'),
);

/** Whether a sentence names an event or a time by which the contract is over, beside that somebody may end it. */
export function isUntilEvent(words: string): boolean {
  if (UNTIL_END_OF.test(words)) return true;
  const [, event] = UNLESS_ENDED.exec(words) ?? UNTIL_EVENT.exec(words) ?? [];
  return event !== undefined && !BY_SOMEBODY.test(event);
}

/** Whether the words of a length say how long each turn is of a contract that runs from one to the next: 'from month to month'. */
export function isOfTurns({ plain }: Source, { start, end }: { start: number; end: number }): boolean {
  return TURNS.test(plain.slice(start, end).trim());
}

/** Whether a sentence says that the contract goes on by itself from one month or year to the next. */
export function runsByTurns(words: string): boolean {
  return GOES_ON_BY_TURNS.test(words) && !OTHERS.test(words);
}
