import { expect, test } from 'bun:test';
import { analyse } from '../../../src/analysis/analyse';
import type { ContractText } from '../../../src/analysis/pdf/contract-text';
import { extractContract } from '../../../src/analysis/pdf/pdf';
import { coverageOf } from '../../../src/analysis/tell';
import { reportOf } from '../../../src/cli/analysis-report';
import { twoPagePdf } from '../../support/raw-pdf';

const CONTENTS = '/Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >>';
const QUADS = '/QuadPoints [72 710 200 710 72 698 200 698]';

/** A second page whose annotations are the given ones; each says its /Subtype and more. */
const pageWith = (...annotations: string[]) => {
  const each = annotations.map((words) => `<< /Type /Annot /Rect [72 698 200 710] /Subtype ${words} >>`).join(' ');
  return twoPagePdf(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${CONTENTS} /Annots [${each}] >>`);
};
const bodyOf = ({ text, paragraphs }: ContractText) =>
  paragraphs.filter(({ kind }) => kind !== 'header').map(({ start, end }) => text.slice(start, end));

test.each([
  ['a note', 'comment', '/Text /Contents (Is that agreed?)'],
  ['a remark on marked words', 'comment', `/Highlight ${QUADS} /Contents (Too long.)`],
  ['a remark on a shape', 'comment', '/Square /Contents (See here.)'],
  ['words struck out', 'deleted', `/StrikeOut ${QUADS}`],
  ['words to be blacked out', 'deleted', `/Redact ${QUADS}`],
  ['a stamp', 'stamp', '/Stamp /Name /Approved'],
  ['a drawing', 'drawing', '/Ink /InkList [[72 700 90 710 120 700]]'],
  ['a file', 'attachment', '/FileAttachment /Contents (Side letter)'],
] as const)('%s is told with its page and not read', async (_, kind, annotation) => {
  const contract = await extractContract(pageWith(annotation, annotation));
  expect(coverageOf(contract).annotations).toEqual([{ kind, count: 2, pages: [2] }]);
  expect(contract.text).not.toMatch(/agreed|Too long|See here|Side letter/);
});

test.each([
  ['a link', '/Link /A << /S /URI /URI (https://example.com) >> /Contents (Our site)'],
  ['the window of a note', '/Popup /Contents (Is that agreed?)'],
  ['a line that says nothing', '/PolyLine /Vertices [72 700 500 700]'],
  ['marked words without a remark', `/Highlight ${QUADS}`],
  ['an empty remark', '/Text /Contents ( )'],
  ['a hidden note', '/Text /F 2 /Contents (Is that agreed?)'],
])('%s is none', async (_, annotation) => {
  const contract = await extractContract(pageWith(annotation));
  expect(contract.pages[1]?.annotations).toBeUndefined();
  expect(coverageOf(contract)).toEqual({ pages: 2, read: 2, ocr: 0, unreadable: [], truncated: false });
});

test('text typed onto a page can be seen, and is read', async () => {
  const contract = await extractContract(pageWith('/FreeText /DA (/F1 12 Tf) /Contents (Amended to sixty days.)'));
  expect(bodyOf(contract)).toContain('Amended to sixty days.');
  expect(contract.pages[1]?.annotations).toBeUndefined();
});

test('text outside of the visible page is neither read nor told', async () => {
  const crop = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /CropBox [0 0 612 600] ${CONTENTS} >>`;
  const contract = await extractContract(twoPagePdf(crop));
  expect(bodyOf(contract)).toEqual(['The first page.']);
  expect(coverageOf(contract).hidden).toBeUndefined();
});

test('whether the document is whole says so, and so does the report', async () => {
  const analysis = analyse(
    await extractContract(pageWith('/Text /Contents (No.)', `/StrikeOut ${QUADS}`, '/Stamp /Name /Draft')),
  );
  expect(analysis.completeness?.pages).toEqual({
    status: 'incomplete',
    note:
      'All 2 pages were read. The PDF carries 1 comment (page 2), 1 passage marked as deleted (page 2) and 1 stamp (page 2). ' +
      'They are no part of the text that was read: the words marked as deleted were read as if they stood.',
    items: [{ label: 'Annotations on page 2', page: 2, evidence: [] }],
  });
  expect(reportOf('contract.pdf', analysis)).toContain('comments or marks that were not read: 2');
  const stamped = analyse(await extractContract(pageWith('/Stamp /Name /Approved')));
  expect(stamped.completeness?.pages.status).toBe('unknown');
});
