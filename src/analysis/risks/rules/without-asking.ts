import { placeOf } from '../../document/place';
import { anyWording, wording } from '../../lexicon/words';
import { actorOf } from '../../statements/actors';
import { findAll, proof } from '../../statements/search';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

/** 'may assign, move or switch off without notice': one side acts, and the other learns of it later or never. */
const SAYS = anyWording(
  wording(
    'may, can, shall be entitled to, is entitled to, reserve(s) the right to, has the right to, are free to, is free to',
    140,
    'without ({any,the,prior,further,written,your,its,their,our,giving,asking} )({prior,further,written,other,consent} )({or,and} )({prior,further,written} ){notice,consent,permission,approval,warning,announcement,asking,telling,review}',
  ),
  wording(
    'without {asking,telling,informing} {you,the +,us}( first), unannounced, no notice {need,is,shall} (be )({given,required})',
  ),
  wording('{do,does} not have to {tell,inform,notify,ask}'),
);
const MATTERS = wording('may, can, entitled, right, free, access, {do,does} not have');
const FAIR = wording([
  "can't, won't, can’t, won’t",
  '{either,each,neither,both,no} part{y,ies}, {may,can,shall,will} not, cannot, neither, nor shall, {no,nobody,none} (+ ){may,can}, without prejudice, emergenc*',
  'gross misconduct, only {for,if,where,when,in}, affiliate(s), injunct*, confidential*, court, liability to you',
]);

const MOST = 6;

export const withoutAsking = defineRule({
  id: 'without-asking',
  label: 'Without notice or consent',
  family: 'ending',
  severity: { medium: 'its words are like those of which lawyers tell', low: 'it may be told when it is too late' },
  gradedByWords: true,
  kinds: ANY_CONTRACT,
  bears: 'whose consent is not asked',
  witness: 'who acts',
  find(reading) {
    const told = findAll(reading, SAYS, { unless: FAIR, negated: true }).filter(
      (hit) => MATTERS.test(hit.sentence.text) && !actorOf(reading, hit)?.joint,
    );
    const [first] = told;
    if (!first) return null;
    return finding(
      'low',
      `${placeOf(reading, first.sentence)} lets one side act without notice to the other or without its consent.`,
      'Require notice in good time, and consent where the step touches the other side’s rights.',
      told.slice(0, MOST).map((hit) => proof(reading, hit)),
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      ['3. Provider may engage third parties without notice to Customer.', 'without notice'],
      ['3. Provider may switch off the Software without prior written notice.', 'without notice'],
      ['We can change captions without asking you first.', 'without notice', 'terms'],
      ['3. Provider may transfer the data to third parties without the consent of Customer.', 'without notice'],
    ],
    misses: [
      ['3. Customer may not assign this Agreement without consent.', 'a ban'],
      ['3. Either party may assign this Agreement without consent.', 'both'],
      ['3. Provider may enter without notice in an emergency.', 'an emergency'],
      ['3. Neither party may disclose without consent.', 'both'],
    ],
  },
});
