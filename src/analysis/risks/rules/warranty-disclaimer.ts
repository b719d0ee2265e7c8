import { placeOf } from '../../document/place';
import { COMMERCIAL, OTHER } from '../../kinds/family';
import { anyWording, wording } from '../../lexicon/words';
import { actorOf } from '../../statements/actors';
import { findFirst, mentions, proof } from '../../statements/search';
import { defineRule, finding } from '../rule';

const AS_IS = /"?\bas[ -]is\b"?/i;
const AS_IS_DEAL = anyWording(
  wording('"as{ ,-}is"'),
  /\b(?:provided|supplied|sold|licen[cs]ed|delivered|furnished|accepts?|made available|is|are)\b.{0,60}(?:"as[ -]is"|\bas[ -]is\b(?=\s*(?:[,.;:)]|$|basis|where|with all|and\b|condition|without (?:any )?(?:warrant|represent))))/i,
);
const DISCLAIMS = wording(
  'disclaim(s), exclude(s), make(s) no, no',
  60,
  '({all ,any ,other }){warrant{y,ies},representation(s)}',
  160,
  'express, implied',
);
/** 'We give no warranties', 'You get it as it is', 'makes no promises about it'. */
const PLAIN = anyWording(
  wording(
    'get(s), given, give(s), sold, sell(s), buy(s), take(s), provided, rent(s)',
    60,
    'as {it is,they are,you {see,find} it}',
  ),
  /\b(?:gives?|makes?|offers?) (?:you )?no (?:warrant(?:y|ies)|promises?|guarantees?)\b(?=\s*(?:[.,;]|$|of any|at all|about (?:it|them|the|how)))|\b(?:do not|don't|doesn't|does not) (?:give|make|offer|promise)\b.{0,20}\b(?:any )?(?:warrant(?:y|ies)|guarantees?|promises?)\b(?=\s*(?:[.,;]|$|of any|at all|about (?:it|them|the|how)))/i,
);
/** 'All implied warranties are excluded'. */
const EXCLUDED =
  /\b(?:all|any) (?:other )?(?:express(?: or|,)? )?(?:implied )?(?:warrant(?:y|ies)|conditions|representations|terms)\b.{0,80}\b(?:is|are) (?:hereby |expressly )?(?:excluded|disclaimed|negated)\b/i;
const KEPT =
  /\b(?:except(?! (?:as|to the extent) (?:the law|(?:otherwise )?(?:required|provided|prescribed) by (?:the )?law|(?:the )?law))|other than|limited warranty|save for)\b/i;
const IMPLIED_ONLY = /^(?!.*\bexpress\b).*\bimplied\b/i;
const OWN_WARRANTY = wording('represents and warrants, warrants that, shall warrant, hereby warrants');

export const warrantyDisclaimer = defineRule({
  id: 'warranty-disclaimer',
  label: 'Warranties disclaimed',
  family: 'liability',
  severity: { medium: 'nothing is promised of what is paid for' },
  kinds: [...COMMERCIAL, ...OTHER],
  witness: 'a term of art',
  find(reading) {
    const hit =
      findFirst(reading, AS_IS_DEAL, { negated: true }) ??
      (mentions(reading, OWN_WARRANTY)
        ? null
        : (findFirst(reading, DISCLAIMS, { negated: true }) ??
          findFirst(reading, EXCLUDED) ??
          findFirst(reading, PLAIN, { negated: true })));
    if (!hit || KEPT.test(hit.sentence.text)) return null;
    const who = actorOf(reading, hit)?.name;
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} ${AS_IS.test(hit.sentence.text) ? 'provides the subject of the contract “as is”' : IMPLIED_ONLY.test(hit.sentence.text) ? 'disclaims all implied warranties' : 'disclaims all warranties'}${who && !AS_IS.test(hit.sentence.text) ? ` of ${who}` : ''}.`,
      'Ask for basic warranties of title, conformity with the specification and proper performance.',
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
      ['You take the bicycle as you find it, and we make no promises about it.', 'disclaims all warranties', 'terms'],
      [
        '9. All implied warranties and conditions are excluded to the fullest extent permitted by law.',
        'disclaims all implied warranties',
        'services',
      ],
      ['7. Customer gets the Software as it is.', 'disclaims all warranties'],
    ],
    misses: [
      ['9. Except for the limited warranty in Section 8, the Software is provided “as is”.', 'a warranty remains'],
      ['9. Provider provides such warranties for the components as is required from it.', 'as is required'],
      ['9. Provider represents and warrants that the Software conforms to its documentation.', 'a warranty'],
      ['9. Customer makes no warranty claims later than one year after delivery.', 'time for claims'],
      ['9. Provider gives an express warranty of title, and no implied warranty is excluded.', 'nothing is excluded'],
      ['7. Provider gives no warranty except that the Software works as described.', 'some are given'],
    ],
  },
});
