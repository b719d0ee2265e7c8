import { anyWording, inClause, nearestInClause, unlessNext, wording } from '../lexicon/words';

interface ForumWords {
  pattern: RegExp;
  arbitration: boolean;
  confidence: number;
}

/** Words by which a clause chooses courts or an arbitration; the place stands in or behind them. */
const FORUMS: ForumWords[] = [
  {
    pattern: wording(
      '({exclusive,sole,personal} ){jurisdiction,venue}',
      nearestInClause(120),
      'court(s), county, city, state, district, tribunal(s)',
    ),
    arbitration: false,
    confidence: 0.9,
  },
  {
    pattern: wording(
      '({city,municipal,county,district,circuit,superior,sheriff} )court(s) {of,in,at,located in,sitting in,for}, court(s) located',
      nearestInClause(120),
      'jurisdiction, venue',
    ),
    arbitration: false,
    confidence: 0.9,
  },
  // 'Jurisdiction is exclusively conferred on the State of Arizona'.
  {
    pattern: wording(
      'jurisdiction (^2 ){conferred,vested,placed,lies,lie,is,rests} ~3 {on,upon,in,with} (the )({courts of,State of,Commonwealth of,Province of})',
    ),
    arbitration: false,
    confidence: 0.8,
  },
  // 'The District Court, Hennepin County, Minnesota, which the parties agree is the exclusive venue'.
  {
    pattern: wording(
      '{district,circuit,superior,county,chancery,supreme} court(,)',
      nearestInClause(120),
      '{exclusive,sole,proper} {venue,jurisdiction,forum}',
    ),
    arbitration: false,
    confidence: 0.85,
  },
  {
    pattern: wording(
      'arbitration, arbitrated, arbitrator(s)',
      nearestInClause(200),
      anyWording(
        wording('seat, place, venue, location', nearestInClause(30), 'in, be, of'),
        wording(
          'held in, conducted in, take place {in,at}, located in, sitting in, seated in, administered by ~4 in, {Rules,Association,JAMS} in',
          unlessNext(' {force,effect}'),
        ),
      ),
    ),
    arbitration: true,
    confidence: 0.85,
  },
  // 'With Singapore as the seat'.
  {
    pattern: wording('{with,having} (+ )+ as {the,its} ({legal,juridical} ){seat,place,venue}'),
    arbitration: true,
    confidence: 0.85,
  },
  // 'Determined by a single arbitrator in Toronto'.
  {
    pattern: wording(
      '{decided,determined,settled,resolved,heard} ~2 by (a ){one,single,sole,an} arbitrator',
      nearestInClause(60),
      'in, at',
    ),
    arbitration: true,
    confidence: 0.8,
  },
  { pattern: wording('{seat,place,venue} of (the )arbitration'), arbitration: true, confidence: 0.9 },
  {
    pattern: wording(
      'settle(d), resolve(d), decide(d), determined, submitted, referred, go, goes, taken, appl{y,ies,ied} for',
      nearestInClause(80),
      'arbitration {in,at}',
    ),
    arbitration: true,
    confidence: 0.85,
  },
];
/** 'All disputes shall be resolved in the state or federal courts in the County of Rockland, New York'. */
const DISPUTES_TO_COURTS: ForumWords[] = [
  {
    pattern: wording(
      'dispute(s), claim(s), controvers{y,ies}, litigation',
      inClause(80),
      'resolved, settled, brought, submitted, heard, litigated, determined, adjudicated, tried, prosecuted',
      inClause(60),
      'court(s)',
    ),
    arbitration: false,
    confidence: 0.8,
  },
  // 'What is not settled in 45 days may be brought only in the state or federal courts sitting in New York County.'
  {
    pattern: wording(
      '{brought,heard,tried,litigated,commenced,decided} ({only,exclusively,solely} )in (the )({state,federal,local,competent,ordinary,civil,superior,district}( {or,and} )({state,federal,local,superior,district} ))court(s) {sitting in,sitting at,located in,in,of,at,having}',
    ),
    arbitration: false,
    confidence: 0.8,
  },
];
/** The same in everyday words. */
const EVERYDAY_FORUMS: ForumWords[] = [
  {
    pattern: wording(
      'lawsuit(s), suit(s), action(s), proceeding(s), case(s)',
      inClause(40),
      '{filed,brought,started,litigated,tried,instituted,maintained} (only )in, belong(s) (only )in, {will,shall,must} be (only )in the',
    ),
    arbitration: false,
    confidence: 0.8,
  },
  {
    pattern: wording('court(s) {of,in}', nearestInClause(60), 'decide(s), hear(s), settle(s), deal(s) with'),
    arbitration: false,
    confidence: 0.8,
  },
  {
    pattern: wording(
      'sue, go(es)',
      inClause(60),
      '{in,to} the ({state,federal,state or federal,state and federal,competent} )courts {of,in}',
    ),
    arbitration: false,
    confidence: 0.8,
  },
  {
    pattern: wording(
      'submit(s), consent(s), attorn(s), agree(s) to be bound',
      nearestInClause(40),
      'to the ({state,federal,local} )courts {of,in,at}',
    ),
    arbitration: false,
    confidence: 0.8,
  },
  {
    pattern: wording('place of jurisdiction is, place of jurisdiction shall be, place of jurisdiction:'),
    arbitration: false,
    confidence: 0.85,
  },
  // 'After that either of us can go to small claims or circuit court in Hood River County.'
  {
    pattern: wording(
      '{go,goes,turn,apply,take it} to (the )({small claims,county,circuit,district,superior,state,federal,local,high,sheriff,civil} )(or )({county,circuit,district,superior,federal} )court(s) {of,in,at,for}',
    ),
    arbitration: false,
    confidence: 0.8,
  },
  // 'One sitting with a mediator; after that, the courts in Lee County.'
  {
    pattern: wording(
      '{after that,failing that,thereafter,if that fails,then}(,) ({it goes to,it is,to,only} )(the )({state,federal,state or federal,state and federal,local,ordinary} )courts {in,of,at}',
    ),
    arbitration: false,
    confidence: 0.8,
  },
  // 'Either side can go to the Dublin courts.'
  {
    pattern: wording('{may,can,will,shall,must} ({then,also,only} ){go,turn,apply} to the + court(s)'),
    arbitration: false,
    confidence: 0.8,
  },
  { pattern: wording('arbitrate(d)', inClause(40), 'in, at'), arbitration: true, confidence: 0.8 },
];
/** A clause on where to sue says that the parties submit, or where a suit is brought; 'any court of competent jurisdiction' is none. */
export const CHOOSES = wording([
  'have (exclusive )jurisdiction, jurisdiction ~3 {conferred,vested}, place of jurisdiction, exclusive, venue, seat, place of, held, located, conducted',
  'go(es) to, go(es) first, then to, sue, filed, arbitrate(d), settle(s), hear(s), decide(s), submit(s), submitted, deal(s) with, belong(s) (only )in, {action,lawsuit,suit}(s) {will,shall,must} be, retain(s), consent(s), attorn(s)',
  'litigated, tried, adjudicated, prosecuted, brought, instituted, commenced, resolved, settled, heard, decided',
  'determined, referred, appl{y,ies,ied} {for,to}, after that, failing that, thereafter, if that fails, then',
]);
export const NOT_A_FORUM = wording(
  'conflict(s) of law(s), choice of law, choice or conflict, governmental {body,authority,entity}, bankruptcy court',
);
/** Courts that only stand by an arbitrator: 'have jurisdiction to enter judgment on an award and to hear an application for an injunction'. */
export const IN_AID_ONLY = wording(
  '{jurisdiction,competent,venue} ({only,solely} ){to,for,for the purpose of} ({the} ){enter,entering,entry of,enforce,enforcing,enforcement of,confirm,confirming,recognise,recognize} ~3 {award,awards}',
);
/** How far before the words on the forum other matters are no matter, in characters. */
export const FORUM_LEAD = 60;
/** 'Subject thereto, the courts at Mumbai have jurisdiction': courts that only stand by an arbitration. */
export const AFTER_ARBITRATION =
  /^\W{0,3}(?:[\d.]{1,5} )?(?:subject (?:to (?:the )?(?:foregoing|above|arbitration|(?:clause|section|article|paragraph) \d)|thereto)|in aid of)\b/i;

