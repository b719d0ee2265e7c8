import { placeOf } from '../../document/place';
import { anyWording, wording } from '../../lexicon/words';
import { findAll, proof } from '../../statements/search';
import { ASSIGNS_IP, madeForTheOther } from '../ip-transfers';
import { DEALS, defineRule, finding } from '../rule';

const BACKGROUND = wording([
  'pre(-)existing, background {ip,intellectual property,technology,material(s)}',
  'whether (or not ){created,made,developed,conceived}( or +)(,) {before,prior to}, prior invention(s)',
  'now {existing,owned}({ or, and}) {hereafter,later}',
  'existing {as of,on,prior to,before} (or after )the effective date',
]);
/** 'anything the writer made before it', 'tools that she had before'. */
const EARLIER = anyWording(
  wording(
    'make(s), made, had, wrote, written, created, built, owned, invented, developed, has, already',
    50,
    'before, earlier, already {has,had,own(s)}',
  ),
  wording('old(er) {tools,work,code,designs}'),
);
const KEPT_BACK = wording('but not, not {what,anything,include,cover}, except, other than, without');
/** A transfer of what already exists is the deal itself where it is sold. */
const NOT_THIS = wording([
  'exclud+, except, other than, retain(s), shall remain, not assign, does not include',
  'licen{c,s}e(s) {to,under}, purchase price, seller, assignor, transferred',
]);

export const backgroundIp = defineRule({
  id: 'background-ip',
  label: 'Assignment of background intellectual property',
  family: 'ownership',
  severity: { high: 'what was made before, for oneself or for others, may be given away' },
  kinds: [...DEALS, 'employment', 'nda'],
  witness: {
    provisions: ['Ip Ownership Assignment'],
    headings: ['intellectual', 'ownership', 'invention'],
    forces: ['does', 'must'],
  },
  find(reading) {
    const hit = findAll(reading, ASSIGNS_IP, { unless: NOT_THIS }).find(({ sentence }) =>
      BACKGROUND.test(sentence.text),
    );
    const plain = madeForTheOther(reading).find(
      ({ sentence }) => EARLIER.test(sentence.text) && !KEPT_BACK.test(sentence.text),
    );
    const found = hit ?? plain;
    const words = (found === hit ? BACKGROUND : EARLIER).exec(found?.sentence.text ?? '')?.[0];
    if (!found || !words) return null;
    return finding(
      'high',
      `${placeOf(reading, found.sentence)} assigns intellectual property that was there before the work (“${words}”), not only its results.`,
      'Keep background intellectual property with its owner and grant a licence to it as far as the results need it.',
      [proof(reading, found)],
    );
  },
  examples: {
    paper: 'services',
    hits: [
      [
        '8.2 Provider hereby assigns to Customer all right, title and interest in the work product, including any pre-existing intellectual property contained in it.',
        '“pre-existing”',
      ],
      [
        '8.2 Employee hereby assigns to the Company all inventions, whether made before or after the date of this Agreement, and all title in them.',
        'before the work',
        'employment',
      ],
      [
        '2.1 Beta shall assign to Alpha all right, title and interest in its background technology and developments.',
        'before the work',
        'venture',
      ],
      [
        '6. Everything Provider makes for Customer belongs to Customer, even what Provider made before this agreement.',
        'before the work',
      ],
    ],
    misses: [
      [
        '8.2 Provider hereby assigns all right, title and interest in the work product, except pre-existing intellectual property.',
        'background is kept',
      ],
      [
        '8.2 Provider hereby assigns all right, title and interest in inventions, whether or not conceived during working hours.',
        'whether or not at work',
      ],
      ['8.2 Each party retains its pre-existing intellectual property.', 'kept by each'],
      [
        '8.2 Provider grants Customer a licence to its pre-existing intellectual property as far as the deliverables need it.',
        'a licence',
      ],
      ['6. Everything Provider makes for Customer belongs to Customer, but not what Provider made before.', 'kept'],
    ],
  },
});
