import { everywhere, wording } from '../lexicon/words';

const A_COURT = '{a,any,the,such,its,that} ({competent,valid,final} )court(s)( of competent jurisdiction)';
/** What a court orders or allows, and what is owed for going there: it is named, and nobody is sent to it. */
const OF_AN_ORDER = everywhere(
  wording([
    'court order(s), court{ ,-}ordered, court-appointed, court {costs,fees,cost,fee,appearance,appearances,records,reporter,officer,fine,bond}',
    `{order,orders,judgment,judgement,decree,ruling,leave,permission,direction,subpoena,process,officer,approval,warrant,award}(s) ({made,issued,granted,given,entered} ){of,by,from} ${A_COURT}`,
    `{ordered,required,compelled,directed,permitted,allowed,authori{s,z}ed,appointed,requested,demanded,awarded} ({{by law or,by law\\, or,by law\\,}} )({by,of} )${A_COURT}`,
    `{as,which,that,where,unless,if,what,whatever} ${A_COURT} ({may,shall,so,otherwise} )({order,orders,direct,directs,decide,decides,allow,allows,determine,determines,require,requires,award,awards,permit,permits,find,finds})`,
  ]),
);
const STILL_OF_COURTS = wording('court(s), jurisdiction, venue, arbitra*, forum, tribunal(s), judge(s)');

/** Whether a sentence names courts only for what they order: 'he is not evicted without an order of the court'. */
export function isOfCourtOrder(text: string): boolean {
  const rest = text.replace(OF_AN_ORDER, ' ');
  return rest !== text && !STILL_OF_COURTS.test(rest);
}
