import { placeOf } from '../../document/place';
import { wording } from '../../lexicon/words';
import { findFirst, proof } from '../../statements/search';
import { DEALS, defineRule, finding } from '../rule';

const PERPETUAL =
  /\b(perpetual|irrevocable)\b(?:,? (?:and )?(perpetual|irrevocable))?.{0,140}\b(?:licen[cs]e|right to use|sublicen[cs]e)\b|\blicen[cs]e\b.{0,60}\bin perpetuity\b/i;
/** 'a right to use them for ever', 'which can't be taken back'. */
const PLAIN =
  /\b(?:right to use|licen[cs]e|lets?\b.{0,60}\buse|(?:may|can) use)\b.{0,140}\b(?:for ?ever|for good|for all time|never ends|has no end|(?:can't|cannot|can never)\b.{0,20}\b(?:take|taken)\b.{0,30}\b(?:back|away))\b/i;
const SECRET = wording('secret(s), confiden+');
const NOT_THIS = wording([
  'irrevocable letter of credit*, irrevocabl+ {submit(s),consent(s),waive(s),appoint}*',
  'for the duration*, during the (+ )term*, non-perpetual*',
]);

export const perpetualLicence = defineRule({
  id: 'perpetual-licence',
  label: 'Perpetual or irrevocable licence',
  family: 'ownership',
  severity: { medium: 'the right may outlive the contract, and whatever ends it' },
  kinds: DEALS,
  bears: 'who licenses',
  witness: { provisions: ['Irrevocable Or Perpetual License', 'License Grant'], headings: ['licen'] },
  find(reading) {
    const hit = findFirst(reading, PERPETUAL, { unless: NOT_THIS }) ?? findFirst(reading, PLAIN, { unless: SECRET });
    if (!hit) return null;
    const words = ['perpetual', 'irrevocable'].filter((word) => new RegExp(`\\b${word}`, 'i').test(hit.sentence.text));
    const effect =
      words[0] === 'irrevocable'
        ? 'it may not be possible to withdraw it, even for breach'
        : 'it may stay when the contract ends';
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} grants a licence that is ${words.join(' and ') || 'without end'}; ${effect}.`,
      'Limit the licence to the term, or make it end on non-payment and material breach.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      [
        '4.1 Customer grants Provider a perpetual, irrevocable license to use the data of Customer.',
        'perpetual and irrevocable',
      ],
      [
        '4.1 Provider hereby grants to Customer a non-exclusive, irrevocable right to use the deliverables.',
        'irrevocable',
        'services',
      ],
      ['You give us the right to use your photos for ever.', 'without end', 'terms'],
      [
        '4.1 The licence granted in this clause is given in perpetuity: Author grants Publisher a licence of the Work in perpetuity.',
        'licence',
        'venture',
      ],
      ['6. Customer may use the Software for ever.', 'without end'],
    ],
    misses: [
      ['4.1 This Agreement does not grant a perpetual license.', 'denied'],
      ['4.1 Customer has an irrevocable licence for the duration of this Agreement only.', 'for the term'],
      [
        '5.1 Buyer shall open an irrevocable letter of credit and holds a licence to import.',
        'a letter of credit',
        'supply',
      ],
      ['13.1 Each party irrevocably submits to the courts of Texas, which may licence counsel.', 'courts'],
      ['7.1 Recipient may use the secrets for ever only in confidence.', 'secrets', 'nda'],
      ['6. Customer may use the secret never and keeps it for ever.', 'secrets'],
      ['6. Customer may use the Software until this agreement ends.', 'ends'],
    ],
  },
});
