import { misnamedAttachments } from '../../document/attachments';
import { isFullyRead } from '../../document/coverage';
import { sentenceEvidence } from '../../document/sentence-evidence';
import { defineFault } from '../fault';

const ATTACHMENT = 'Attachment A: Arbitration\nEach claim is decided by one arbitrator in Boulder.';

export const attachmentName = defineFault({
  id: 'attachment-name',
  label: 'Attachment named otherwise than it is titled',
  about:
    'An exhibit, schedule, annex or the like that the paper names by a word that stands over none of its attachments, while one of the same letter or number stands there under another word. It is not told as missing. Where others of that name are missing, or exhibits and schedules are both counted, nothing is told.',
  find(reading) {
    const { contract, outline, kind } = reading;
    if (!isFullyRead(contract) || kind.family === 'amendment') return [];
    return misnamedAttachments(reading).map(({ name, meant, start, end }) => ({
      description: `There is no ${name} in it; ${meant}, which is, may be meant.`,
      evidence: [sentenceEvidence(contract, outline, start, end)],
    }));
  },
  examples: {
    paper: 'services',
    hits: [
      [`4. Disputes are resolved as provided in Exhibit A.\n${ATTACHMENT}`, 'no Exhibit A'],
      [`4. Attachment A is part hereof. Disputes are resolved as set out in Annex A.\n${ATTACHMENT}`, 'no Annex A'],
      [`4. Attachment A is part hereof. Disputes go the way of Exhibits A.\n${ATTACHMENT}`, 'Attachment A, which is'],
      ['4. The prices are set out in Schedule 2.\nExhibit 2\nThe pump is $90.', 'Exhibit 2'],
    ],
    misses: [
      [`4. Disputes are resolved as provided in Attachment A.\n${ATTACHMENT}`, 'by its own name'],
      [`4. Disputes are resolved as provided in Exhibit B.\n${ATTACHMENT}`, 'another letter'],
      [`4. See the form in Exhibit A and the list in Exhibit B.\n${ATTACHMENT}`, 'a set that is missing'],
      [
        '4. The prices are set out in Exhibit 2, the works in Schedule 2.\nSchedule 2\nThe walls are painted.',
        'both are counted',
      ],
      [
        '4. The prices are set out in Exhibit 2.\nSchedule 2\nThe walls are painted.\nAnnex 2\nThe doors too.',
        'it may be one of two',
      ],
      [
        '4. The prices are set out in Exhibit 2.\nExhibit 1\nThe walls are painted.\nAnnex 2\nThe doors too.',
        'exhibits are there',
      ],
    ],
  },
});
