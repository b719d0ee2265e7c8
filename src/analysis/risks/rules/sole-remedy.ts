import { placeOf } from '../../document/place';
import { COMMERCIAL, OTHER } from '../../kinds/family';
import { anyWording, wording } from '../../lexicon/words';
import { partyWithOneRemedy } from '../../statements/liability';
import { findFirst, proof } from '../../statements/search';
import { defineRule, finding } from '../rule';

const SOLE = anyWording(
  wording('{sole,exclusive,only}((,) {and,or} {sole,exclusive,only,entire}) {remed{y,ies},recourse,right and remedy}'),
  wording("{your,the +'s} only {right,claim}(s)", 60, 'is, are'),
  wording('the only thing {you,the +} {can,may} {do,ask for,claim}', 40, 'is'),
  wording([
    "{can't,cannot,may not} {ask for,claim} anything {else,more}",
    'that is all (that ){we,it,he,she,the +} {owe(s),has to do,have to do,will do}',
  ]),
);
const NOTHING_ELSE = wording("{can't,cannot,may not} {ask for,claim} anything {else,more}, that is all");
const SAYS = wording('{shall,will} {be,constitute}*, is, are, as, state(s), constitute(s), provide(s)');
const NOT_THIS = wording([
  'not (be )~4 {sole,exclusive}, cumulative, no remedy, either party, each party, neither party',
  'non-exclusive, in addition to',
]);

export const soleRemedy = defineRule({
  id: 'sole-remedy',
  label: 'Sole remedy',
  family: 'liability',
  severity: {
    medium: 'its words are like those of which lawyers tell',
    low: 'the one remedy is mostly workable, but it may fail',
  },
  gradedByWords: true,
  kinds: [...COMMERCIAL, 'lease', 'venture', ...OTHER],
  bears: 'who has one remedy',
  witness: {
    provisions: ['Cap On Liability', 'Liquidated Damages', 'Warranty Duration'],
    headings: ['remed', 'warrant', 'liab', 'accept'],
  },
  find(reading) {
    const hit = findFirst(reading, SOLE, { unless: NOT_THIS });
    if (!hit || !(SAYS.test(hit.sentence.text) || NOTHING_ELSE.test(hit.sentence.text))) return null;
    const whose = partyWithOneRemedy(reading, hit.sentence);
    return finding(
      'low',
      `${placeOf(reading, hit.sentence)} leaves ${whose?.name ?? 'the injured side'} one remedy only and shuts out the others.`,
      'Check that the remedy is enough, and keep termination and damages for the case that it fails.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      [
        '9.2 Repair or replacement is Customer’s sole and exclusive remedy for a breach of this warranty.',
        'leaves Customer one remedy',
      ],
      [
        '9.2 The service credits shall constitute Customer’s exclusive remedy for any failure to meet the service levels.',
        'leaves Customer one remedy',
        'services',
      ],
      ['If the bicycle breaks we give you another one, and that is all we owe you.', 'one remedy', 'terms'],
      [
        '9.2 The Buyer’s only remedy for defective Goods shall be their replacement by the Supplier.',
        'leaves Buyer one remedy',
        'supply',
      ],
      ['7. Customer can’t ask for anything else.', 'one remedy only'],
      [
        '7. REMEDIES\nIf a delivery is late Customer may deduct 1% of the fee a week as its only remedy.',
        'leaves Customer one remedy',
      ],
    ],
    misses: [
      ['9.2 This remedy is not the sole or exclusive remedy, and all remedies are cumulative.', 'remedies add up'],
      ['9.2 Termination shall not be the sole remedy of the party that is not in breach.', 'denied'],
      [
        '9.2 The Purchaser closes only where the Seller’s breach is sole, material and incapable of remedy.',
        'a sole breach',
      ],
      [
        '14.1 The parties have no recourse against any director or shareholder, the only recourse being that against a party.',
        'against whom one may claim',
      ],
      ['9.2 Provider’s sole responsibility is the hosting of the Software.', 'a duty'],
    ],
  },
});
