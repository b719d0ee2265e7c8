import { placeOf } from '../../document/place';
import { anyWording, wording } from '../../lexicon/words';
import { actorOf } from '../../statements/actors';
import { findAll, proof } from '../../statements/search';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

/** 'waives the objection of late notice', 'gives up its right to an inspection'. */
const SAYS = anyWording(
  wording(
    '{waive(s),give(s) up,renounce(s),relinquish(es)}',
    60,
    'right(s), objection(s), claim(s), defence(s), indemnity, protection, benefit, moral rights, remed{y,ies}',
  ),
  wording('§ 377 HGB does not apply'),
);
const FAIR = wording([
  '{either,each,neither,both,no} part{y,ies}, fail* to, no waiver, delay, subrogation, mutual*, {shall,will} not be deemed, jury, not waive*',
  'third part{y,ies}, {modify,amend} or waive, may waive, nothing in, {do,does,is,are} not, not {releas*,giv*}, venue, forum, jurisdiction, the parties, waiver of any, in writing, class action',
  'pre-emption ({right,rights} )({over,in,to,in respect of,on,attaching to} )({the,any,those,such} ){share,shares,transfer}*',
]);

const MOST = 6;

export const rightGivenUp = defineRule({
  id: 'right-given-up',
  label: 'A right is given up',
  family: 'disputes',
  severity: {
    medium: 'its words are like those of which lawyers tell',
    low: 'the law or the contract would have given it',
  },
  gradedByWords: true,
  kinds: ANY_CONTRACT,
  bears: 'who gives up',
  witness: 'who acts',
  find(reading) {
    const told = findAll(reading, SAYS, { unless: FAIR, negated: true }).filter((hit) => !actorOf(reading, hit)?.joint);
    const [first] = told;
    if (!first) return null;
    return finding(
      'low',
      `${placeOf(reading, first.sentence)} has one side give up a right.`,
      'Strike the waiver, or limit it to what both sides give up.',
      told.slice(0, MOST).map((hit) => proof(reading, hit)),
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      ['3. Customer waives the objection that notice was late.', 'give up a right'],
      ['3. Customer waives any claim for damages against Provider.', 'give up a right'],
      ['You give up your right to object.', 'give up a right', 'terms'],
      ['3. Customer renounces every remedy against Provider.', 'give up a right'],
      ['3. Customer waives its right of pre-emption over the warehouse.', 'give up a right'],
    ],
    misses: [
      ['3. Each party waives its right to a jury.', 'both'],
      ['3. No failure to exercise a right waives it.', 'no waiver'],
      ['3. Third parties have no right to enforce this Agreement.', 'third parties'],
      ['3. Customer has the right to inspect the records.', 'a right'],
      ['3. Customer waives any right of pre-emption over the Shares.', 'what a sale of shares needs'],
    ],
  },
});
