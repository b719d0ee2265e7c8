import { placeOf } from '../../document/place';
import { kept, unlessNext, wording } from '../../lexicon/words';
import { actorOf } from '../../statements/actors';
import { findAll, proof } from '../../statements/search';
import { DEALS, defineRule, finding } from '../rule';

const AT_ONCE =
  'immediate(ly), without (any )(prior )(further ){notice,warning}, at any time, in its sole (and absolute )discretion, for any reason';
const MAY = 'may, right to, entitled to, can';
const STOPS = 'suspend, cut off, block, freeze, switch off, shut off';
const SERVICE = wording(
  'service(s), access, web( )site, site, performance, deliver{y,ies}, use, account, shipment(s), work',
  unlessNext(40, 'terminat*'),
);
/** 'May at any time suspend the services', 'may suspend the services without notice'. */
const SUSPENDS = [
  wording(MAY, 80, kept(AT_ONCE), 40, STOPS, 100, SERVICE),
  wording(MAY, 120, STOPS, 100, SERVICE, 60, kept([AT_ONCE, 'at will'])),
];
const NOT_THIS = wording([
  'required by (applicable )law, court order, either party, each party, a party may, the other party',
  'force majeure, clinical, safety',
]);

export const suspensionWithoutNotice = defineRule({
  id: 'suspension-without-notice',
  label: 'Suspension without notice',
  family: 'ending',
  severity: { medium: 'the service may stop at once' },
  kinds: DEALS,
  bears: 'whose consent is not asked',
  witness: { headings: ['suspen'], forces: ['may', 'does'] },
  find(reading) {
    const hit = SUSPENDS.flatMap((says) => findAll(reading, says, { unless: NOT_THIS })).toSorted(
      (one, other) => one.sentence.start - other.sentence.start,
    )[0];
    if (!hit) return null;
    const who = actorOf(reading, hit)?.name;
    const words = hit.match[1]?.toLowerCase();
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} lets ${who ?? 'one side'} suspend performance (“${words}”).`,
      'Limit suspension to overdue undisputed sums and real threats to security, after written notice and time to cure.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      ['6.4 Provider may suspend the services without notice.', 'lets Provider suspend'],
      [
        '6.4 Provider may, in its sole discretion, immediately suspend Customer’s access to the Software.',
        'suspend performance',
      ],
      ['We can block your account at any time.', 'lets “we” suspend', 'terms'],
      ['6.4 Supplier reserves the right to suspend deliveries at any time.', 'suspend performance', 'supply'],
      ['9. Provider can cut off access to the Software without warning.', 'lets Provider suspend'],
    ],
    misses: [
      ['6.4 Either party may suspend performance immediately if the other party fails to pay.', 'mutual'],
      ['6.4 Provider may suspend the services upon ten days’ written notice of non-payment.', 'on notice'],
      ['6.4 Provider may suspend access without notice where this is required by law.', 'required by law'],
      ['6.4 Provider shall not suspend the services without notice.', 'denied'],
      ['9. Provider can suspend access after ten days of notice.', 'with notice'],
    ],
  },
});
