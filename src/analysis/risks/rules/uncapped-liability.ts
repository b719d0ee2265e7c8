import { placeOf } from '../../document/place';
import { quoted } from '../../report/shorten';
import { findAll, proof } from '../../statements/search';
import { DEALS, defineRule, finding } from '../rule';
import { oneSidedCap } from './one-sided-cap';

const UNLIMITED =
  /\b(?:liabilit\w+|liable)\b.{0,60}\b(?:unlimited|uncapped|without (?:any )?(?:limit|cap|ceiling)\b|without limitation as to amount)|\b(?:unlimited|uncapped)\s(?:\w+\s)?liab\w+(?! compan)/i;
/** 'must pay for every loss, without limit'; 'however large'. */
const PLAIN =
  /\b(?:pays?|covers?|makes? good|owes?|answers?|bears?|responsible|compensates?)\b.{0,120}\b(?:without (?:any )?(?:upper )?limit\b|(?:with )?no (?:upper )?limit\b|however (?:large|big|high|much|great))|\bno (?:upper )?limit (?:on|to) (?:what|how much) .{0,30}\b(?:owes?|pays?)\b/i;
/** Without words on a limit: as bad where only the other side has one. */
const EVERY_LOSS =
  /\b(?:must|has to|have to|will) (?:make good|pay for|cover|pay (?:back|us back for|the \w+ back for)) (?:any|every|all|each) (?:loss|losses|damage)\b/i;
const NOT_MONEY_OWED = /\binsur|\b(?:users?|messages?|number of|how many|how often)\b/i;
/** "Liability shall not be uncapped" says the contrary. */
const DENIED = /\b(?:not|no|never|neither|nor)\b/i;
/** A cap that does not apply to fraud or death is what the law requires anyway and no risk of its own. */
const REQUIRED_BY_LAW =
  /\b(?:fraud|death|personal injury|gross negligence|wil+ful|unlimited liability compan|cannot be (?:excluded|limited))/i;

export const uncappedLiability = defineRule({
  id: 'uncapped-liability',
  label: 'Unlimited liability',
  family: 'liability',
  severity: { high: 'one claim may cost more than the whole contract brings' },
  kinds: DEALS,
  find(reading) {
    const hits = findAll(reading, UNLIMITED, { unless: REQUIRED_BY_LAW });
    const hit =
      hits.find(({ match }) => !DENIED.test(match[0])) ??
      findAll(reading, PLAIN, { unless: NOT_MONEY_OWED }).find(
        ({ sentence }) => !REQUIRED_BY_LAW.test(sentence.text),
      ) ??
      (oneSidedCap.find(reading) ? findAll(reading, EVERY_LOSS, { unless: NOT_MONEY_OWED })[0] : undefined);
    if (!hit) return null;
    return finding(
      'high',
      `${placeOf(reading, hit.sentence)} makes liability unlimited: ${quoted(hit.sentence.text)}.`,
      'Agree a ceiling on liability, and keep unlimited liability to fraud, death and what the law does not let the parties limit.',
      [proof(reading, hit)],
    );
  },
});
