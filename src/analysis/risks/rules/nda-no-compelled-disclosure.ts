import { pagesRead } from '../../document/coverage';
import { anyWording, wording } from '../../lexicon/words';
import { mentions } from '../../statements/search';
import { standsAnywhere } from '../missing';
import { defineRule, missingTerm } from '../rule';

const COMPELLED = anyWording(
  wording(
    [
      'required, compelled, ordered, requested, permitted, obligated, requirement, order, necessary',
      'mandated, demand*',
    ],
    160,
    'law, court, legal, subpoena, regulat+, govern+, judicial, statute, order, process',
  ),
  wording([
    'subpoena*, {legal,judicial,administrative} {process,proceeding(s),requirement,order}*',
    'order of {a,any} court*, by law, court order*',
  ]),
  wording(
    'judge, police, law, court, regulator, authority, tax office, tribunal, statute, stock exchange',
    40,
    'say(s), make(s), require(s), ask(s), order(s), demand(s), compel(s), call(s) for',
  ),
);
const SECRET = wording('confidential*, proprietary*, secret*');

export const ndaNoCompelledDisclosure = defineRule({
  id: 'nda-no-compelled-disclosure',
  label: 'No room for disclosure required by law',
  family: 'information',
  severity: { low: 'a court’s order excuses by itself in most places' },
  kinds: ['nda'],
  witness: 'every page',
  find(reading) {
    if (!mentions(reading, SECRET) || standsAnywhere(reading, COMPELLED)) return null;
    return missingTerm(
      reading,
      'low',
      `No permission to disclose what a law or court requires was found ${pagesRead(reading.contract)}.`,
      'Allow disclosure that law, court or regulator requires, with notice to the other side where that is lawful.',
    );
  },
  examples: {
    paper: 'nda',
    hits: [
      ['1. Recipient shall keep the Confidential Information of Discloser secret.', 'what a law or court requires'],
      [
        '1. Recipient shall not tell proprietary information to anybody outside its staff.',
        'what a law or court requires',
      ],
      [
        '1. Recipient shall hold the secrets of Discloser in confidence and use them for the project only.',
        'what a law or court requires',
      ],
      ['1. Confidential Information may be disclosed to advisers only.', 'what a law or court requires'],
    ],
    misses: [
      [
        '1. Recipient shall keep the Confidential Information secret. A party may disclose what a court orders.',
        'there is room',
      ],
      ['1. Recipient may disclose Confidential Information where it is required to do so by law.', 'by law'],
      ['1. Recipient may answer a subpoena as to Confidential Information after telling Discloser.', 'a subpoena'],
      ['1. Recipient must keep the secrets, unless a judge says otherwise.', 'in everyday words'],
      [
        '1. Recipient shall keep the Confidential Information secret. This does not stop a statement that a stock exchange or authority demands.',
        'who demands it comes first',
      ],
    ],
  },
});
