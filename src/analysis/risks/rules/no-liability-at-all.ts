import { placeOf } from '../../document/place';
import { COMMERCIAL, OTHER } from '../../kinds/family';
import { EXCEPTING } from '../../lexicon/en/exceptions';
import { anyWording, inClause, wording } from '../../lexicon/words';
import { soleActor } from '../../statements/actors';
import { findAll, proof } from '../../statements/search';
import { statementsIn } from '../../statements/statements';
import { capSentences } from '../cap-sentences';
import { defineRule, finding } from '../rule';

/** 'Is not liable for any loss whatsoever', 'accepts no responsibility for anything', 'shall have no liability of any kind'. */
const NOTHING_OWED = anyWording(
  wording(
    "not, never, no event, +n't",
    inClause(60),
    'liable, responsible',
    inClause(40),
    'any loss, any loss{,es} or damage(s), any damage(s), any claim, anything, all loss(es), whatsoever, howsoever, however caused, any reason',
  ),
  wording(
    '{accept,have,bear,assume}(s) no (+ )(or + ){liability,responsibility}',
    inClause(60),
    'any loss, any damage(s), anything, of any kind, whatsoever, howsoever, any reason',
  ),
);
/** Some losses or causes only, or a part of the liability is kept. */
const A_PART = anyWording(
  wording(EXCEPTING),
  wording([
    'indirect, consequential, incidental, special, punitive, lost profits, loss of {profit(s),data,business,revenue,use}',
    'unless, only, force majeure, beyond, to the extent, if, exceed*, in excess, more than, greater than, third part{y,ies}',
    '{anything,things,items,valuables,property,cars,vehicles,bicycles} {left,kept,brought,stored,parked}, lockers, car park',
    'content, website(s), links, belongings, delay(s), caused by {you,the +,your}, resulting from, arising {from,out}, due to',
    'act(s) or omission(s), shareholder(s), director(s), officer(s), personally, good faith, prior to, before, taxes, failure to',
  ]),
);

export const noLiabilityAtAll = defineRule({
  id: 'no-liability-at-all',
  label: 'All liability excluded',
  family: 'liability',
  severity: { high: 'little or nothing is owed for a loss, so that the promises may be worth little' },
  kinds: [...COMMERCIAL, ...OTHER, 'lease'],
  bears: 'whose liability is not limited',
  witness: 'who acts',
  find(reading) {
    const hits = findAll(reading, NOTHING_OWED, { negated: true, unless: A_PART }).filter(({ sentence }) =>
      statementsIn(reading, sentence).statements.some(({ force }) =>
        ['must not', 'is not', 'does not', 'does', 'must', 'need not'].includes(force),
      ),
    );
    const sole = soleActor(reading, hits);
    if (!sole || capSentences(reading).length > 0) return null;
    return finding(
      'high',
      `${placeOf(reading, sole.hit.sentence)} frees ${sole.name} from all liability, as far as the law lets it.`,
      'Ask for liability up to a sum that fits the risk, and for negligence and breach of the main duties in any case; check what the law lets anybody exclude.',
      [proof(reading, sole.hit)],
    );
  },
  examples: {
    paper: 'services',
    hits: [
      ['11. Provider shall not be liable for any loss or damage whatsoever.', 'frees Provider from all liability'],
      ['11. In no event shall Provider be liable for any loss, however caused.', 'frees Provider from all liability'],
      ['We are not responsible for anything that goes wrong.', 'frees “we” from all liability', 'terms'],
      ['8. Landlord accepts no liability of any kind to Tenant.', 'frees Landlord from all liability', 'lease'],
    ],
    misses: [
      ['We are not responsible for anything left in lockers.', 'things left', 'terms'],
      ['9. Provider accepts no responsibility for anything brought to the site.', 'things brought'],
      ['11. Provider shall not be liable for any indirect or consequential loss whatsoever.', 'some losses only'],
      ['11. Provider is not liable for any loss caused by events beyond its control.', 'force majeure'],
      ['11. Neither party shall be liable for any loss whatsoever.', 'each of them'],
      ['11. Except for its indemnities, Provider shall not be liable for any loss.', 'an exception'],
      ['11. Provider shall not be liable for any loss in excess of the fees of one year.', 'a limit'],
      ['11. Provider is not liable for any damage unless it was negligent.', 'negligence is kept'],
    ],
  },
});
