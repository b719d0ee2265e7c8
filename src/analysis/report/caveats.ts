import type { Evidence } from '../../shared/analysis';
import {
  BESIDE_NOTICE,
  BUT_URGENT,
  BY_ONE_SIDE,
  DUTIES_LAST,
  givenBy,
  LONGER_LATER,
  named,
  OF_ONE_SIDE,
  OF_PERFORMANCE,
  UNLESS_RENEWED,
  WITH_CONDITIONS,
} from '../../shared/caveats';
import type { FactName } from '../../shared/facts';
import { plainText } from '../document/plain-text';
import { endsCarriedOn } from '../facts/carried-on';
import { AT_ONES_CHOICE } from '../facts/declarations/renewal-term';
import { isLeftToChoice } from '../facts/dispute-scope';
import { lastBeyond } from '../facts/duties-beyond';
import type { Fact } from '../facts/fact';
import type { Facts } from '../facts/facts';
import { forumLimits } from '../facts/forum-limits';
import { noticeWindow } from '../facts/notice-window';
import { growsLater } from '../facts/other-notices';
import { isBehindOtherClause, keepsOtherWay } from '../facts/other-ways';
import { BESIDE_OTHER_END } from '../facts/termination-notice';
import { anyWording, everywhere, inClause, unlessNext, wording } from '../lexicon/words';
import { isArbitrated, ofJurisdiction, ofWayOfOne } from './forum-caveats';
import { ofLimit } from './limit-caveats';
import { ofPrice } from './price-caveats';
import { sideThat } from './side-named';
import { withoutUrgentOrders } from './urgent-orders';
import { NOT_OF_SIDES, OF_BOTH, says } from './whose-words';

/** Words by which a length of notice is there in some case or from some time on only. */
const IN_A_CASE = wording(
  'if, once, provided( that), except, only, but, where, in the case of, {earlier,later,shorter,longer,greater} of, whichever, {the,its,his,her,my,your} first, second year, thereafter, probation*, on the last day of, expiring {on,at}',
);
/** What goes on behind its end, or ends with what comes first. */
const GOES_ON = wording(
  'thereafter, {earlier,later,sooner,first} {of,to occur}, if {earlier,later,sooner}, {planned,expected,estimated,target} {end,finish,completion}, {planned,expected,estimated,anticipated,intended,hoped} to (be ){finish,finished,end,complete,completed,done,over}, whichever {is,comes,occurs,happens}, month( )to( )month, until {ended,terminated,cancelled,determined} {by,under}, rolls, rolling',
);

/** 'After that it carries on from week to week until either of us ends it.' */
const RUNS_ON = wording([
  '{carries,carry,carrying,goes,go,going,runs,run,running,rolls,rolling,continues,continue} on (then )from {week,month,year} to {week,month,year}',
  '{carries,carry,carrying,goes,go,going,runs,run,running,rolls,rolling,continues,continue} on by the {week,month,year}',
]);

/** 'Two years, but for recipes as long as they remain secret': what outlasts it by the same sentence. */
const OUTLASTED = wording(
  '{but,save,except}( that)( for), other than',
  inClause(90),
  '{as,so} long as, indefinite*, without {limit,any limit,time limit}, for ever, forever, perpetual*',
);

/** A way of settling disputes that is not for every dispute. */
const EXCEPTED = wording([
  'unless, except*, save, other than, nothing ~4 {prevent*,stop*}, not bound, interim, injunct*, urgent',
  '{anything,everything} but, apart from, with the exception',
]);
/** One that is open to choice. */
const BY_CHOICE = anyWording(
  wording('if {both,all,we both,either}, if ~3 {agree(s),agreed,wish(es),want(s)}, option*, voluntar*, choose(s)'),
  wording('{may,can}', inClause(40), 'mediat*, conciliat*, adjudicat*, arbitrat*, expert, grievance'),
);

