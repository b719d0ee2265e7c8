import { placeOf } from '../../document/place';
import { quoted } from '../../report/shorten';
import { proof } from '../../statements/search';
import { DEALS, defineRule, finding } from '../rule';
import { unlimitedLiability } from '../unlimited-liability';

export const uncappedLiability = defineRule({
  id: 'uncapped-liability',
  label: 'Unlimited liability',
  family: 'liability',
  severity: { high: 'one claim may cost more than the whole contract brings' },
  kinds: DEALS,
  witness: { provisions: ['Uncapped Liability', 'Cap On Liability'], headings: ['liab', 'indemn'], forces: ['must'] },
  find: (reading) =>
    unlimitedLiability(reading).map((hit) =>
      finding(
        'high',
        `${placeOf(reading, hit.sentence)} makes liability unlimited: ${quoted(hit.sentence.text)}.`,
        'Agree a ceiling on liability, and keep unlimited liability to fraud, death and what the law does not let the parties limit.',
        [proof(reading, hit)],
      ),
    ),
});
