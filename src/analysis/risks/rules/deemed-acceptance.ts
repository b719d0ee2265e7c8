import { placeOf } from '../../document/place';
import { anyWording, wording } from '../../lexicon/words';
import { approximateDays, findPeriods, formatPeriod } from '../../mentions/periods';
import { findAll, proof } from '../../statements/search';
import { DEALS, defineRule, finding } from '../rule';

const DEEMED = wording([
  'deemed (to ({have (been ),be }))({irrevocably ,finally ,unconditionally }){accept*,approv*}',
  '{constitute(s),considered} (final )acceptance',
]);
const PLAIN = wording([
  '{count(s) as,{is,are} (then ){taken,treated} as,stand(s) as} {approved,accepted,agreed}',
  "{don't,doesn't,do not,does not}(,) {you,it,the ^} {have,has} {accepted,approved}",
]);
const SUBJECT = wording([
  'deliver{y,able,ables}, work, product(s), goods, service(s), software, equipment, shipment(s)',
  'material(s), invoice(s), milestone(s), design(s), plan(s), video(s), photo(s), draft(s), text(s)',
]);
const SILENCE = wording([
  'fail({s,ure,ed}), unless, does not, do not, if no, absence, not {reject,object,notif,receiv}*',
  "without, don't, doesn't, say(s) nothing, silent, silence, no answer",
  "{doesn't,does not,don't} {answer,reply,object,say}",
]);
const NOT_THIS = anyWording(
  wording('{shall,will,is,are,does,do} not (be ){deemed,considered,constitute,count,taken}', 40, 'accept*'),
  wording([
    'assign*, amendment, offer, purchase order {shall,will} be deemed accepted, notice(s) {shall,will}',
    'invention, publication',
  ]),
);
const SHORT_DAYS = 7;

export const deemedAcceptance = defineRule({
  id: 'deemed-acceptance',
  label: 'Acceptance by silence',
  family: 'ending',
  severity: { medium: 'up to seven days: often too short for real tests', low: 'longer' },
  kinds: DEALS,
  witness: 'a term of art',
  find(reading) {
    const hit = [
      ...findAll(reading, DEEMED, { negated: true, unless: NOT_THIS }),
      ...findAll(reading, PLAIN, { negated: true, unless: NOT_THIS }),
    ].find(({ sentence }) => (SUBJECT.test(sentence.text) || PLAIN.test(sentence.text)) && SILENCE.test(sentence.text));
    if (!hit) return null;
    const period = findPeriods(hit.sentence.text).sort((a, b) => approximateDays(a) - approximateDays(b))[0];
    const short = period !== undefined && approximateDays(period) <= SHORT_DAYS;
    return finding(
      short ? 'medium' : 'low',
      `${placeOf(reading, hit.sentence)} treats silence${period ? ` for ${formatPeriod(period)}` : ''} as acceptance or approval.`,
      'Fix a time that allows real tests, ask for a reminder first, and keep rights for hidden defects.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'services',
    hits: [
      [
        '6.2 The deliverables are deemed accepted unless Customer rejects them within five (5) days.',
        'silence for 5 days',
      ],
      [
        '6.2 If Buyer does not notify defects within fourteen days after delivery, the Goods shall be deemed to have been accepted.',
        'silence for 14 days',
        'supply',
      ],
      ['6.2 Failure to object within three business days constitutes acceptance of the work.', 'silence'],
      ['If you say nothing for two days, the design counts as approved.', 'silence for 2 days', 'terms'],
      ['7. If Customer says nothing for five days, the Software counts as accepted.', 'silence for 5 days', 'licence'],
    ],
    misses: [
      ['6.2 The deliverables are accepted when Customer signs the certificate of acceptance.', 'no silence'],
      ['15.3 Notices shall be deemed accepted if not returned by the post.', 'notices'],
      ['2.1 An offer that is not accepted within ten days shall be deemed rejected.', 'deemed rejected'],
      ['6.2 Silence of Customer shall not be deemed acceptance of any deliverable.', 'denied'],
      ['7. Customer accepts the Software in writing only; silence is no acceptance.', 'only by words', 'licence'],
    ],
  },
});
