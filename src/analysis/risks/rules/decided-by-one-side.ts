import { placeOf } from '../../document/place';
import { anyWording, wording } from '../../lexicon/words';
import { actorOf } from '../../statements/actors';
import { findAll, proof } from '../../statements/search';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

/** One side's own judgment, with no test that binds it. */
const DECIDES = anyWording(
  wording(
    '{sole,absolute,own,free,unfettered,uncontrolled,exclusive,entire}( and {absolute,exclusive,unfettered}) discretion',
  ),
  wording('{sole,own}( and absolute) {opinion,judg(e)ment,determination}, in {its,our,his,her,their} {opinion,view}'),
  wording(
    'as {it,we,he,she,they} ({may,shall} ){think(s),see(s),deem(s),consider(s)} {fit,proper,appropriate,right,fair,best}',
  ),
  wording(
    '{it,we,he,she,they} {think(s),see(s),deem(s),consider(s),feel(s)} ({is,are} ){fit,proper,appropriate,right,fair,desirable}',
  ),
  wording('{considers,deems,regards as} (to be ){appropriate,expedient,proper,fit,desirable,necessary,owing,right}'),
  wording(
    '{whichever,whatever,whenever,as often as} {it,we,he,she,they} (may ){prefer(s),like(s),want(s),choose(s),decide(s),think(s)}',
  ),
  wording('{sole judge of, decides everything, decides alone, decide alone}'),
);
/** A test, a neutral person or both sides decide; or the discretion is over what hurts nobody else. */
const FAIR = wording([
  'reasonabl*, good faith, court(s), arbitrat*, expert(s), auditor(s), tribunal, {either,each,neither,both} part{y,ies}',
  'mutual*, each of us, independent*, legal advice, own cost, contractor(s) decide(s), infring*, litigat*, settle*, disclos*, counsel',
]);
/** What the other side feels. */
const MATTERS = wording([
  'pay(s), paid, payable, fee(s), price(s), amount(s), sum(s), deduct*, reduc*, refus*, reject*, terminat*, revo{ke,cation}*, suspen*, cancel*',
  'satisf*, charge(s), cost(s), commission, bonus, end(s), clos{e,es,ing}, withh*, refund*, fair, tax*, distribut*, profit(s), owing, rent',
  'embarrass*, exploit*, country, compensat*, value, order(s), accept*, admit*, expel*, transfer*, removal, remove(s)',
]);
const MOST = 6;

export const decidedByOneSide = defineRule({
  id: 'decided-by-one-side',
  label: 'Decided by one side alone',
  family: 'ending',
  severity: {
    medium: 'its words are like those of which lawyers tell',
    low: 'no test says when the decision is right',
  },
  gradedByWords: true,
  kinds: ANY_CONTRACT,
  bears: 'whose consent is not asked',
  witness: 'who acts',
  find(reading) {
    const told = findAll(reading, DECIDES, { unless: FAIR }).flatMap((hit) => {
      const actor = actorOf(reading, hit);
      return actor?.joint || !MATTERS.test(hit.sentence.text) ? [] : [hit];
    });
    const [first] = told;
    if (!first) return null;
    return finding(
      'low',
      `${placeOf(reading, first.sentence)} leaves a decision to one side’s own judgment and names no test for it.`,
      'Name the test, have the decision taken reasonably and with reasons, and let a neutral person settle disputes about it.',
      told.slice(0, MOST).map((hit) => proof(reading, hit)),
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      ['3. Provider may refuse any request of Customer in its sole and absolute discretion.', 'own judgment'],
      ['3. Provider may make such deductions from the credits as it thinks fit.', 'own judgment'],
      ['3. Customer may reduce the fee where in its opinion the Software is slow.', 'own judgment'],
      ['We may close accounts whenever we like.', 'own judgment', 'terms'],
    ],
    misses: [
      ['3. Provider may refuse a request where it reasonably thinks fit.', 'a test'],
      ['3. Either party may decide in its sole discretion whether to renew.', 'both'],
      ['3. An expert decides, and his decision is final and binding on the parties.', 'an expert'],
      ['3. Customer chooses the colour as it thinks fit.', 'a choice that hurts nobody'],
    ],
  },
});
