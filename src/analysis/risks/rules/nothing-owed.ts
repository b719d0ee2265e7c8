import { placeOf } from '../../document/place';
import { anyWording, wording } from '../../lexicon/words';
import { actorOf } from '../../statements/actors';
import { findAll, proof } from '../../statements/search';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

const MONEY =
  'compensation, refund(s), credit(s), indemnity, reimbursement, remuneration, damages, recourse, money back';
const NOTHING = anyWording(
  wording(
    'no, without, without any',
    12,
    MONEY,
    60,
    '{is,are,be,will,shall} {given,payable,due,owed,made,paid,granted,borne,be}, for, on, in',
  ),
  wording(
    'not, never, no right, waive(s), waived, lose(s)',
    50,
    'compensation, indemnity, reimbursement, remuneration, damages',
    40,
    'for, on, upon, if, in case, where',
  ),
  wording('nothing {is,shall be} {owed,payable}, owe(s) ({you,him,her,it,them,the +} )nothing'),
  wording(
    'no {commission,royalt{y,ies},payment,rent reduction} {is,are,shall be,will be} {due,payable,made,owed,earned}',
  ),
  wording('{no,without,without any,with no} {further,additional,extra} {payment,remuneration,advance,compensation}'),
  wording('claim(s) for {compensation,reimbursement,damages}', 60, '{is,are} excluded'),
);
const FAIR = wording([
  '{either,each,neither,both,no} part{y,ies}, force majeure, you {pay,owe} nothing, no charge, indirect, consequential, punitive',
  'insur*, preclude, one party to the other, free of charge, limitation, indirect*, interest, warrant*, all (that ){you,he,she,it,they} {have,has} paid, unless, except( where| if), prejudice, workers, public',
]);
const MOST = 6;

export const nothingOwed = defineRule({
  id: 'nothing-owed',
  label: 'No compensation',
  family: 'money',
  severity: { medium: 'one side may bear what the other decides' },
  kinds: ANY_CONTRACT,
  bears: 'who gives up',
  witness: 'who acts',
  find(reading) {
    const told = findAll(reading, NOTHING, { unless: FAIR, negated: true }).filter(
      (hit) => !actorOf(reading, hit)?.joint,
    );
    const [first] = told;
    if (!first) return null;
    return finding(
      'medium',
      `${placeOf(reading, first.sentence)} leaves one side without compensation, refund or credit for something that it loses or gives.`,
      'Provide for the repayment of sums paid for the time after and for the reasonable costs of the other side.',
      told.slice(0, MOST).map((hit) => proof(reading, hit)),
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      ['3. Provider may withdraw the Software, and no compensation is payable to Customer.', 'without compensation'],
      ['3. Customer shall not be entitled to damages or reimbursement if Provider is late.', 'without compensation'],
      ['If we close the site we owe you nothing.', 'without compensation', 'terms'],
      ['3. Provider may use the feedback of Customer without any further payment.', 'without compensation'],
    ],
    misses: [
      ['3. If we must call it off we return all you have paid and owe you nothing more.', 'all is given back', 'terms'],
      ['3. Neither party owes compensation for delays.', 'both'],
      ['3. If Provider withdraws the Software it pays compensation to Customer.', 'compensation'],
      ['3. No charge is made for support.', 'no charge'],
      ['3. No fees are payable for the week in which the site is closed.', 'fees that fall away', 'terms'],
      ['3. Provider is not liable for indirect or consequential damages for any reason.', 'a limit of liability'],
    ],
  },
});
