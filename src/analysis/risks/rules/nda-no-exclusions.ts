import { pagesRead } from '../../document/coverage';
import { anyWording, wording } from '../../lexicon/words';
import { mentions } from '../../statements/search';
import { standsAnywhere } from '../missing';
import { defineRule, missingTerm } from '../rule';

const EXCLUSIONS = wording([
  '{is,are,become(s)} ~3 public, public(ly) {domain,known,available,knowledge,information,accessible}',
  'available to (the )(general )public, general(ly) {known,available,public}',
  'independently {developed,acquired,discovered}, known {to,by,in} the {public,industry,trade,business}',
  'already {know(s),knew,known,in {the,its} possession}',
  '{everyone,anyone,everybody} (already ){knows,can see}, knew (it )before',
  'public(ation) {through,by,other}, made public, non(-)public, matter(s) of public, becomes public',
  'known publicly, public source(s), public knowledge',
]);
const SECRET = anyWording(
  wording([
    'confidential (and proprietary )information, proprietary information, trade secret(s)',
    '{secret,private} information',
  ]),
  wording('keep, keeps', 40, 'secret'),
);

export const ndaNoExclusions = defineRule({
  id: 'nda-no-exclusions',
  label: 'No exceptions to confidentiality',
  family: 'information',
  severity: {
    medium: 'what everybody knows may count as a secret',
    low: 'in a document of a page or two, which mostly leaves it out on purpose',
  },
  kinds: ['nda'],
  witness: 'every page',
  find(reading) {
    if (!mentions(reading, SECRET) || standsAnywhere(reading, EXCLUSIONS)) return null;
    return missingTerm(
      reading,
      'medium',
      `No exception for what is public, known before or independently developed was found ${pagesRead(reading.contract)}.`,
      'Except what is or becomes public without breach, was known before, comes from a third party or is developed independently.',
    );
  },
  examples: {
    paper: 'nda',
    hits: [
      ['1. Recipient shall keep the Confidential Information of Discloser secret.', 'No exception for what is public'],
      [
        '1. Recipient shall protect all Confidential Information with care and return it on request.',
        'No exception for what is public',
      ],
      [
        '1. Recipient shall not use the trade secrets of Discloser for its own business.',
        'No exception for what is public',
      ],
      [
        '1. Confidential Information means all that Discloser tells. Recipient must keep it secret.',
        'No exception for what is public',
      ],
    ],
    misses: [
      [
        '1. Recipient shall keep the Confidential Information secret. Information that is public is not confidential.',
        'there is one',
      ],
      [
        '1. Recipient shall keep the Confidential Information secret, except what it already knew or independently developed.',
        'in other words',
      ],
      [
        '1. Recipient shall keep the Confidential Information secret unless it is in the public domain.',
        'public domain',
      ],
      [
        '1. Recipient must keep secret what it hears. That does not hold for what everyone already knows.',
        'in everyday words',
      ],
    ],
  },
});
