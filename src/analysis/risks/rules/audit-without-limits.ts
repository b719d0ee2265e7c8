import { placeOf } from '../../document/place';
import { sectionText } from '../../document/section-text';
import { wording } from '../../lexicon/words';
import { actorOf } from '../../statements/actors';
import { MAY } from '../../statements/plain-words';
import { findAll, findFirst, proof } from '../../statements/search';
import { DEALS, defineRule, finding } from '../rule';

const AUDIT = wording(
  'right to, may, permit, allow, entitled to',
  120,
  'audit, inspect, examine',
  120,
  'books, records, accounts, premises, facilit{y,ies}, site(s)',
);
const WITHOUT_NOTICE = wording(
  'audit, inspect',
  120,
  'at any time and without, without ({any ,prior })({any ,prior })notice',
);
/** 'can enter the shop and look at your books at any time without warning'. */
const PLAIN = new RegExp(
  `\\b${MAY} (?:also )?(?:enter|come|look|see|check|inspect|visit|go)\\b.{0,80}\\b(?:books|records|accounts|papers|restaurant|shop|office|factory|till)\\b.{0,60}\\bat any time\\b`,
  'i',
);
const NO_WARNING = wording('without (any ){notice,warning}');
const ADVICE =
  'Limit audits to once a year, on notice, in business hours, under confidentiality and at the auditing side’s cost.';
const LIMITED = wording([
  'notice, business hours, once, not more {than,often}, no more than, per ({calendar ,contract })year',
  'annually, reasonable {time(s),hours,intervals}, during {normal,regular,usual}, working hours',
  'mutually, extract(s), during (+ )(+ )business hours, at least ~3 {day(s),week(s)} before',
]);

export const auditWithoutLimits = defineRule({
  id: 'audit-without-limits',
  label: 'Audit right without limits',
  family: 'information',
  severity: { medium: 'without notice', low: 'with no limits named' },
  kinds: DEALS,
  bears: 'whose consent is not asked',
  witness: { provisions: ['Audit Rights'], headings: ['audit', 'inspect', 'records'], forces: ['may'] },
  find(reading) {
    const sudden = findAll(reading, WITHOUT_NOTICE)[0];
    if (sudden) {
      return finding(
        'medium',
        `${placeOf(reading, sudden.sentence)} gives a right of audit at any time without notice.`,
        ADVICE,
        [proof(reading, sudden)],
      );
    }
    const plain = findFirst(reading, PLAIN);
    if (plain) {
      const unannounced = NO_WARNING.test(plain.sentence.text);
      return finding(
        unannounced ? 'medium' : 'low',
        `${placeOf(reading, plain.sentence)} gives a right of audit at any time${unannounced ? ' without notice' : ', with no notice named in the clause'}.`,
        ADVICE,
        [proof(reading, plain)],
      );
    }
    const hits = findAll(reading, AUDIT);
    const [hit] = hits;
    if (!hit || hits.some(({ sentence }) => LIMITED.test(sectionText(reading, sentence)))) return null;
    const who = actorOf(reading, hit);
    const whose = who && !who.joint ? `${who.name} a right of audit, a risk for the other side,` : 'a right of audit';
    return finding(
      'low',
      `${placeOf(reading, hit.sentence)} gives ${whose} without notice, frequency or hours named in the clause.`,
      ADVICE,
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      ['2.4 Provider may audit Customer’s use of the Software at any time and without notice.', 'without notice'],
      [
        '2.4 Supplier shall have the right to inspect the books and records of Distributor.',
        'without notice, frequency or hours',
        'distribution',
      ],
      ['We can come into your shop and look at your books at any time without warning.', 'audit at any time', 'terms'],
      [
        '2.4 Licensor and its agents may enter and inspect the premises of Licensee to examine its records.',
        'right of audit',
      ],
      ['6. Provider can look at the books of Customer at any time without warning.', 'at any time'],
    ],
    misses: [
      [
        '2.4 Provider may audit the books and records of Customer once a year upon ten days’ notice during business hours.',
        'with limits',
      ],
      ['2.4 Provider may inspect Customer’s facilities at reasonable times.', 'at reasonable times'],
      ['2.4 Customer shall keep books and records for five years.', 'keeping them only'],
      ['6.1 Buyer may inspect the Goods on delivery.', 'goods', 'supply'],
      [
        '4. Supplier may examine the books and accounts of Distributor. It comes during the usual business hours of the shop and says so a week before.',
        'the hours stand in the next sentence',
        'distribution',
      ],
      ['4. Agent may inspect an extract of the books of Principal.', 'an extract only', 'agency'],
    ],
  },
});
