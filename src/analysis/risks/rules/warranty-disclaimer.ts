import { placeOf } from '../../document/place';
import { plainText } from '../../document/plain-text';
import { COMMERCIAL, OTHER } from '../../kinds/family';
import { anyWording, unlessNext, wording } from '../../lexicon/words';
import type { Reading } from '../../reading';
import { quoted } from '../../shorten';
import { actorOf, sentenceBefore } from '../../statements/actors';
import { type Actor, isSame } from '../../statements/parties';
import { findAll, findFirst, type Hit, proof } from '../../statements/search';
import { defineRule, finding } from '../rule';

const AS_IS = wording('as_is');
/** Where 'as is' ends what is said, or what it is sold with goes on. */
const STANDS_ALONE = /(?=\s*(?:[,.;:)]|$|basis|where|with all|and\b|condition|without (?:any )?(?:warrant|represent)))/;
const AS_IS_DEAL = anyWording(
  wording('"as{ ,-}is"'),
  wording(
    'provided, supplied, sold, licen{c,s}ed, delivered, furnished, accept(s), made available, is, are',
    60,
    anyWording(wording('"as_is"'), wording('as_is', STANDS_ALONE)),
  ),
);
const DISCLAIMS = wording(
  'disclaim(s), exclude(s), make(s) no, no',
  60,
  '({all ,any ,other }){warrant{y,ies},representation(s)}',
  160,
  'express, implied',
);
/** Where a promise that is not made is one of everything. */
const OF_ANYTHING = /(?=\s*(?:[.,;]|$|of any|at all|about (?:it|them|the|how)))/;
/** 'We give no warranties', 'You get it as it is', 'makes no promises about it'. */
const PLAIN = anyWording(
  wording(
    'get(s), given, give(s), sold, sell(s), buy(s), take(s), provided, rent(s)',
    60,
    'as {it is,they are,you {see,find} it}',
  ),
  wording('{give(s),make(s),offer(s)} (you )no {warranty,warranties,promise(s),guarantee(s)}', OF_ANYTHING),
  wording(
    "{do not,don't,doesn't,does not} {give,make,offer,promise}",
    20,
    '(any ){warranty,warranties,guarantee(s),promise(s)}',
    OF_ANYTHING,
  ),
);
/** 'All implied warranties are excluded'. */
const EXCLUDED = wording(
  '{all,any} (other )({express or,express} )(implied ){warranty,warranties,conditions,representations,terms}',
  80,
  '{is,are} ({hereby,expressly} ){excluded,disclaimed,negated}',
);
const KEPT = anyWording(
  wording(
    'except',
    unlessNext(' {as,to the extent} {(the )law*,(otherwise ){required,provided,prescribed} by (the )law*}'),
  ),
  wording('other than, limited warranty, save for'),
);
const IMPLIED_ONLY = /^(?!.*\bexpress\b).*\bimplied\b/i;
const OWN_WARRANTY = wording([
  'represent(s) and warrant(s), warrant(s) that, {shall,will} (+ )warrant, hereby warrant(s), guarantee(s) that',
  '{is,are} {warranted,guaranteed} {for,against}, {is,are} {under,covered by} a(n) (+ ){warranty,guarantee}',
  '{gives,give} (you )a(n) (+ ){warranty,guarantee} of',
]);
/** What follows a warranty that has run out: 'After that it is provided as it is'. */
const AFTERWARDS = wording('after that, thereafter, afterwards, from then on, beyond that');
/** A sentence that is no longer says by itself what it takes out. */
const SHORT = 120;
/** Characters in which a sentence's number and first words stand. */
const BEGINNING = 12;

/** Whether the side that disclaims, or where none is told anybody, gives a warranty of its own. */
function warrantsElsewhere(reading: Reading, who: Actor | null): boolean {
  return findAll(reading, OWN_WARRANTY).some(({ sentence, match }) => {
    const giver = actorOf(reading, { sentence, match });
    return !giver || !who || giver.joint || isSame(giver, who);
  });
}

/** Whether the contract warrants somewhere that what it is about works or conforms. */
function performanceIsWarranted(reading: Reading): boolean {
  return findAll(reading, PERFORMANCE).length > 0;
}
const PERFORMANCE = wording(
  'warrant(s), guarantee(s)',
  80,
  'perform(s), conform(s), operate(s), function(s), work(s), be free, are free, is free',
  100,
  'documentation, specification(s), description, manual, material defect(s), defect(s)',
);