/** All of them, the surest first. */
export const FORUM_WORDS: readonly ForumWords[] = [...FORUMS, ...DISPUTES_TO_COURTS, ...EVERYDAY_FORUMS];

/** The place hangs on who claims: 'in Rotterdam when the Maker is claimant and in Seoul when the Buyer is', 'in Ohio if you sue us'. */
export const BY_CLAIMANT = anyWording(
  wording(
    '{if,when,where}',
    inClause(30),
    '{is,are} ( the){claimant,plaintiff,defendant,respondent}',
    inClause(40),
    'and, or',
  ),
  wording(
    '{if,when,where}',
    inClause(30),
    '{sue,sues,claims,brings}',
    inClause(60),
    'and, or',
    inClause(60),
    '{if,when,where}',
    inClause(30),
    '{sue,sues,claims,brings}',
  ),
  // 'In the county where you live or in Cook County'.
  wording(
    '{county,place,state,district,city} {where,in which}',
    unlessNext(' any'),
    inClause(60),
    '{or,and} ({in,at,of,the courts of} )',
  ),
  wording('at the {choice,option,election} of {the party who,the one who,whoever,the claimant,the plaintiff}'),
);

/** Labels of forms under which courts or a seat stand. */
export const FORUM_LABELS: ReadonlySet<string> = new Set([
  'jurisdiction',
  'exclusive jurisdiction',
  'courts',
  'court',
  'competent courts',
  'venue',
  'forum',
  'chosen courts',
  'place of jurisdiction',
  'dispute resolution',
  'disputes',
  'seat of arbitration',
  'place of arbitration',
  'arbitration',
]);
