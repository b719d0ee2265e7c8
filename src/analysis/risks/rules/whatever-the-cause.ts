import { placeOf } from '../../document/place';
import { anyWording, wording } from '../../lexicon/words';
import { actorOf } from '../../statements/actors';
import { findAll, proof } from '../../statements/search';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

/** 'regardless of fault', 'even if the loss was caused by the owner'. */
const SAYS = anyWording(
  wording('{regardless,irrespective} of ({whose,the,any,its} ){fault,cause,reason,negligence,outcome,whether}'),
  wording(
    'without regard to fault, however caused, howsoever caused, by whosever fault, by whose fault, on whatever ground(s)',
  ),
  wording(
    'whatever the {reason,cause,outcome,ground}, for whatever {reason,cause}, whatever {its,their} cause, whoever {is to blame,wins,caused}',
  ),
  wording(
    'even {if,where,when,though}',
    60,
    '{fault,caused,due to,attributable,arise*,arose,claim,defect,acted,loss,damage,paid,late,delay*,free,win,not proved,fail*}',
  ),
  wording(
    'whether or not',
    60,
    '{negligen*,fault,caused,defect*,reduced to judgment,proved,install*,used,paid,compet*,attend*}',
  ),
);
/** What one side has to bear. */
const MATTERS = wording([
  'pay(s), paid, payable, liab*, indemnif*, rent, fee(s), owe(s), owed, responsib*, los{e,es,t}, penalt*, cost(s), claim(s), damage(s)',
  'cover(s), bear(s), borne, remove, transfer, deliver(s), exclu*',
]);
const FAIR = wording([
  '{either,each,neither,both,no} part{y,ies}, mutual*, confidential*, surviv*, disclos*, insur*, advised of the possibility, taxes',
  'headings, includ{es,ing} without, refund*, we pay, free of charge, credit(s), wear and tear',
  // What is earned already, and what a royalty is counted by, are no harm that somebody caused.
  '{accrued,unused,untaken,outstanding} {vacation,holiday,annual leave,leave,pay,wages,salary}, {vacation,holiday} pay',
  'royalt{y,ies} {of,on,at}',
  // Who gets something whether he agrees or not bears nothing by it.
  '{regardless of whether,whether or not,irrespective of whether} ~4 {sign(s),signed,accept(s),agree(s),execute(s),elect(s)}',
]);

/** A limit, a loss that nobody answers for, and a claim or default that is open: nothing that one side bears. */
const BORNE_BY_NONE = wording([
  'limited to, {not,never} exceed*, capped at, {no,not,never,nor} ~4 {liable,liability,responsible,responsibility,answer*}',
  'exclud* ~4 {liability,claims,loss,losses}, whether or not ~3 {in dispute,disputed,cured,remedied}',
]);

/** What is paid for and not used: no question of a cause. */
const UNUSED = wording('whether or not', 60, '{install*,used,use,uses,attend*,taken up,collected}');

const MOST = 6;

export const whateverTheCause = defineRule({
  id: 'whatever-the-cause',
  label: 'Whatever the cause',
  family: 'liability',
  severity: { medium: 'it may pay for what it did not cause' },
  kinds: ANY_CONTRACT,
  bears: 'who pays',
  witness: 'who acts',
  find(reading) {
    const told = findAll(reading, SAYS, { unless: FAIR, negated: true }).filter(
      (hit) =>
        MATTERS.test(hit.sentence.text) && !BORNE_BY_NONE.test(hit.sentence.text) && !actorOf(reading, hit)?.joint,
    );
    const [first] = told;
    if (!first) return null;
    const isUnused = told.every((hit) => UNUSED.test(hit.match[0]));
    return finding(
      'medium',
      isUnused
        ? `${placeOf(reading, first.sentence)} makes one side pay whether or not it gets or uses what it pays for.`
        : `${placeOf(reading, first.sentence)} makes one side bear something whatever its cause, or even where the other side is at fault.`,
      isUnused
        ? 'Make it payable only for what is used, or let it be turned down beforehand.'
        : 'Limit the duty to what the party or its people caused, and leave out what the other side caused.',
      told.slice(0, MOST).map((hit) => proof(reading, hit)),
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      ['3. Employee shall pay for lost tools, for whatever cause.', 'whatever its cause', 'employment'],
      ['3. Customer shall pay for the damage regardless of whose fault it is.', 'whatever its cause'],
      [
        '3. Customer shall indemnify Provider even where the claim arises from a defect of the Software.',
        'whatever its cause',
      ],
      ['You pay the costs of the case, whoever wins.', 'whatever its cause', 'terms'],
      ['3. Customer is liable for all loss, however caused.', 'whatever its cause'],
      [
        '3. The service fee is payable by Customer whether or not the services are used.',
        'whether or not it gets or uses',
      ],
      ['3. Customer pays for damage whether or not it was caused by its use.', 'whatever its cause'],
    ],
    misses: [
      [
        '3. Accrued vacation pay shall be paid out on the end of the employment for whatever cause.',
        'earned already',
        'employment',
      ],
      [
        '3. Customer shall pay a royalty of 6% on each unit that is made, whether or not it is sold or paid for.',
        'what a royalty is counted by',
      ],
      [
        '3. The Company shall pay all salary earned to that day, regardless of whether Employee signs this Agreement.',
        'whoever agrees',
        'employment',
      ],
      ['3. Either party is liable regardless of fault.', 'both'],
      ['3. The liability of Customer is limited to $500, on whatever grounds.', 'a limit'],
      ['3. Provider is not liable for loss of data, howsoever caused.', 'a loss that nobody answers for'],
      ['3. Customer shall pay all sums due, even if a claim is in dispute, whether or not in dispute.', 'what is open'],
      ['3. Information is confidential whether or not it is marked.', 'confidence'],
      ['3. We pay for the damage even if you caused it.', 'in its favour', 'terms'],
      [
        '3. Provider shall not be liable for indirect damages even if advised of the possibility of such damages.',
        'a usual exclusion',
      ],
    ],
  },
});
