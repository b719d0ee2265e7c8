import { isFullyRead, pagesRead } from '../../document/coverage';
import { WHITE_SPACE } from '../../lexicon/characters';
import { anyWording, wording } from '../../lexicon/words';
import { proof } from '../../statements/search';
import { hostedSoftware } from '../hosted-software';
import { standsAnywhere } from '../missing';
import { defineRule, finding } from '../rule';

const ESCROW = anyWording(
  wording('escrow*'),
  wording('source code', 120, 'deliver*, release*, deposit*'),
  wording('business continuity, step-in'),
);

export const noSourceCodeEscrow = defineRule({
  id: 'no-source-code-escrow',
  label: 'No source code escrow for hosted software',
  family: 'ownership',
  severity: { low: 'it counts only when the provider fails' },
  kinds: ['licence', 'services'],
  witness: { silence: ['Source Code Escrow'] },
  find(reading) {
    if (!isFullyRead(reading.contract) || reading.kind.under !== null) return null;
    const hits = hostedSoftware(reading);
    const [hit] = hits;
    if (!hit || hits.length < 2 || standsAnywhere(reading, ESCROW)) return null;
    return finding(
      'low',
      `The contract rests on hosted software (“${hit.match[0].replace(WHITE_SPACE, ' ')}”), but no escrow of source code or plan for the provider's failure was found ${pagesRead(reading.contract)}.`,
      'If the software is vital, agree an escrow of code and data with release on insolvency or end of support, or a right to export the data.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      ['4. Provider shall host the software. Customer uses the hosted software each day.', 'host the software'],
      [
        '2. Provider grants access to its cloud-based software.\n3. The software as a service is available at all times.',
        'no escrow',
      ],
      [
        '2. Provider offers software-as-a-service to Customer.\n3. The hosted platform shall be available 99% of the time.',
        'no escrow',
        'services',
      ],
      [
        '2. Provider operates a hosted application for Customer.\n3. Provider shall keep the hosted application up to date.',
        'no escrow',
      ],
    ],
    misses: [
      [
        '4. Provider shall host the software. Customer uses the hosted software. The source code is held in escrow.',
        'there is one',
      ],
      ['4. Customer shall install the software on its computers.', 'the customer runs it itself'],
      [
        '4. Provider uses third-party hosted software. The cloud-based software of others is as defined in Annex 1.',
        'software of others',
      ],
      ['4. Provider shall host the annual dinner.', 'a dinner', 'services'],
    ],
  },
});
