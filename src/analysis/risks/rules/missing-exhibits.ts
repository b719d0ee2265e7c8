import { listed } from '../../../shared/phrases';
import { missingAttachments } from '../../document/attachments';
import { isFullyRead, pagesRead } from '../../document/coverage';
import { sentenceEvidence } from '../../document/sentence-evidence';
import { OTHER, STANDALONE } from '../../kinds/family';
import { defineRule, finding } from '../rule';

export const missingExhibits = defineRule({
  id: 'missing-exhibits',
  label: 'Exhibits missing',
  family: 'paper',
  severity: { medium: 'they are part of the contract and may hold its price' },
  kinds: [...STANDALONE, 'amendment', ...OTHER],
  witness: 'the page',
  find(reading) {
    const { contract, outline } = reading;
    if (!isFullyRead(contract)) return null;
    const missing = missingAttachments(reading, { isAmendment: reading.kind.family === 'amendment' });
    if (missing.length === 0) return null;
    const names = missing.map(({ name }) => name);
    const shown = names.length > 5 ? [...names.slice(0, 4), `${names.length - 4} more`] : names;
    return finding(
      'medium',
      `The contract refers to ${listed(shown)}, not found ${pagesRead(contract)}.`,
      'Obtain the missing attachments: they are part of the contract and may hold its commercial terms.',
      missing.slice(0, 5).map(({ start, end }) => sentenceEvidence(contract, outline, start, end)),
    );
  },
  examples: {
    paper: 'services',
    hits: [
      ['4. Provider shall keep the safeguards described in Exhibit C.', 'Exhibit C'],
      ['4. The prices are set out in Schedule 2 to this Agreement.', 'Schedule 2'],
      ['4. The services are specified in Annex A and Annex B, attached hereto.', 'Annex A'],
      ['4. The amount shall be as set forth in Attachment 1.', 'Attachment 1'],
      ['4. The prices are set out in Exhibit D.\nEXHIBIT D\nPRICE LIST\n[Omitted]', 'Exhibit D'],
      ['4. Provider works as described in Annex 3 hereto.\nAnnex 3\n(To be attached)', 'Annex 3'],
    ],
    misses: [
      [
        '4. Provider shall keep the safeguards described in Exhibit C.\nExhibit C\nProvider encrypts all data.',
        'it is there',
      ],
      [
        '4. The amount shall be as set forth in Attachment 1 to the “Agreement on Cooperation of Acme and Borel”.',
        'of another paper',
      ],
      ['4. Provider shall comply with Annex II of Regulation (EU) 2016/679.', 'of a statute'],
      ['4. The prices are set out in Exhibit D.\nEXHIBIT D\nPump $90\nValve $12', 'it says something'],
      ['4. Provider shall work to a schedule agreed each week.', 'a time table'],
    ],
  },
});
