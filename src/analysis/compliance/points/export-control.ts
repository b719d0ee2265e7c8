import { anyWording, wording } from '../../lexicon/words';
import { findFirst, mentions, proof } from '../../statements/search';
import { definePoint } from '../point';

const ABROAD = anyWording(
  wording(
    '{may,shall,will,right to,agree(s) to,intends to} ~4 (re(-))export',
    80,
    'product(s), software, technology, technical data, goods, equipment',
  ),
  wording(
    'product(s), software, technology, technical data, goods, equipment',
    60,
    '{{may,shall,will,to} be,are,is} (re(-))exported',
  ),
);
const TECHNOLOGY = wording('software, technology, technical data, encryption, source code, equipment, semiconductor');
const COVERED = wording([
  'export {control,administration,law,regulation,licen{c,s}e,restriction}*, EAR, ITAR',
  'applicable export*, embargo*',
]);

export const exportControl = definePoint({
  id: 'export-control',
  label: 'Export control',
  topic: 'form',
  source: 'US Export Administration Regulations, 15 C.F.R. parts 730 to 774; EU Regulation 2021/821',
  cause: 'technology is exported, no clause on export control',
  witness: 'every page',
  find(reading) {
    const hit = findFirst(reading, ABROAD, { unless: wording('not, without, import*') });
    if (!hit || !TECHNOLOGY.test(hit.sentence.text) || mentions(reading, COVERED)) return null;
    return {
      issue: 'Technology or goods may cross borders under the contract, but no clause on export control was found.',
      recommendation: 'Add mutual undertakings on export control and sanctions, and say who obtains licences.',
      evidence: [proof(reading, hit)],
    };
  },
  examples: {
    paper: 'licence',
    hits: [
      ['4. Customer may export the Software to any country.', 'export control'],
      ['4. Buyer intends to export the equipment to Brazil.', 'export control', 'supply'],
      [
        '4. Technical data may be exported by Provider to its engineers in India: such technical data are exported each week.',
        'export control',
        'services',
      ],
      ['4. Distributor shall re-export the technology to its branches abroad.', 'export control', 'distribution'],
    ],
    misses: [
      ['4. The Contract for Export Sales of equipment is Annex 2.', 'an annex'],
      ['4. Customer shall not export the Software.', 'a ban'],
      ['4. Customer may export the Software as the export control laws allow.', 'the laws are named'],
      ['4. Customer may export its reports as a spreadsheet.', 'a file'],
    ],
  },
});
