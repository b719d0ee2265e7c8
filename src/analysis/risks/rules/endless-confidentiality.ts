import { placeOf } from '../../document/place';
import { anyWording, wording } from '../../lexicon/words';
import { findFirst, proof } from '../../statements/search';
import { defineRule, finding } from '../rule';

const ENDLESS = anyWording(
  wording('confiden+, non(-)disclosure, secrecy, secret, disclos+, divulge', 260, [
    'indefinitely, in perpetuity, perpetual(ly), forever, without limit(ation) {of,in,as to} time',
    'at {any,all} time(s) {hereafter,thereafter}, for an unlimited {time,period}',
  ]),
  wording(
    'indefinitely, in perpetuity, forever, at all times {during and,both during,hereafter,thereafter}',
    160,
    'keep, hold, maintain, not {use,disclose,divulge}, treat',
    120,
    'confiden+, secret, proprietary',
  ),
);
/** Trade secrets and personal data may well be kept secret for ever. */
const PLAIN = anyWording(
  wording(
    'secret(s), confiden+, private',
    140,
    'for( )ever, never end(s), has no end, without end, no time limit, for all time',
  ),
  wording('never {tell(s),share(s),reveal(s),talk(s) about}', 80, 'secret(s), even after'),
  wording(
    "{not,never,+n't} {talk,tell,speak,share,reveal,show}",
    100,
    'or ever, for( )ever, even after, for life, as long as',
  ),
);
const NOT_THIS = anyWording(
  wording([
    'trade secret(s), personal {data,information}*, licen{c,s}e, year(s), anniversary, months',
    'property of, royalty, assign(s), release(s)',
  ]),
  wording('not', 20, 'perpetual*, indefinite*'),
);

export const endlessConfidentiality = defineRule({
  id: 'endless-confidentiality',
  label: 'Confidentiality without end',
  family: 'information',
  severity: { medium: 'in non-disclosure agreements, where it is the whole duty', low: 'otherwise' },
  kinds: ['nda', 'licence', 'services', 'goods', 'venture'],
  witness: 'a term of art',
  find(reading) {
    const hit =
      findFirst(reading, ENDLESS, { negated: true, unless: NOT_THIS }) ??
      findFirst(reading, PLAIN, { negated: true, unless: NOT_THIS });
    if (!hit) return null;
    return finding(
      reading.kind.family === 'nda' ? 'medium' : 'low',
      `${placeOf(reading, hit.sentence)} keeps the duty of confidentiality without an end.`,
      'Limit the duty to a number of years, commonly three to five, and keep it longer for trade secrets only.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'nda',
    hits: [
      ['7. The duty to keep Confidential Information secret shall continue in perpetuity.', 'without an end'],
      [
        '7. Recipient shall not disclose the Confidential Information during this Agreement or at any time thereafter.',
        'without an end',
      ],
      [
        '7. The obligations in this letter to keep the information confidential shall continue in full force and effect without limit in time.',
        'without an end',
      ],
      ['You must keep our secrets for ever.', 'without an end', 'nda'],
      ['6. Each side must keep secrets of the other, and this duty never ends.', 'without an end', 'licence'],
    ],
    misses: [
      [
        '7. The duty to keep Confidential Information that is a trade secret shall continue in perpetuity.',
        'trade secrets only',
      ],
      [
        '7. The duty to keep Confidential Information secret ends three years after its disclosure and is not perpetual.',
        'for a time',
      ],
      ['4. Discloser grants Recipient a perpetual licence to disclose the published report.', 'a licence'],
      ['7. Confidential Information shall remain the property of Discloser forever.', 'ownership'],
      ['6. Each side keeps secrets of the other for two years.', 'ends', 'licence'],
    ],
  },
});
