import { placeOf } from '../../document/place';
import { approximateDays, findPeriods, formatPeriod } from '../../mentions/periods';
import { findAll, proof } from '../../statements/search';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

const TIME_BAR =
  /\b(?:no|neither|any|all)\b.{0,80}\b(?:actions?|claims?|suits?|proceedings?|legal action|lawsuit)\b.{0,160}\b(?:brought|commenced|filed|instituted|made|asserted|barred|waived)\b.{0,120}\b(?:more than|within|later than|after|unless)\b.{0,80}\b(?:days?|months?|years?)\b/i;
/** Short sentences leave out from when the time runs. */
const BARE =
  /\b(?:actions?|claims?|suits?)\b.{0,30}\b(?:must|shall) be (?:brought|commenced|filed|made)\b.{0,20}\bwithin\b.{0,60}\b(?:days?|months?|years?)\b|\b(?:must|has to|have to|can only|may only)\s(?:bring|start|make|file|raise)\b.{0,30}\b(?:claims?|case|lawsuits?)\b.{0,60}\bwithin\b.{0,40}\b(?:days?|months?|years?)\b|\b(?:has|have) (?:only )?[\w-]+ (?:days?|months?|years?) to (?:bring|make|start|file)\b.{0,20}\b(?:claims?|case|lawsuits?)\b|\bclaims? (?:made |brought |that come )?(?:more|later) than\b.{0,40}\b(?:days?|months?|years?)\b.{0,80}\b(?:too late|lost|not count|no claim)\b/i;
const CAUSE =
  /\b(?:cause of action|accru\w+|aris\w+|occurr\w+|event|discover\w+|barred|termination|expiration|date of)\b/i;
const NOT_THIS =
  /\b(?:third[- ]party claim|indemni\w+|notice of (?:the |such |any )?(?:claim|dispute)|insur\w+|invoices?|dismissed|stayed|bankrupt\w*|insolven\w*|warranty|defect\w*|arbitrator|mediat\w+|response|settlement|shortage|freight|accept\w*)\b/i;
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
      const period = findPeriods(hit.match[0]).sort((a, b) => approximateDays(a) - approximateDays(b))[0];
      if (!period || approximateDays(period) > LONGEST_DAYS) continue;
      return finding(
        approximateDays(period) <= SHORT_DAYS ? 'medium' : 'low',
        `${placeOf(reading, hit.sentence)} bars claims that are not brought within ${formatPeriod(period)}.`,
        'Lengthen the time to the law’s own limit, or let it run from discovery; some states refuse to enforce short ones.',
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
      ['9. Customer must bring any claim within six months.', '6 months'],
    ],
    misses: [
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
