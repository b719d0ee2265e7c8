import { listed } from '../../../shared/phrases';
import { placeOf } from '../../document/place';
import { COMMERCIAL, OTHER } from '../../kinds/family';
import { anyWording, wording } from '../../lexicon/words';
import type { Reading } from '../../reading';
import { findAll, type Hit, proof } from '../../statements/search';
import { capSentences } from '../cap-sentences';
import { clauseHits } from '../clause-hits';
import { defineRule, finding } from '../rule';

/** What is often taken out of a limit. Fraud, death and wilful harm stay unlimited by law and are not told. */
const HEADS: readonly (readonly [RegExp, string])[] = [
  [wording('indemni*'), 'indemnities'],
  [wording('confidential*'), 'breach of confidentiality'],
  [wording('infring*, misappropriat*'), 'infringement of intellectual property'],
  [wording('{data,security,privacy} {breach,protection,obligation}*, {stolen,lost,leaked} data'), 'data protection'],
];
const CARVE_OUT = anyWording(
  wording('limit({ation,ations,s})', 120, '{shall,will,do,does,is,are} not {apply,be applicable,limit,extend}*'),
  wording(
    'except {for,in (the ){case,event,respect},with respect,as,to the extent,in connection}',
    700,
    'liab+, damages*',
  ),
  wording('other than, excluding', 400, 'liab*'),
  wording('{exceeds,owe(s),more than}', 160, 'except {for,in}'),
  wording('nothing in', 60, 'limits, excludes, restricts, {shall,will} {limit,exclude,restrict}', 80, 'liab*'),
);
/** Characters after the exception in which its heads stand. */
const REACH = 450;
/** A limit that stands above every exception. */
const ABOVE_ALL = wording(
  '{notwithstanding,despite} {any,anything,all,everything,every}*, in all {cases,circumstances}, for any reason',
);
const ABOUT_LIABILITY = wording('liab+, damages, owe(s)');
const TIME_BAR = wording('barred, commenced within');
const ABOUT_LIMITS = wording('{consequential,indirect,incidental,punitive,exceed,more than,aggregate,limit,cap}*');

function carveOuts(reading: Reading): Hit[] {
  return [
    ...findAll(reading, CARVE_OUT, { negated: true }),
    ...clauseHits(reading, 'Uncapped Liability', { must: ABOUT_LIABILITY, negated: true }),
  ].filter(
    ({ sentence }) =>
      !TIME_BAR.test(sentence.text) && ABOUT_LIABILITY.test(sentence.text) && ABOUT_LIMITS.test(sentence.text),
  );
}

/** The words after 'except for', 'shall not apply to': what is taken out. */
function excepted({ sentence, match }: Hit): string {
  const text = sentence.text.slice(match.index);
  const at = text.search(
    wording([
      'except*, nothing in*, not apply*, not be applicable*, not limit*, not extend*, other than*',
      'excluding*',
    ]),
  );
  return at < 0 ? text : text.slice(at, at + REACH);
}

export const uncappedHeads = defineRule({
  id: 'uncapped-heads',
  label: 'Claims outside the limit of liability',
  family: 'liability',
  severity: { low: 'such exceptions are usual; what matters is how likely they are' },
  kinds: [...COMMERCIAL, ...OTHER],
  witness: { provisions: ['Uncapped Liability', 'Cap On Liability'] },
  find(reading) {
    const [best] = carveOuts(reading)
      .map((hit) => ({
        hit,
        heads: HEADS.filter(([pattern]) => pattern.test(excepted(hit))).map(([, name]) => name),
      }))
      .sort((a, b) => b.heads.length - a.heads.length);
    if (!best || best.heads.length === 0) return null;
    const overriding = capSentences(reading).some(
      ({ sentence }) =>
        sentence !== best.hit.sentence && ABOVE_ALL.test(sentence.text) && !CARVE_OUT.test(sentence.text),
    );
    if (overriding) return null;
    return finding(
      'low',
      `${placeOf(reading, best.hit.sentence)} takes claims out of the limits on liability, so that these do not limit them: ${listed(best.heads)}.`,
      'Give the most likely of these a higher limit of their own instead of none, and check that the list is mutual.',
      [proof(reading, best.hit)],
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      [
        '11.3 The limitations of liability in this Article shall not apply to breach of confidentiality or to the indemnities in Article 10.',
        'indemnities and breach of confidentiality',
      ],
      [
        '11.3 Except for liability arising from infringement of intellectual property or breach of Section 8 (Confidentiality), neither party’s liability shall exceed the fees paid.',
        'infringement of intellectual property',
      ],
      [
        '11.3 Nothing in clause 11.2 limits the liability of either party for a breach of its data protection obligations, to which the limits do not apply.',
        'data protection',
        'services',
      ],
      ['We never owe you more than the fees of a year, except for stolen data.', 'data protection', 'terms'],
      [
        '8. Neither side owes the other more than the fees paid, except for breach of confidentiality.',
        'breach of confidentiality',
      ],
    ],
    misses: [
      [
        '11.3 The limitations of liability in this Agreement shall not apply to fraud or death.',
        'what the law keeps unlimited',
      ],
      ['11.3 The limitations of liability in this Agreement apply to the indemnities as well.', 'within the limit'],
      [
        '10.2 Except in respect of claims under Section 9.2(f), Provider shall indemnify Customer against claims for infringement.',
        'an exception to an indemnity',
      ],
      ['8.2 The duty of confidentiality shall not apply to public information.', 'an exception to confidentiality'],
      [
        '11.1 Except for damages owed under the indemnities, no party is liable for indirect damages.\n11.2 Notwithstanding any other term, the liability of Provider shall not exceed $90,000.',
        'a limit above all of it',
      ],
      ['13.4 Claims are barred unless commenced within one year, except for claims of indemnity.', 'a time bar'],
    ],
  },
});
