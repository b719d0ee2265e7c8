import { placeOf } from '../../document/place';
import { anyWording, wording } from '../../lexicon/words';
import { findFirst, mentions, proof } from '../../statements/search';
import { definePoint } from '../point';

const TRANSFER = anyWording(
  wording(
    'personal data',
    200,
    'outside, transfer*, third countr+, export*',
    80,
    'EEA*, European {Economic Area,Union}*, EU*, UK*, United Kingdom*, countr+, jurisdiction*',
  ),
  wording('transfer*', 60, 'personal data'),
);
/** 'may move the data to servers in the United States'. */
const PLAIN = wording('move(s), send(s), transfer(s), store(s), keep(s)', 60, 'data', 60, [
  '(server(s) ){in,to} (the ){United States,US,USA,India,China,Brazil,Philippines}',
  'outside (of )(the ){EU,EEA,Europe,European Union,UK}, any{where, country}',
]);
const PERSONAL = wording('personal data');
const BASIS = wording([
  'standard contractual clauses*, model clauses*, adequacy*, binding corporate rules*',
  'data privacy framework*, privacy shield*',
]);

export const gdprTransfers = definePoint({
  id: 'gdpr-transfers',
  label: 'Transfers of personal data abroad',
  topic: 'data',
  source: 'GDPR art. 44 to 46',
  cause: 'personal data are transferred abroad, and no mechanism is named',
  witness: 'every page',
  find(reading) {
    const hit =
      findFirst(reading, TRANSFER, { negated: true }) ??
      (mentions(reading, PERSONAL) ? findFirst(reading, PLAIN) : null);
    if (!hit || mentions(reading, BASIS)) return null;
    return {
      issue: `${placeOf(reading, hit.sentence)} speaks of transfers of personal data; no transfer mechanism (such as standard contractual clauses) was found.`,
      recommendation: 'Name the mechanism for each transfer out of the EEA or the UK and attach the clauses.',
      evidence: [proof(reading, hit)],
    };
  },
  examples: {
    paper: 'licence',
    hits: [
      ['4. Provider may transfer personal data to countries outside the European Economic Area.', 'transfer mechanism'],
      ['4. Personal data of customers may be stored outside the EU.', 'transfer mechanism', 'services'],
      [
        '4. Provider processes personal data. It may move the data to servers in the United States.',
        'transfer mechanism',
        'services',
      ],
      [
        '4. Provider shall not transfer personal data to any third country without telling Customer.',
        'transfers of personal data',
      ],
    ],
    misses: [
      [
        '4. Personal data may be transferred outside the European Union under standard contractual clauses.',
        'a mechanism is named',
      ],
      ['4. Goods may be transferred outside the European Union.', 'goods', 'supply'],
      [
        '4. Personal data are transferred to the United Kingdom, for which there is an adequacy decision.',
        'an adequacy decision',
      ],
      ['4. Personal data stay on the servers of Customer.', 'nothing moves'],
    ],
  },
});