/** What is kept from courts that are told alone: 'apart from paragraph 4', 'except that an expert decides'; not a law's own rules of conflict. */
const KEPT_FROM_COURTS = anyWording(
  wording('{except,save} that', unlessNext(' ({the,its,any} ){body,part,portion,conflict,choice,rules}')),
  wording(
    '{apart from,other than,except for,save for,with the exception of,subject to} {paragraph,clause,section,article}',
  ),
  wording('expert', inClause(90), '{bind,binds,binding,final,conclusive}'),
  wording(
    'before {anybody,anyone,either,any of us,one of us,we,you,going,turning,he,she}',
    inClause(40),
    'court(s), lawyer(s), solicitor(s)',
  ),
);

/** A renewal that is stated less surely is no caveat. */
const LEAST_SURE = 0.5;
/** What plainly says so is sure, however unsure its length was. */
const GOES_ON_BY_ITSELF = wording(
  '{renew,extend,prolong}s itself, renew*, prolong*, roll(s) {over,on}',
  inClause(80),
  'unless, if it is not, if not, if nobody, if neither, automatic*',
);
/** 'The Agency may extend the term': a choice is plainly there, however unsure its length was. */
const MAY_GO_ON = wording('{may,can,option(s),right} ', inClause(90), '{extend,renew,prolong}');
/** 'There is no renewal.', 'Places do not roll over.' */
const DENIED = wording(
  "{no,not,never,don't,doesn't,won't} ~4 {renew*,extend*,extension(s),prolong*,roll(s)( ){over,on},run(s)( )on,carry on}, without renewal",
);

/** 'And the Contractor shall not decline such extension' denies nothing. */
const NOT_DECLINED = everywhere(wording('not, never, nor', inClause(20), '{declin,refus,oppos,withh,object}*'));
const denies = (evidence: readonly Evidence[]): boolean =>
  evidence.some(({ quote }) => DENIED.test(quote.replace(NOT_DECLINED, 'must accept')));

/** One side alone stops a renewal: 'unless you write to us', 'if the Distributor does not send'. Of 'unless cancelled' nobody is named. */
const ONE_STOPS = wording(
  '{unless,if}',
  unlessNext(' {one,someone,somebody,anyone,anybody,nobody}'),
  ' (the )+ ({do,does,did} )(not )({first,shall,has,have} ){give,send,write,tell,notif,inform,intimat,submit,serve,object,cancel,opt,say,terminate,deliver}*',
);

/** Whose a notice is that only one side gives. */
function ofWhom({ parties }: Facts, evidence: readonly Evidence[]): string {
  const side = sideThat(
    'ends',
    parties,
    evidence.map(({ quote }) => quote),
  );
  return side ? givenBy(side.object) : OF_ONE_SIDE;
}

function ofNotice(facts: Facts): string {
  const { noticePeriod, expirationDate } = facts;
  const { value, evidence, rule } = noticePeriod;
  if (value?.stops === 'renewal') {
    const own = rule === BESIDE_OTHER_END ? evidence.slice(0, -1) : evidence;
    const whose = says(own, ONE_STOPS) && !says(own, OF_BOTH) ? ofWhom(facts, own) : '';
    const isWindow = noticeWindow(noticePeriod) !== null;
    return `${isWindow ? '' : whose}${own === evidence ? '' : BESIDE_NOTICE}`;
  }
  if (noticeWindow(noticePeriod)) return '';
  if (value?.stops !== 'contract') return '';
  const later = growsLater(evidence.map(({ quote }) => quote).join(' '), value) ? LONGER_LATER : '';
  const isOfBoth = evidence.some(({ quote }) => OF_BOTH.test(quote.replace(NOT_OF_SIDES, ' ')));
  const whose = isOfBoth ? '' : ofWhom(facts, evidence);
  if (later) return `${whose}${later}`;
  const isLater = expirationDate.value !== 'perpetual' && evidence.some(({ quote }) => endsCarriedOn(quote));
  return isLater || says(evidence, IN_A_CASE) ? `${whose}${WITH_CONDITIONS}` : whose;
}

/** 'It may be extended only by a writing signed by both', 'if we both want to carry on we write a new letter'. */
const ONLY_AGREED = anyWording(
  wording(
    '{renew*,extend*,extension(s),prolong*} ~3 {only,solely} ~1 {by,in,with,if}',
    inClause(60),
    '{writing,written,agreement,agree,agreed} , both, parties',
  ),
  wording(
    'if {we,you and we,the parties,both} (both )(of us )({want,wish,agree} )',
    inClause(60),
    '{fresh,new,another} {letter,agreement,contract}',
  ),
);