/** Whether the sentence only says what holds when the warranty of the sentence before has run out. */
function followsWarranty(reading: Reading, { sentence }: Hit): boolean {
  const at = sentence.text.search(AFTERWARDS);
  return at >= 0 && at < BEGINNING && OWN_WARRANTY.test(sentenceBefore(reading, sentence)?.text ?? '');
}

export const warrantyDisclaimer = defineRule({
  id: 'warranty-disclaimer',
  label: 'Warranties disclaimed',
  family: 'liability',
  severity: { medium: 'little may be promised of what is paid for' },
  kinds: [...COMMERCIAL, ...OTHER],
  witness: 'a term of art',
  find(reading) {
    const asIs = findFirst(reading, AS_IS_DEAL, { negated: true });
    const hit =
      asIs ??
      findFirst(reading, DISCLAIMS, { negated: true }) ??
      findFirst(reading, EXCLUDED) ??
      findFirst(reading, PLAIN, { negated: true });
    if (!hit || KEPT.test(hit.sentence.text) || followsWarranty(reading, hit)) return null;
    const actor = actorOf(reading, hit);
    if (!asIs && warrantsElsewhere(reading, actor)) return null;
    // 'Exhibit A work carries no warranty' behind a sentence about the Owners is nobody's disclaimer by name.
    const who = actor && hit.sentence.text.toLowerCase().includes(actor.words.toLowerCase()) ? actor.name : null;
    const isOfPart = asIs !== null && performanceIsWarranted(reading);
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} ${AS_IS.test(hit.sentence.text) ? 'provides what it speaks of “as is”' : IMPLIED_ONLY.test(hit.sentence.text) ? 'disclaims all implied warranties' : 'disclaims all warranties'}${who && !AS_IS.test(hit.sentence.text) ? ` of ${who}` : ''}${isOfPart && hit.sentence.text.length <= SHORT ? `: ${quoted(plainText(hit.sentence.text), SHORT)}` : ''}.`,
      isOfPart
        ? 'See what of the subject it takes out of the warranty of performance that the contract gives elsewhere, and ask that it be warranted too.'
        : 'Ask for basic warranties of title, conformity with the specification and proper performance.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      ['9. The Software is provided “as is” and Provider makes no warranties of any kind.', '“as is”'],
      ['9. EXCEPT AS THE LAW REQUIRES, THE GOODS ARE SOLD “AS IS, WHERE IS, WITH ALL FAULTS”.', '“as is”', 'supply'],
      [
        '9. Provider disclaims all warranties, express or implied, including merchantability and fitness for a purpose.',
        'disclaims all warranties',
      ],
      [
        '6.1 Provider warrants that the Services will perform materially as the Documentation says.\n6.2 Third-party Content is provided “as is”.',
        '“as is”: “',
      ],
      ['You take the bicycle as you find it, and we make no promises about it.', 'disclaims all warranties', 'terms'],
      [
        '9. All implied warranties and conditions are excluded to the fullest extent permitted by law.',
        'disclaims all implied warranties',
        'services',
      ],
      ['7. Customer gets the Software as it is.', 'disclaims all warranties'],
      [
        '9. Customer accepts the work. It is complete, and the goods of List A carry no warranty, express or implied.',
        'disclaims all warranties.',
      ],
      [
        '7. You represent and warrant that you are of age. We make no warranties, express or implied, about the service.',
        'disclaims all warranties of “we”',
        'terms',
      ],
    ],
    misses: [
      ['9. Except for the limited warranty in Section 8, the Software is provided “as is”.', 'a warranty remains'],
      ['9. Provider provides such warranties for the components as is required from it.', 'as is required'],
      ['9. Provider represents and warrants that the Software conforms to its documentation.', 'a warranty'],
      ['9. Customer makes no warranty claims later than one year after delivery.', 'time for claims'],
      ['9. Provider gives an express warranty of title, and no implied warranty is excluded.', 'nothing is excluded'],
      [
        '6. We warrant that the Software will work as its manual says for 120 days. After that it is provided as it is.',
        'a warranty, and what holds after it',
        'terms',
      ],
      [
        '6. Provider gives you a warranty of two years. Thereafter the Goods are provided “as is”.',
        'the warranty has run out',
        'supply',
      ],
      [
        '6. We guarantee that the boiler is new. We give no other promises, express or implied.',
        'one is given',
        'terms',
      ],
      ['7. Provider gives no warranty except that the Software works as described.', 'some are given'],
    ],
  },
});
