import type { Sentence } from '../../document/outline';
import { placeOf } from '../../document/place';
import { sectionText } from '../../document/section-text';
import { anyWording, wording } from '../../lexicon/words';
import type { Reading } from '../../reading';
import { sentenceBefore } from '../../statements/actors';
import { findAll, isDefinition, proof } from '../../statements/search';
import { adviceFor } from '../advice';
import { clauseHits } from '../clause-hits';
import { DEALS, defineRule, finding } from '../rule';

const TRIGGER = anyWording(
  wording('change {of,in} (the ){control,ownership}', 240, 'terminat+, consent, assignment'),
  wording('terminat+, consent', 240, 'change {of,in} (the ){control,ownership}'),
  wording(
    'merger*, consolidation*, sale of {all,substantially all,a majority}*',
    160,
    'be deemed, constitute, considered',
    40,
    '(an )assignment',
  ),
);
/** 'if control of the dealer changes', 'if somebody buys you', 'more than half of your shares'. */
const PLAIN = anyWording(
  wording('{control,ownership} of', 40, 'changes'),
  wording(
    'if, when, should',
    60,
    '{is,are,get(s)} {sold,bought,taken over,acquired}',
    120,
    'end(s), cancel, consent, permission, pay back, stop, counts as',
  ),
  wording(
    'end(s), cancel, stop, consent, permission, must {tell,ask}',
    100,
    'if, when, before',
    60,
    '{is,are,get(s)} {sold,bought,taken over,acquired}',
  ),
  wording('transfer, sell, selling, buy(s)', 60, 'more than half of {your,its,the,his,her}', 40, 'shares'),
  wording('end(s), cancel, stop', 60, 'if, when', 40, '{buys,takes over} {you,it,the +}'),
);
const THINGS = wording(
  '{goods,product(s),house,flat,car,building,premises,property,equipment,unit(s)} {is,are,get(s)} {sold,bought}*',
);
/** Characters of a section in which the lead-in of its list stands. */
const INTRODUCTION = 200;
const CONTROL = wording([
  'change {of,in} (the ){control,ownership}, merger, acquired by, acquisition',
  'sale of {all,substantially}*, controlling interest, operation of law',
]);
const EXCEPTION = anyWording(
  wording([
    'change {of,in} control(,) {severance,agreement,payment,bonus,or similar,policy,plan}*',
    'shall not {be deemed,constitute,require}*, no (such )consent',
  ]),
  wording('without', 40, 'consent', 200, 'to, in connection with', 200, 'change*'),
  wording('permitted without, shall survive'),
  wording('may (freely )assign', 160, 'without'),
  wording('except {that,to,in,for,as}'),
  wording('no, nor, not', 300, 'deemed, considered, constitute'),
  wording('provided(,) (however(,) )that'),
  wording('\\("Confidentiality*'),
);

const COMPETITORS = wording('competitor(s), competing, competes, rival(s)');
const GROUP = wording('affiliate(s), within (the same )group, {intragroup,intra-group}, internal reorgani{s,z}ation');

/** What the contract says that a change of control is. */
function definitionOf(reading: Reading): string {
  return findAll(reading, wording('change {of,in} control'), { definitions: true, negated: true })
    .map(({ sentence }) => sentence.text)
    .filter(isDefinition)
    .join(' ');
}

/** What a party may do on notice needs no consent. */
const ALLOWED =
  /\b(?:may|can|free to|permitted to)\b(?:(?!terminat).){0,120}\bchange (?:of|in) (?:control|ownership)\b(?:(?!terminat).){0,160}\b(?:notice|without)\b/i;

/** Lead-in of a list: 'This Agreement may be terminated by Supplier if'. */
function introduction(reading: Reading, sentence: Sentence): string {
  const before = sentenceBefore(reading, sentence);
  const section = sectionText(reading, sentence);
  return before && /^\W*\(/.test(sentence.text) ? `${section.slice(0, INTRODUCTION)} ${before.text}` : '';
}

function effectOf(text: string, lead: string): string {
  if (wording('terminat*, end(s), cancel').test(text) || wording('terminated, terminate').test(lead))
    return 'can end the contract';
  return wording('consent*, approval*, assign*, permission*, without our*, counts as*').test(text)
    ? "needs the other side's consent"
    : 'is an event that may give the other side rights';
}

export const changeOfControl = defineRule({
  id: 'change-of-control',
  label: 'Change of control',
  family: 'transfer',
  severity: { medium: 'a sale of the business may hang on the other side' },
  kinds: [...DEALS, 'lease'],
  witness: {
    provisions: ['Change Of Control', 'Anti-Assignment'],
    headings: ['change of control', 'change in control', 'change of ownership'],
  },
  find(reading) {
    const search = { negated: true, unless: EXCEPTION };
    const hits = [
      ...findAll(reading, TRIGGER, search),
      ...findAll(reading, PLAIN, search).filter(({ sentence }) => !THINGS.test(sentence.text)),
      ...clauseHits(reading, 'Change Of Control', {
        plain: wording('bought, sold, buy(s), take(s) over, control, ownership, merge(s), new owner'),
        must: CONTROL,
        ...search,
      }).filter(({ sentence }) => !THINGS.test(sentence.text) || CONTROL.test(sentence.text)),
    ];
    return hits
      .filter(({ sentence }) => !ALLOWED.test(sentence.text))
      .map((hit) =>
        finding(
          'medium',
          `${placeOf(reading, hit.sentence)}: a change of control ${effectOf(hit.sentence.text, introduction(reading, hit.sentence))}.`,
          adviceFor(
            `${hit.sentence.text} ${definitionOf(reading)}`,
            [
              { ask: 'limit the trigger to competitors', given: COMPETITORS },
              { ask: 'carve out moves within the group', given: GROUP },
            ],
            'Check who counts as in control, and ask for a time in which the right has to be used.',
          ),
          [proof(reading, hit)],
        ),
      );
  },
  examples: {
    paper: 'services',
    hits: [
      ['13.3 Customer may terminate this Agreement upon a change of control of Provider.', 'can end the contract'],
      [
        '13.3 A change in control of the Distributor shall require the prior written consent of the Supplier.',
        'needs',
        'distribution',
      ],
      [
        '13.3 Any merger or sale of a majority of the shares of Tenant shall be deemed an assignment of this Lease.',
        'needs',
        'lease',
      ],
      [
        '13.3 If control of the dealer changes, the Supplier may end this Agreement at once.',
        'can end the contract',
        'distribution',
      ],
      [
        '6.2 This Agreement may be terminated only: (a) by either party for breach, or (b) By Supplier if there is an unacceptable change in the control of Distributor or Distributor makes an assignment for the benefit of creditors.',
        'can end the contract',
        'distribution',
      ],
    ],
    misses: [
      ['13.3 No consent is required for an assignment in connection with a change of control.', 'exempt'],
      [
        '13.3 Either party may assign this Agreement to its successor on a change of control, on notice to the other.',
        'allowed on notice',
      ],
      [
        '13.3 Provider may undergo a change of control upon written notice to Customer and without its consent.',
        'allowed on notice, in full',
      ],
      [
        '4.7 The board must approve any change in control severance agreement with an officer, or its termination.',
        'a pay plan',
      ],
      ['13.3 A change of control of Customer shall not be deemed an assignment.', 'denied'],
      ['9. Customer may end this agreement if the house is sold.', 'goods', 'licence'],
      [
        '16. We may end the booking on 28 days’ written notice if the house is sold, let for filming or needed for works.',
        'a place',
        'terms',
      ],
    ],
  },
});