/** How the renewal of a term is told behind its end or length; one that is earned or counted differently is told by its own fact. */
function ofRenewal({ renewalTerm }: Pick<Facts, 'renewalTerm'>): string {
  const isTold = renewalTerm.status === 'stated' || (renewalTerm.status === 'found' && renewalTerm.value !== null);
  // What both may agree at any time is nothing that a reader has to know.
  const isOfBoth = !renewalTerm.value?.automatic && says(renewalTerm.evidence, ONLY_AGREED);
  // 'Renews by itself unless a party says that it does not want to renew' denies nothing.
  const isDenied = !renewalTerm.value?.automatic && denies(renewalTerm.evidence);
  const isSure =
    renewalTerm.confidence >= LEAST_SURE ||
    says(renewalTerm.evidence, GOES_ON_BY_ITSELF) ||
    says(renewalTerm.evidence, MAY_GO_ON);
  return isTold && isSure && !isDenied && !isOfBoth ? UNLESS_RENEWED : '';
}

/** Whether what comes before a court is for those who choose it: 'mediation, if both want it', or another way stays open beside. Courts alone are there for everybody. */
function ofDisputes(facts: Facts): string {
  const { value, evidence: all } = facts.disputeResolution;
  // What a limit of an arbitration is told of is told in its own words.
  const isLimited = ({ quote }: Evidence) =>
    isArbitrated(facts) && forumLimits(quote).some((limit) => limit !== 'the rest');
  const evidence = all.filter((one) => !isLimited(one));
  const isMoreThanCourts = value?.ways.some((way) => way !== 'courts') === true;
  // What the value tells as a choice is no condition of the rest.
  const choices = value?.byChoice?.length ? isLeftToChoice : () => false;
  const isOpen = (quotes: readonly Evidence[]) => leavesOpen(quotes, isMoreThanCourts, choices);
  if (!isOpen(evidence)) return '';
  return isMoreThanCourts && !isOpen(evidence.map(withoutUrgentOrders)) ? BUT_URGENT : WITH_CONDITIONS;
}

/** Whether quotes leave another way open beside what is told, or keep something from it. */
function leavesOpen(
  evidence: readonly Evidence[],
  isMoreThanCourts: boolean,
  isTold: (quote: string) => boolean,
): boolean {
  const isBeside = evidence.some(
    ({ quote }) => keepsOtherWay(quote) || (!isMoreThanCourts && isBehindOtherClause(quote)),
  );
  const others = evidence.filter(({ quote }) => !isTold(quote));
  const isKept = isMoreThanCourts
    ? says(evidence, EXCEPTED) || says(others, BY_CHOICE)
    : says(evidence, KEPT_FROM_COURTS);
  return isBeside || isKept;
}

function ofSettling(facts: Facts): string {
  const [whose, conditions] = [ofWayOfOne(facts), ofDisputes(facts)];
  return whose.includes(WITH_CONDITIONS) ? whose : `${whose}${conditions}`;
}

/** 'Buyer may extend', 'Tenant has an option to renew'; of 'the parties may renew' or 'this Agreement may be renewed' no side has the choice alone. */
const ONE_RENEWS = wording(
  unlessNext(
    '{agreement,contract,lease,licen{c,s}e,term,parties,it,they,both,we,this,which,that,period,subscription,membership,tenancy,option,and,or,who} ',
  ),
  '+ {may,can} ~2 {renew,extend,prolong}, + {has,have,shall have} {the,an,a} ({further,first} ){option,right} to {renew,extend,prolong}',
);

/** Whether one side alone may choose that a contract is renewed. */
function ofRenewalTerm({ renewalTerm: { value, evidence }, parties }: Facts): string {
  if (!value?.byChoice || value.automatic) return '';
  const isOnes = says(evidence, ONE_RENEWS) || says(evidence, AT_ONES_CHOICE);
  if (!isOnes || says(evidence, OF_BOTH) || says(evidence, AGREED)) return '';
  const side = sideThat(
    'renews',
    parties,
    evidence.map(({ quote }) => quote),
  );
  return named(BY_ONE_SIDE, side?.object ?? null);
}
/** What needs the other side is no choice of one. */
const AGREED = wording(
  '{mutual,written,prior,common} {agreement,consent}, agree(s), agreed, by agreement, with the consent, parties',
);

