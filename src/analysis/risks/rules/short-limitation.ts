import { placeOf } from '../../document/place';
import { anyWording, wording } from '../../lexicon/words';
import { approximateDays, findPeriods, formatPeriod } from '../../mentions/periods';
import { findAll, proof } from '../../statements/search';
import { barredClaims } from '../../statements/time-bars';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

const TIME_BAR = wording(
  'no, neither, any, all',
  80,
  'action(s), claim(s), suit(s), proceeding(s), legal action, lawsuit',
  160,
  'brought, commenced, filed, instituted, made, asserted, barred, waived',
  120,
  'more than, within, later than, after, unless',
  80,
  'day(s), month(s), year(s)',
);
/** Short sentences leave out from when the time runs. */
const BARE = anyWording(
  wording(
    'action(s), claim(s), suit(s)',
    30,
    '{must,shall} be {brought,commenced,filed,made}',
    20,
    'within',
    60,
    'day(s), month(s), year(s)',
  ),
  wording(
    '{must,has to,have to,can only,may only} {bring,start,make,file,raise}',
    30,
    'claim(s), case, lawsuit(s)',
    60,
    'within',
    40,
    'day(s), month(s), year(s)',
  ),
  wording('{has,have} (only )+ {day(s),month(s),year(s)} to {bring,make,start,file}', 20, 'claim(s), case, lawsuit(s)'),
  wording(
    'claim(s) ({made ,brought ,that come }){more,later} than',
    40,
    'day(s), month(s), year(s)',
    80,
    'too late, lost, not count, no claim',
  ),
);
const CAUSE = wording(
  'cause of action, accru+, aris+, occurr+, event, discover+, barred, termination, expiration, date of',
);
const NOT_THIS = wording([
  'third{-, }party claim, indemni+, notice of ({the ,such ,any }){claim,dispute}, insur+, invoice(s)',
  'dismissed, stayed, bankrupt*, insolven*, warranty, defect*, arbitrator, mediat+, response',
  'settlement, shortage, freight, accept*',
]);
const LATER = wording(
  '{later,last,latest} of, whichever {is,comes,occurs,happens} ({the }){later,last}, whichever later',
);
const LONGEST_DAYS = 731;
const SHORT_DAYS = 183;

export const shortLimitation = defineRule({
  id: 'short-limitation',
  label: 'Short time to bring claims',
  family: 'liability',
  severity: {
    medium: 'up to six months: a claim may be lost before it is known',
    low: 'up to two years: shorter than the law’s time in most places',
  },
  kinds: ANY_CONTRACT,
  bears: 'whose claims are barred',
  witness: {
    provisions: ['Cap On Liability'],
    headings: ['claim', 'limitation', 'dispute', 'action'],
    forces: ['must', 'must not', 'may'],
  },
  find(reading) {
    const hits = [
      ...findAll(reading, TIME_BAR, { negated: true, unless: NOT_THIS }).filter(({ sentence }) =>
        CAUSE.test(sentence.text),
      ),
      ...findAll(reading, BARE, { unless: NOT_THIS }),
    ];
    for (const hit of hits) {
      // Where the later of two times counts, the longer one is left in any case.
      const isLater = LATER.test(hit.sentence.text);
      const periods = findPeriods(isLater ? hit.sentence.text : hit.match[0]);
      const period = periods.sort((a, b) => approximateDays(a) - approximateDays(b)).at(isLater ? -1 : 0);
      if (!period || approximateDays(period) > LONGEST_DAYS) continue;
      const barred = barredClaims(reading, hit.sentence);
      return finding(
        approximateDays(period) <= SHORT_DAYS ? 'medium' : 'low',
        `${placeOf(reading, hit.sentence)} bars ${barred && !barred.isWithOthers ? `${barred.of} ${barred.actor.name}` : 'claims'} that are not brought within ${formatPeriod(period)}.`,
        'Lengthen the time to the law’s own limit, or let it run from discovery; some places refuse to enforce short ones.',
        [proof(reading, hit)],
      );
    }
    return null;
  },
  examples: {
    paper: 'licence',
    hits: [
      [
        '13.4 No action arising out of this Agreement may be brought by either party more than six (6) months after the cause of action has accrued.',
        '6 months',
      ],
      [
        '13.4 Any claim must be commenced within one (1) year after the event that gives rise to it, or be barred.',
        '1 year',
        'services',
      ],
      ['You must bring any claim within 90 days after it comes up, or you lose it.', '90 days', 'terms'],
      ['13.4 Claims must be brought within three months.', '3 months'],
      [
        '13.4 Employee agrees that any lawsuit relating to employment must be filed no later than six months after the event complained of.',
        '6 months',
        'employment',
      ],
      ['9. Customer must bring any claim within six months.', 'claims of Customer that'],
      [
        '15. Any action against Provider must be commenced within one year after the cause of action accrues.',
        'claims against Provider that',
      ],
      [
        '15. Any action against Provider or Owner must be commenced within one year after the cause of action accrues.',
        'bars claims that',
      ],
      ['18. No action may be brought by Customer more than one year after the event.', 'claims of Customer that'],
      [
        '18. No action may be brought by either party against the other more than one year after the event.',
        'bars claims that',
      ],
      [
        '13.4 Any claim must be brought within two years of delivery or one year of its discovery, whichever is later.',
        'within 2 years',
      ],
      [
        '13.4 Any claim must be brought within two years of delivery or one year of its discovery, whichever is earlier.',
        'within 1 year',
      ],
    ],
    misses: [
      [
        '13.4 Any claim must be brought within three years of delivery or one year of its discovery, whichever is later.',
        'the longer of two times',
      ],
      ['13.4 No action may be brought more than six (6) years after the cause of action has accrued.', 'a long time'],
      [
        '10. No third-party claim shall be made the subject of indemnity unless notice is given within thirty (30) days.',
        'notice of a claim of a third party',
      ],
      ['6.2 Buyer shall notify shortages within ten days of delivery.', 'notice of shortage', 'supply'],
      [
        '13.2 The parties shall mediate within thirty days after notice of a dispute, before an action is commenced.',
        'time for talks',
      ],
      ['5.3 Customer may dispute an invoice within sixty days after receipt.', 'time to dispute an invoice'],
      ['7. Customer must make claims about defects within ten days.', 'defects'],
    ],
  },
});
