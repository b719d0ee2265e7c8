import type { ContractText, Page, Paragraph, Run } from '../../src/analysis/pdf/contract-text';

/** A contract as the extractor would give it: one paragraph a line, pages parted by form feeds. */
export function contractTextFromPlain(plain: string, override: Partial<ContractText> = {}): ContractText {
  const pages: Page[] = [];
  const paragraphs: Paragraph[] = [];
  const runs: Run[] = [];
  const lines: string[] = [];
  let offset = 0;
  plain.split('\f').forEach((pageText, index) => {
    const number = index + 1;
    const pageStart = offset;
    for (const line of pageText.split('\n').filter((candidate) => candidate.trim() !== '')) {
      const end = offset + line.length;
      paragraphs.push({ start: offset, end, page: number, kind: 'body' });
      runs.push([offset, end, number, 72, 72, 468, 12]);
      lines.push(line);
      offset = end + 1;
    }
    pages.push({
      number,
      start: pageStart,
      end: Math.max(pageStart, offset - 1),
      width: 612,
      height: 792,
      source: 'text',
    });
  });
  return { text: lines.join('\n'), pages, paragraphs, runs, truncated: false, ...override };
}
