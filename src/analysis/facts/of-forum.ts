import { isPlain } from '../document/plain-document';
import { anyWording, everywhere, inClause, perhaps, wording } from '../lexicon/words';
import type { Source } from './source';

const ANY_COURT =
  '{a,any,such,the} ({arbitral,arbitration} ){court,panel,tribunal,arbitrator,judge,agency}(s)(,)( {or,and} (other )({a,any} )({governmental,administrative,judicial} ){court,panel,tribunal,arbitrator,agency,authority,body}(s))( of ({competent,appropriate} )jurisdiction)';
const COMPETENT = perhaps(' of {competent,appropriate,proper} jurisdiction');
/** Whoever may find a clause void, order something or award a cost: it is named, and nobody is sent there. */
const WHOEVER_FINDS = everywhere(
  anyWording(
    wording(`{by,of,from} ${ANY_COURT}`, COMPETENT),
    wording(
      ANY_COURT,
      COMPETENT,
      ' ({shall,should,may,so,finally,otherwise,ever} )({shall,should,may,so,finally,otherwise,ever} ){find,hold,determine,declare,deem,adjudge,reform,modify,reduce,rule,judge}(s)',
    ),
    wording('in any court of {competent,appropriate,proper} jurisdiction'),
  ),
);
/** 'If any provision is held invalid': what becomes of the rest of a contract. */
const VALIDITY = anyWording(
  wording(
    '{provision,part,term,section,clause,covenant,restriction,paragraph,portion,obligation,prohibition}(s)',
    inClause(200),
    '{invalid*,void,voidness,unenforceab*,illegal*,overbroad,over-broad,over broad,sever,severed,severable,severability,severance}',
  ),
  wording('{enforceable,enforceability,valid,validity}', inClause(80), '{reform,modif,reduc,limit}*'),
);
/** What is asked of a court while or because a duty is broken, and what may be told to it. */
const RELIEF = wording(
  'injunct*, specific performance, equitable relief, irreparabl*, restraining order, equitable remed{y,ies}',
);
const TOLD_TO_COURT = anyWording(
  wording(
    '{compelled,required,requested,ordered,permitted} ~4 (to )disclose*, disclos*',
    inClause(200),
    '{court,tribunal,law,subpoena}(s)',
  ),
  wording('confidential information', inClause(40), '{shall,does,will,do} not', inClause(40), 'include, apply'),
  wording('held (criminally or civilly )liable', inClause(200), 'trade secret(s)'),
  wording('privilege(s), privileged, work product', inClause(200), 'litigation, arbitration, dispute, investigation'),
);
/** 'Shall not compete', 'defends and indemnifies': a duty in whose words lawsuits of others stand. */
const OF_A_DUTY = wording(
  'indemnif*, indemnit*, hold harmless, held harmless, infring*, counterparts, witness whereof, solicit, solicits, soliciting, solicitation, compete, competes, competing, competition',
);

/** 'By and between', 'the English version prevails': what opens a paper, and in which words it is to be read. */
const OF_THE_PAPER = wording('by and {between,among}, {english,language} {version,text}');
/** 'The prevailing party recovers its fees, whether by suit, arbitration or otherwise'. */
const OF_COSTS = anyWording(
  wording(
    '{prevailing,non-prevailing,successful,unsuccessful,losing,prevails}',
    inClause(250),
    '{fee,cost,expense}(s)',
  ),
  wording('{fee,cost,expense}(s)', inClause(250), '{prevailing,non-prevailing,successful,unsuccessful,losing} party'),
);
/** 'All disputes shall be governed by the laws of New York': a law, and nobody who applies it. */
const BY_LAW = wording(
  '{dispute,controvers,matter,claim}*',
  inClause(160),
  '{governed,interpreted,construed,determined in accordance}',
);

/** A sentence with none of these sends nobody anywhere to have a dispute settled. */
const SETTLES = anyWording(
  wording(
    'arbitrat*, arbitral, mediat*, conciliat*, adjudicat*, ombuds*, venue, forum, jurisdiction, litigat*, court(s), tribunal(s), judge(s), sue, sued, suit lies, competent, amicabl*',
  ),
  wording(
    '{dispute,controvers,difference,disagreement,claim,action,matter,suit,lawsuit,proceeding,question,complaint,grievance,quarrel}*',
    inClause(250),
    '{settl,resol,brought,bring,submi,refer,decid,determin,heard,hear,tried,filed,institut,commenc,go,goes,escalat}*',
  ),
  wording(
    '{settl,resol,bring,decid,hear,negotiat,discuss}*',
    inClause(80),
    '{dispute,controvers,difference,disagreement,action,suit,lawsuit,proceeding,claim,complaint,grievance}*',
  ),
);

/**
 * Whether a sentence names courts or lawsuits for another matter than how the parties’ disputes are settled: what becomes of a void clause, an injunction, what
 * may be told to a court, a duty to indemnify.
 */
export function isOfAnotherMatter(text: string): boolean {
  const rest = text.replace(WHOEVER_FINDS, ' ');
  if (RELIEF.test(rest) && !DECIDES.test(rest)) return true;
  if (BY_LAW.test(rest) && !DECIDED_BY.test(rest)) return true;
  if (OF_THE_PAPER.test(rest) || OF_COSTS.test(rest)) return !SENDS.test(rest);
  return (VALIDITY.test(rest) || TOLD_TO_COURT.test(text) || OF_A_DUTY.test(rest)) && !SENDS.test(rest);
}
/** What chooses a forum beside that. */
const SENDS = wording([
  'venue, forum, exclusive(ly), jurisdiction {of,in,over}, seat of, {is,are,be} ({finally,exclusively,only,first} ){settled,resolved,decided,brought,submitted,referred,determined,heard,tried}',
  '{binding,by,to,through} {arbitration,mediation}, {submit,submits,consent,consents} to, courts {of,in,at}, {decide,decides,hear,hears} ~3 {dispute,disputes,claim,claims}',
  '{go,goes,taken,referred,submitted} ~3 to ~3 {court,courts,arbitration,mediation,arbitrator,mediator,tribunal}',
]);
const DECIDED_BY = wording(
  'court(s), tribunal, arbitrat*, mediat*, venue, forum, settle*, resolve*, resolution, brought, submitted, jurisdiction',
);
const DECIDES = wording(
  'dispute(s), mediat*, arbitrat*, exclusive*, alone, venue, forum, {have,has} ~2 jurisdiction, jurisdiction {of,in,over}',
);

/** Who speaks of 'the two of us' words it as he likes, whatever stands around it. */
const IN_FIRST_PERSON = wording('us, we');

/** Whether a sentence of a paper in formal words sends nobody anywhere: only everyday words say so in ways that no list has. */
export function sendsNobody(source: Pick<Source, 'contract'>, text: string): boolean {
  if (isOfAnotherMatter(text)) return true;
  if (isPlain(source) || IN_FIRST_PERSON.test(text)) return false;
  return !SETTLES.test(text.replace(WHOEVER_FINDS, ' '));
}
