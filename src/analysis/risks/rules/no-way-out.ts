import { placeOf } from '../../document/place';
import { anyWording, unlessNext, wording } from '../../lexicon/words';
import { actorOf } from '../../statements/actors';
import { findAll, proof } from '../../statements/search';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

const ENDING = 'terminate, cancel, rescind, withdraw from, end, leave, call off';
const BARRED = anyWording(
  wording(
    'may not, can not, cannot, can’t, no right to, not (be )entitled to, not have the right to, not be at liberty to',
    30,
    ENDING,
    60,
    'this, the {agreement,contract,lease,deed,arrangement,order,letter,term,plan}, it, before, early, for any',
  ),
  // 'And for non-cancelable expenses already approved': of what was ordered from others.
  wording(
    'non-cancel(l)able, noncancel(l)able',
    unlessNext(' ~2 {expense,cost,commitment,charge,obligation,purchase,booking,fee,third-party}(s)'),
  ),
  wording(
    '{orders,order,agreement,contract,plan,subscription} (placed ){cannot,can not,may not} be {cancelled,canceled,terminated}',
  ),
  wording(
    'may {terminate,cancel,end,leave} ({this,the} )({agreement,contract,it} )only {if,where,when,on,upon,for,with}',
  ),
  wording('{you,customer,client,member} {can’t,cannot} cancel'),
);
const FAIR = wording([
  'without {cause,notice,giving,good,the,prior,first}, neither party, either party, until, within ~3 {day(s),hour(s)} of, consumer',
  'employment, {booking,appointment,session,lesson}(s), on less than, account',
]);

export const noWayOut = defineRule({
  id: 'no-way-out',
  label: 'One side cannot leave',
  family: 'ending',
  severity: { medium: 'it may stay bound however poor the service' },
  kinds: ANY_CONTRACT,
  bears: 'who is restrained',
  witness: 'who acts',
  find: (reading) =>
    findAll(reading, BARRED, { unless: FAIR, negated: true })
      .filter((hit) => !actorOf(reading, hit)?.joint)
      .map((hit) =>
        finding(
          'medium',
          `${placeOf(reading, hit.sentence)} bars one side from ending the contract, or leaves it few ways to do so.`,
          'Add a right to end the contract on notice, and at once for an uncured material breach.',
          [proof(reading, hit)],
        ),
      ),
  examples: {
    paper: 'licence',
    hits: [
      ['3. Customer may not terminate this Agreement before the end of the Initial Term.', 'bars one side'],
      ['3. Customer shall have no right to cancel the contract for any reason.', 'bars one side'],
      ['3. This order is non-cancellable.', 'bars one side'],
      ['3. The Distributor may terminate only if the Supplier is insolvent.', 'bars one side', 'distribution'],
    ],
    misses: [
      ['3. Neither party may terminate this Agreement in the first year.', 'both'],
      ['3. Customer may not terminate this Agreement without notice.', 'notice'],
      ['3. Customer may terminate this Agreement at any time.', 'a right'],
      ['3. Customer may not assign this Agreement.', 'no ending'],
      ['3. Customer then pays for accepted phases and for non-cancelable expenses already approved.', 'costs'],
    ],
  },
});
