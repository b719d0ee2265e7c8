import { CLAUSE_NUMBER } from '../characters';
import { anyWording, inClause, openingWords, unlessNext, wording } from '../words';
import { DISPUTE_WORDS } from './dispute-matters';

/** What is put to somebody: a dispute by any word, a question, or what is left of it. */
const DISPUTED = [
  DISPUTE_WORDS,
  '{any,a,an,every,each,all} ({such,other} ){question,matter}(s), {failing agreement,failing that,if they do not agree,in default of agreement}(,) {the,it,any} ({matter,question} )',
];
/** Who is no person that the clause names: the courts and those whom a law makes judges have ways of their own. */
const NO_PERSON = unlessNext(
  '(the )(+ )(+ )(+ ){arbit*,court,courts,tribunal,judge,mediat*,conciliat*,adjudicat*,ombuds*,jury,commission,negotiat*,agreement,majority,vote,talks,law,lot,toss}',
);
/** 'Whose word is binding', 'her decision shall be final', 'and what he says binds both'. */
const LAST_WORD = [
  '{whose,his,her,its,their,the,such} ({written,own} ){decision,word,finding,ruling,determination,verdict,say} ({on it,on this,thereon} )({is,are,shall be,will be,being} )(then )({final,binding,conclusive})',
  '{whose,his,her,its,their,such} ({written,own} ){decision,word,finding,ruling,determination,verdict} {binds,bind,shall bind,will bind}',
  'what {he,she,they} {says,say,decides,decide} {is,binds} ({final,binding,both,us})',
];
const DECIDED = '{decided,determined,settled,resolved}';
const PUT = '{put,go,goes,taken,referred,submitted,brought}';

/** Somebody whom the clause names decides, and that is the end of it: 'is decided by the chairman, whose word is final'. */
export const PERSON_DECIDES = anyWording(
  wording(DISPUTED, inClause(160), `${DECIDED} by `, NO_PERSON, inClause(120), LAST_WORD),
  wording(DISPUTED, inClause(120), `${PUT} to `, NO_PERSON, inClause(120), LAST_WORD),
  wording(DISPUTED, inClause(80), '+ ({shall,will} )decide(s)', inClause(40), LAST_WORD),
  wording(
    '{word,decision,ruling,finding} {is,shall be,will be} {final,binding} {on,in} {any,all,every} {question,dispute,disagreement}(s) {of,about,on,as to}',
  ),
);
/** Who decides so is an expert, an arbitrator or another with a way of his own. */
export const DECIDES_OTHERWISE = wording(
  'arbit*, expert(s), adjudicat*, mediat*, ombuds*, {court,courts,judge} decide*',
);

/** Somebody hears both first: 'our sister hears both of us and suggests a solution'. */
export const PERSON_HEARS = wording(
  DISPUTED,
  inClause(100),
  '{hears,hear,listens to,listen to} {both,each of us,each side,the two of,us both,all sides}',
);

/** An expert by what he acts as: 'decided by Skelhorn Tait Accounting as expert', 'go to an expert of the institute'. */
export const EXPERT_DECIDES = anyWording(
  wording(
    DISPUTED,
    inClause(160),
    `${DECIDED}, ${PUT}, refer`,
    inClause(160),
    '{as,acts as,acting as,act as} (an )expert(s)',
  ),
  wording(DISPUTED, inClause(80), `${PUT} to an (independent )expert`),
);

const DESK =
  '{complaints,complaint} {desk,team,officer,department,service,committee,office,manager,handler}, customer {service,services,care,support}, help( )desk, support {team,desk}';
const SUES = 'court, sue, suing, legal action, proceedings, arbitrat*, lawsuit';
/** A complaint comes before anything else: 'shall first put any complaint to the complaints team', 'only thereafter may he go to court'. */
export const COMPLAINT_FIRST = anyWording(
  wording(
    '{shall,must,will,to} first',
    inClause(40),
    'complaint(s), dispute(s), claim(s)',
    inClause(20),
    'to ~2 ',
    DESK,
  ),
  wording('{shall,must,will} first {complain,write,turn} to ~2 ', DESK),
  wording('complaint(s)', inClause(40), DESK, 140, 'only {then,thereafter,after that,afterwards}', inClause(40), SUES),
  wording(
    'before {going to,turning to,bringing,taking,starting,anyone goes to,you go to} ',
    inClause(20),
    SUES,
    inClause(40),
    '{must,shall,has to,have to}',
    inClause(40),
    DESK,
    ', complaints procedure',
  ),
);

/** 'If that does not help, the grievance procedure gives you a hearing.' */
export const GRIEVANCE_NEXT = wording(
  "if {that,this,it} {does not,doesn't,doesn’t,fails to} {help,work,settle,resolve}",
  inClause(30),
  'grievance {procedure,process,policy}',
);

/** Who decides for others than the sides: 'a dispute with a customer, between members'. */
export const DISPUTE_OF_OTHERS = wording(
  '{dispute,disagreement,quarrel,complaint,question}(s) ~2 {with,from,of,to,by} ({a,an,any,the,other,our,his,her,its} ){member,customer,guest,visitor,client,neighbour,pupil,competitor,board,third}*',
);
/** 'The matter is decided', 'it shall be determined': of what was said before. */
export const OF_WHAT_WAS_SAID = wording(
  '{the,that,this,such} {matter,question,difference,dispute,disagreement} {is,shall,will,cannot}, it {is,shall be,will be} ({finally,then} ){decided,determined,referred,settled}',
);

/** Titles over what is said of all disputes. */
export const TITLE_OF_ALL = wording(
  'dispute*, disagree*, arbitrat*, mediat*, settle*, differences, jurisdiction, court(s), complain*, wrong, unhappy, problem(s), fall out, falling out, trouble, law, general, miscellaneous, closing, final provisions, last things, quarrel*',
);
/** Titles under which 'we talk first' is said of a dispute. */
export const TITLE_OF_DISPUTES = wording(
  'dispute*, disagree*, differences, complain*, wrong, unhappy, problem(s), fall out, falling out, trouble, quarrel*',
);
/** 'We talk first, for ten days.', 'Speak to Sister Keaveney first': the first step as a sentence of its own. */
export const OPENS_WITH_TALKS = openingWords(CLAUSE_NUMBER, [
  "(+\\. )({we,we'll,we’ll,we will,we shall,let us,let's,let’s,the parties,the parties shall,the parties will,both of us,you and we,all of us,the ~2 {leads,managers,directors,partners}} )({both,always,each} )({then,first} ){talk,speak,meet,sit down} ({to ~3 ,with ~3 ,about it ,it over ,together })first",
  // 'First Morag and Callum talk.'
  'first(,) {we,you and we,both of us,the ~3 ,+ and +} ({both,will,shall,must} ){talk,speak,meet,sit down}',
]);
/** Who may go to court all the same has no step before it. */
export const COURT_AT_ANY_TIME = anyWording(
  wording('court, sue', inClause(30), 'at any time'),
  wording('at any time', inClause(30), 'court, sue'),
  wording('not {stop,prevent,keep}', inClause(50), 'court, sheriff, suing'),
);
