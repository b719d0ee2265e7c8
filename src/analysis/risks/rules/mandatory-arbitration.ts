import { placeOf } from '../../document/place';
import { sectionText } from '../../document/section-text';
import { OTHER, STANDALONE } from '../../kinds/family';
import { anyWording, asWritten, wording } from '../../lexicon/words';
import { findFirst, proof } from '../../statements/search';
import { adviceFor } from '../advice';
import { defineRule, finding } from '../rule';

const ARBITRATION = anyWording(
  wording(
    'dispute(s), claim(s), controvers+, differences, matter(s)',
    240,
    'shall, will, must, agree(s) {to,that}',
    120,
    'arbitrat{ion,ed}, arbitral',
  ),
  wording('dispute(s), claim(s), controvers+', 200, 'binding arbitration'),
  wording(
    'dispute(s), claim(s), disagreement(s), argument(s)',
    120,
    'go(es) to, {is,are} (finally ){settled,decided,resolved,heard}',
    60,
    'arbitrat{ion,or(s)}',
  ),
  wording('settle, decide, resolve', 40, 'dispute(s)', 40, 'arbitrat*'),
  wording('quarrels', 60, 'arbitrat*'),
  wording('an arbitrator', 40, 'decide(s)'),
);
const NOT_THIS = anyWording(
  wording('{may,either party may} {elect,choose,submit,refer,be {submitted,referred}}', 80, 'arbitrat*'),
  wording(
    '{shall,will,must,may,is,are} not (be )(+ ){subject,submitted,referred,settled,decided,resolved,go}',
    30,
    'arbitrat*',
  ),
  wording('no {dispute,claim}(s)', 60, 'arbitrat*'),
  wording('unenforceable'),
);
const BODIES: readonly (readonly [RegExp, string])[] = [
  [asWritten(wording('American Arbitration Association, AAA')), 'the American Arbitration Association'],
  [asWritten(wording('JAMS')), 'JAMS'],
  [asWritten(wording('International Chamber of Commerce, ICC')), 'the ICC'],
  [asWritten(wording('LCIA, London Court of International Arbitration')), 'the LCIA'],
  [asWritten(wording('Singapore International Arbitration, SIAC')), 'the SIAC'],
  [asWritten(wording('Hong Kong International Arbitration, HKIAC')), 'the HKIAC'],
  [asWritten(wording('CIETAC, China International Economic')), 'CIETAC'],
  [asWritten(wording('UNCITRAL')), 'the UNCITRAL rules'],
];
const URGENT_RELIEF = wording(
  'injuncti*, equitable relief, interim relief, provisional {relief,measures,remed}*, urgent relief',
);

export const mandatoryArbitration = defineRule({
  id: 'mandatory-arbitration',
  label: 'Mandatory arbitration',
  family: 'disputes',
  severity: {
    medium: 'in employment, where the courts are the worker’s own',
    low: 'otherwise a choice that many make',
  },
  kinds: [...STANDALONE, ...OTHER],
  witness: 'a term of art',
  find(reading) {
    const hit = findFirst(reading, ARBITRATION, { negated: true, unless: NOT_THIS });
    if (!hit) return null;
    const body = BODIES.find(([pattern]) => pattern.test(hit.sentence.text))?.[1];
    return finding(
      reading.kind.family === 'employment' ? 'medium' : 'low',
      `${placeOf(reading, hit.sentence)} sends disputes to arbitration${body ? ` under ${body}` : ''}, which mostly leaves little appeal.`,
      adviceFor(
        sectionText(reading, hit.sentence),
        [
          { ask: 'check seat, rules, number of arbitrators and cost' },
          { ask: 'keep court orders for urgent relief possible', given: URGENT_RELIEF },
        ],
        '',
      ),
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'services',
    hits: [
      [
        '13.2 Any dispute arising out of this Agreement shall be finally settled by arbitration under the rules of the American Arbitration Association.',
        'American Arbitration Association',
      ],
      ['13.2 All claims of the Employee shall be resolved by binding arbitration.', 'to arbitration', 'employment'],
      [
        '13.2 Any controversy which the parties cannot settle shall be referred to and determined by arbitration of the LCIA in London.',
        'the LCIA',
      ],
      ['If we can’t agree, an arbitrator in Denver decides.', 'to arbitration', 'terms'],
      ['10. All disputes go to arbitration in Dallas.', 'arbitration', 'licence'],
    ],
    misses: [
      ['13.2 Either party may elect to submit a dispute to arbitration.', 'at one’s choice'],
      ['13.2 Disputes shall not be subject to arbitration.', 'denied'],
      ['13.2 The parties shall try to settle disputes by mediation.', 'mediation'],
      ['13.2 The arbitration rules of the stock exchange are known to the parties.', 'a mention in passing'],
      ['10. Either side may propose arbitration of a dispute.', 'may', 'licence'],
    ],
  },
});