/** That the contract itself, or what it grants for good, holds from a day: 'takes effect', 'this agreement begins', 'the Effective Date'. */
const HOLDS_FROM = anyWording(
  wording('effect, effective, {in,into} force, valid from, binding, binds, bound, operative'),
  wording(
    '{agreement,contract,licence,license,deed,policy,letter,order,lease,guarantee,guaranty}',
    inClause(30),
    '{commence*,start*,begin*,runs,run,is from,applies,apply,dated}',
  ),
  // Of the contract itself: 'It starts on', 'these terms apply from'.
  wording('{it,they,terms,conditions} ({shall,will} )({start,begin,commence,apply,run}(s))'),
);
/** 'The term of this Lease shall commence on May 1': a lease binds from when it is made. */
const OF_ITS_TERM = everywhere(wording('{term,period,duration,length} of {this,the,your,our} +'));

/** Whether a day on which something begins is told, and not one from which the contract holds: the parties may be bound since it was made. */
function ofStart({ effectiveDate, agreementDate }: Facts): string {
  const { value, rule, evidence } = effectiveDate;
  const isOwnDate = rule !== undefined || evidence.length === 0 || value?.iso === agreementDate.value?.iso;
  const holds = evidence.some(({ quote }) => HOLDS_FROM.test(quote.replace(OF_ITS_TERM, 'term')));
  return value === null || isOwnDate || holds ? '' : OF_PERFORMANCE;
}

const plain = new WeakMap<Facts, Facts>();

/** The facts with quotes in plain signs, in which words are looked for: 'it doesn’t renew' denies as well as "it doesn't". */
function plainly(facts: Facts): Facts {
  const known = plain.get(facts);
  if (known) return known;
  const named = Object.entries(facts).filter(([name]) => name !== 'parties') as [FactName, Fact<unknown>][];
  const read = named.map(([name, fact]) => {
    const evidence = fact.evidence.map((one) => ({ ...one, quote: plainText(one.quote) }));
    return [name, { ...fact, evidence }];
  });
  const made = { ...facts, ...Object.fromEntries(read) } as Facts;
  plain.set(facts, made);
  return made;
}

/**
 * What has to stand behind a value, so that it is no half-truth: that its clause gives it to one side only, hangs it on something, counts it anew or goes on.
 * '' for a value that its clause gives without more.
 */
export function caveatOf(name: FactName, told: Facts): string {
  const facts = plainly(told);
  const fact: Fact<unknown> = facts[name];
  if (name === 'noticePeriod') return ofNotice(facts);
  if (name === 'liabilityCap') return ofLimit(facts);
  if (name === 'contractValue') return ofPrice(facts.contractValue);
  if (name === 'effectiveDate') return ofStart(facts);
  if (name === 'renewalTerm') return ofRenewalTerm(facts);
  if (name === 'jurisdiction') return ofJurisdiction(facts);
  if (name === 'disputeResolution') return ofSettling(facts);
  if (name !== 'term' && name !== 'expirationDate') return '';
  if (fact.value === 'perpetual') return '';
  const { term, expirationDate, noticePeriod } = facts;
  const runsOn = [term, expirationDate, noticePeriod].some(({ evidence }) => says(evidence, RUNS_ON));
  const beyond = fact.evidence.slice(1).some(({ quote }) => lastBeyond(quote)) ? DUTIES_LAST : '';
  const goesOn =
    ofRenewal(facts) ||
    (runsOn ? UNLESS_RENEWED : says(fact.evidence, GOES_ON) || says(fact.evidence, OUTLASTED) ? WITH_CONDITIONS : '');
  return `${goesOn}${beyond}`;
}

/** How a sentence tells what begins on the effective date, up to the day. */
export function beginningOf(facts: Facts): string {
  return caveatOf('effectiveDate', facts) === '' ? 'It takes effect on' : 'Its term or performance begins on';
}
