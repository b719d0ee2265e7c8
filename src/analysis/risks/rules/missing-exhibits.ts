import { listed } from '../../../shared/phrases';
import { missingAttachments } from '../../document/attachments';
import { isFullyRead, pagesRead } from '../../document/coverage';
import { sentenceEvidence } from '../../document/sentence-evidence';
import { OTHER, STANDALONE } from '../../kinds/family';
import { defineRule, finding } from '../rule';

/** Whoever asks for them has to know which; only a long list is cut. */
const MOST_NAMED = 15;

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
    const shown =
      names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED - 1), `${names.length - MOST_NAMED + 1} more`] : names;
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
      [
        '1. The Contract consists of this paper and Exhibits A through D.',
        'Exhibit A, Exhibit B, Exhibit C and Exhibit D',
      ],
      [
        '4. The fee is allocated as set forth on Schedule 2.2, and the parties shall file IRS Form 8594.',
        'Schedule 2.2',
      ],
      ['4. The works are described in Exhibit A.\nExhibit A – Scope; Exhibit B – Drawing Log', 'Exhibit A'],
      ['4. Exhibit A is attached. Exhibit C (site plan) to be provided.', 'Exhibit C'],
      ['WHEREAS, the space is shown on Exhibit A annexed hereto;\n1. Tenant shall pay the rent.', 'Exhibit A'],
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
      [
        '4. The terms of the Overlease are incorporated, except that these shall not be so incorporated: Article 7 and Exhibits C and D.',
        'of the paper that is incorporated',
      ],
      ['4. Provider shall work to a schedule agreed each week.', 'a time table'],
    ],
  },
});
