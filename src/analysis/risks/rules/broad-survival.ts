import { placeOf } from '../../document/place';
import { anyWording, asWritten, inClause, wording } from '../../lexicon/words';
import { findFirst, proof } from '../../statements/search';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

const SURVIVES = anyWording(
  wording(
    'all (of )({the,its,their,my,his,her,other} )~2 {provisions,obligations,terms,covenants,duties,rights,agreements}',
    inClause(80),
    'survive(s)',
    inClause(60),
    '{terminat,expir,complet,closing}*',
  ),
  wording(
    'provisions, obligations, terms, covenants',
    inClause(40),
    '{of,under,in,to} this agreement',
    inClause(80),
    'survive(s)',
    inClause(60),
    '{terminat,expir,complet,closing}*',
  ),
  wording('this agreement', inClause(80), 'survive(s)', inClause(60), '{terminat,expir,complet,closing}*'),
);
const ENDLESS = wording(
  'surviv+',
  80,
  'indefinitely, in perpetuity, forever, perpetually, without limit(ation) {of,in,as to} time',
);
const NOT_THIS = anyWording(
  wording([
    'by {its,their} (+ ){nature,terms,sense}, nature, which',
    'that {are,is,have,expressly,may,by,accru,require}, accru+, set forth in',
    'contained in {section,article}, confiden+, trade secret(s), year(s), month(s), payment, until',
    'expressly, incurred, arising, under this {section,article,clause,paragraph}, heirs, successors',
    'indemni+, to the extent, no longer, may survive, the following, provide(s) for, contains obligations',
    'the restriction, context, intended',
  ]),
  /\b(?:sections?\b.{0,20}\d)\b|\b(?:articles?\b.{0,20}\d)\b|\b(?:clauses?\b.{0,20}\d)\b/i,
);

/** Words for a part of the contract or one duty of it. */
const PART = asWritten(
  wording('licen{c,s}e(s) granted*, this {section,paragraph,article}, obligation(s) to, warranty services'),
);

export const broadSurvival = defineRule({
  id: 'broad-survival',
  label: 'Survival without limit',
  family: 'ending',
  severity: { medium: 'for ever', low: 'with no end named' },
  kinds: ANY_CONTRACT,
  witness: 'a term of art',
  find(reading) {
    const endless = findFirst(reading, ENDLESS, { unless: NOT_THIS });
    const hit =
      endless ?? findFirst(reading, SURVIVES, { unless: new RegExp(`${NOT_THIS.source}|${PART.source}`, 'i') });
    if (!hit) return null;
    return finding(
      endless ? 'medium' : 'low',
      `${placeOf(reading, hit.sentence)} lets ${endless ? 'duties survive without an end' : 'all duties survive termination, with no end named'}.`,
      'Name the clauses that survive and for how long each; two to five years is common for most.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'nda',
    hits: [
      ['12. All obligations under this Agreement shall survive termination indefinitely.', 'survive without an end'],
      ['12. All provisions of this Agreement shall survive its expiration.', 'all duties survive'],
      ['12. The covenants of this Agreement survive the closing in perpetuity.', 'survive without an end', 'venture'],
      ['12. This Agreement shall survive the termination of the employment.', 'all duties survive', 'employment'],
    ],
    misses: [
      [
        '12. All provisions which by their nature should survive shall survive termination of this Agreement.',
        'by their nature',
      ],
      ['12. All obligations shall survive termination of this Agreement for two years.', 'for a time'],
      ['12. Sections 5, 8 and 9 shall survive termination.', 'by number'],
      ['12. No obligation of confidence survives the disclosure of the information to the public.', 'denied'],
    ],
  },
});
