import { operativeSentences } from '../../document/operative';
import { placeOf } from '../../document/place';
import { COMMERCIAL, OTHER } from '../../kinds/family';
import { MENDING } from '../../lexicon/en/mending';
import { anyWording, inClause, wording } from '../../lexicon/words';
import { findPeriods } from '../../mentions/periods';
import { MAY, AT_ONCE as RIGHT_AWAY } from '../../statements/plain-words';
import { findAll, proof } from '../../statements/search';
import { defineRule, finding } from '../rule';

const FOR_BREACH = anyWording(
  wording(
    'may, right to, entitled to, option to',
    80,
    'terminate, cancel',
    160,
    'breach(es), default(s), violat+, fail(s) to {perform,comply}',
  ),
  wording('{breach,default}*', 120, 'may, right to, entitled to', 60, 'terminate'),
);
const BREAKS =
  "(?:breaks?|breach\\w*|is (?:one|a|two) days? late|is late|misses|does(?:n't| not) (?:pay|follow|keep)|fails? to)";
/** 'If the Tenant breaks any rule, the Landlord can end the lease the same day'. */
const PLAIN = new RegExp(
  `\\bif\\b.{0,60}\\b${BREAKS}\\b.{0,100}\\b${MAY} (?:\\w+ )?(?:end|cancel|terminate|ask for|call in|take back|throw|evict)\\b.{0,60}\\b${RIGHT_AWAY}|\\b${MAY} (?:\\w+ )?(?:end|cancel|terminate)\\b.{0,60}\\b${RIGHT_AWAY}\\b.{0,60}\\bif\\b.{0,60}\\b${BREAKS}\\b`,
  'i',
);
const CURE = wording(MENDING);
/** 'and does not stop within ten days', 'unless it is paid in two weeks': a time that has to run out first, whatever is to be done in it. */
const TIME_RUNS_OUT = wording(
  "not, never, fail(s), +n't, unless, still, remains, persists, continues, goes on",
  inClause(80),
  'within, in, for, after, by',
  inClause(30),
  'day(s), week(s), month(s), hours',
);

/** Whether the sentence itself gives time to mend the breach. */
function givesTime(text: string): boolean {
  return CURE.test(text) || (TIME_RUNS_OUT.test(text) && findPeriods(text).length > 0);
}
/** Ending at once for any breach is told even where the other side has to give time to cure. */
const AT_ONCE =
  /(?=.{0,1500}\bimmediate(?:ly)?\b).{0,1500}\b(?:any (?:provision|term|breach|obligation)|breach(?:es)? (?:any (?:provision|term|obligation)|this agreement))\b/i;
const TERMINATION = wording('terminat*, breach*, default*');

export const noCurePeriod = defineRule({
  id: 'no-cure-period',
  label: 'Termination for breach without time to cure',
  family: 'ending',
  severity: { medium: 'a slip may end the contract' },
  kinds: [...COMMERCIAL, ...OTHER, 'venture', 'lease'],
  bears: 'whose consent is not asked',
  witness: { headings: ['terminat', 'default', 'breach'], forces: ['may'] },
  find(reading) {
    const plain = findAll(reading, PLAIN).find(({ sentence }) => !givesTime(sentence.text));
    const hits = findAll(reading, FOR_BREACH, { unless: wording('except in the case of (a )breach') }).filter(
      ({ sentence }) => findPeriods(sentence.text).length === 0,
    );
    const cures = operativeSentences(reading).some(({ text }) => CURE.test(text) && TERMINATION.test(text));
    const hit =
      hits.find(({ sentence }) => AT_ONCE.test(sentence.text) && !CURE.test(sentence.text)) ??
      plain ??
      (cures ? null : hits[0]);
    if (!hit) return null;
    const how =
      hit === plain || AT_ONCE.test(hit.sentence.text)
        ? 'at once for any breach, without time to cure it'
        : 'for breach, and no time to cure it was found';
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} allows termination ${how}.`,
      'Add a cure period, commonly 30 days after written notice, for breaches that can be cured.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'services',
    hits: [
      [
        '12.1 Either party may terminate this Agreement immediately upon any breach of this Agreement by the other party.',
        'without time to cure',
      ],
      ['12.1 Customer may terminate this Agreement upon a breach by Provider.', 'no time to cure'],
      ['We can end this agreement at once if you break any part of it.', 'at once for any breach', 'terms'],
      [
        '10. If the Tenant breaks any rule, the Landlord can end the lease the same day.',
        'at once for any breach',
        'lease',
      ],
      [
        '9. If Customer breaks any rule, Provider can end this agreement right away.',
        'without time to cure',
        'licence',
      ],
    ],
    misses: [
      [
        '12.1 Either party may terminate this Agreement upon a breach that the other party does not cure within 30 days.',
        'time to cure',
      ],
      [
        '12.1 Either party may terminate for a material breach. The notice shall give the other party time to remedy the breach before termination.',
        'time to cure in the next sentence',
      ],
      [
        '12.1 Provider may terminate this Agreement at any time, except in the case of a breach by itself.',
        'the contrary',
      ],
      ['12.1 Upon breach Customer may claim damages.', 'damages'],
      [
        '10. Either of us may end it at once if the other commits a serious breach and does not mend it within 21 days after notice.',
        'at once, but only when the time to mend it is over',
        'terms',
      ],
      [
        '10. Customer may cancel on the spot if Provider is in breach and the fault goes on for two weeks after a warning.',
        'two weeks after a warning',
      ],
      [
        '10. If Customer misses a payment and has not sorted it out in ten days, Provider may end this agreement at once.',
        'ten days to sort it out',
        'services',
      ],
      [
        '9.3 We can close your account straight away if you break these rules and have not made good the damage.',
        'damage may be made good',
        'terms',
      ],
      [
        '9. If Customer breaks a rule and does not mend it within 21 days, Provider may terminate this agreement.',
        'time to mend it',
      ],
      [
        '9. If Customer breaks a rule and does not put it right within 20 days, Provider can end this agreement at once.',
        'time to put it right',
        'licence',
      ],
    ],
  },
});
