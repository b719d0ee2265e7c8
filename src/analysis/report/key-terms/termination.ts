import { isOfAnotherPaper } from '../../document/another-paper';
import { ONLY_ASKED } from '../../facts/lesser-notices';
import { BY_SIDE } from '../../facts/other-notices';
import { anyWording, everywhere, inClause, openingWords, unlessNext, type Words, wording } from '../../lexicon/words';
import type { Reading } from '../../reading';
import { type Passage, passageAround, passagesOf } from '../../statements/passages';
import { statementsIn } from '../../statements/statements';
import { type Line, lineOf } from './line';
import { toldOf } from './own-words';

/** What is ended when a contract is. */
const ENDED: Words =
  'agreement, contract, lease, licen{c,s}e, employment, engagement, appointment, term, sublease, franchise, tenancy, deal, subscription, membership, arrangement, retainer, booking, plan, service(s), order(s), hire, partnership, guarant{y,ee}, deed, undertaking';
/** What one may do who may end it, right behind 'may' or 'has the right to'. */
const ENDS = openingWords([
  '(also )(then )(+ly )(at any time )({elect,choose} to ){terminate,cancel,end,rescind,determine,dismiss,quit,resign,withdraw,leave,stop,walk away,pull out,bring ~5 to an end}',
  '{give,serve} ~8 notice ~3 to {end,terminate,leave,quit,determine,cancel}',
]);
/** 'On one month's notice', 'by giving notice': a length of notice with who gives it. */
const MAY_BE_ENDED = anyWording(
  wording(
    ENDED,
    inClause(60),
    '{may,can,shall} (also )(only )be {terminated,cancel(l)ed,ended,brought to an end}, is {terminable,cancel(l)able}',
  ),
  wording(
    '{may,can,right to,option to,entitled to} (not )~4 {terminate,cancel,end,rescind,determine} {it,this,the,your,our,their,his,her,such,any,a(n)}',
  ),
  wording('until {terminated,ended,cancel(l)ed} by, notice {to end,to terminate,of termination,to quit}'),
);
const ENDS_ITSELF = wording(
  ENDED,
  inClause(40),
  '{shall,will} ({automatically,immediately,also,forthwith} ){terminate,expire,end,cease}, {ends,expires,terminates} {automatically,immediately,at once,by itself,if,when,upon,without}',
);
const OUTLIVES = wording('surviv*');
/** 'May determine her own hours', 'may withdraw this consent', 'may stop work', 'leave the boat in the yard': what somebody settles, takes back or does, and ends no contract by. */
const SETTLES = everywhere(
  anyWording(
    wording(
      'determine(s) ',
      unlessNext('{it,this,the same,these presents}'),
      unlessNext('({the,my,your,his,her,our,such,any,that,said} )(^ )', ENDED),
    ),
    wording([
      'withdraw(s) {consent,permission,support,credit}, withdraw(s) {any,all,or}',
      'stop(s) {you,me,him,work,working,supporting,serving,playing,paying,using,visits,supplies,deliveries,payment(s),any}',
      'stop(s) {your,the} {card,work(s),machine,debits,instal(l)ments,talks,installation,payment(s)}',
      'leave(s) {the,his,her,its,their,your,our,a,any} (^ ){site,boat,car,vehicle,trailer,keys,goods,machine,equipment,belongings,furniture}',
      'cancel(s) {the,a(n),any,all,your,this,that} (^2 ){transfer,lesson,class,session,visit,appointment,authori{s,z}ation,request,card,payment}(s)',
      'cancel(s) {any,or all} ~1 products',
    ]),
    wording('withdraw(s) {this,that,it,the,his,her,its,their}', unlessNext(' {(^ ){place,child,pupil,student}}')),
  ),
);
/** What is ended by a court, in a dispute or under a statute is not ended by the parties. */
const OF_OTHERS = wording('discussions, negotiations, insurance, polic{y,ies}, order of the court');

const RIGHT = 8;
const PASSIVE = 7;
const BY_ITSELF = 6;
const AFTERWARDS = 3.5;
const NOT_OF_BODY = -2;

function weightOf(reading: Reading, passage: Passage): number | null {
  const { parts, isDefinition, section } = passage;
  const text = passage.text.replace(SETTLES, 'settles ');
  if (isDefinition || OF_OTHERS.test(text)) return null;
  const [first] = parts;
  const right = first
    ? statementsIn(reading, first.sentence).statements.find(
        ({ force, what }) => force === 'may' && ENDS.test(what.replace(SETTLES, 'settles ')),
      )
    : undefined;
  if (right && isOfAnotherPaper(text, right.at)) return null;
  const weight = right
    ? RIGHT
    : MAY_BE_ENDED.test(text)
      ? PASSIVE
      : ENDS_ITSELF.test(text)
        ? BY_ITSELF
        : OUTLIVES.test(text)
          ? AFTERWARDS
          : null;
  if (weight === null) return null;
  return weight + (section !== null && reading.outline.sections[section]?.kind === 'schedule' ? NOT_OF_BODY : 0);
}

/** The passage that proves the notice by which the contract is ended. */
function endingNotice(reading: Reading): Passage | undefined {
  const { value, evidence, rule } = reading.facts.noticePeriod;
  const ends = value?.stops === 'contract' || rule === BY_SIDE || rule === ONLY_ASKED;
  return ends && evidence[0] ? passageAround(reading, evidence[0].start) : undefined;
}

/** The sentences that say who may end the contract and how, how it ends by itself, and what outlives it. */
export function terminationLines(reading: Reading): Line[] {
  const notice = endingNotice(reading);
  return passagesOf(reading).flatMap((passage) => {
    const weight = passage === notice ? RIGHT : weightOf(reading, passage);
    return weight === null ? [] : lineOf(toldOf(reading, passage), weight);
  });
}
