import { readFile } from 'node:fs/promises';
import type { ContractText } from '../../../src/analysis/pdf/contract-text';
import { extractContract } from '../../../src/analysis/pdf/pdf';
import { launchBrowser } from '../../../tests/support/browser';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const STYLE =
  'body{font:11pt/1.35 "Liberation Serif",serif}h2{font-size:13pt}td{border:1px solid #888;padding:2pt 6pt}table{border-collapse:collapse}';

/** Lines of a paper as a word processor would set them: a paragraph a line, rows of '|' a table, the first line and lines that begin with '#' as headings. */
function asHtml(plain: string): string {
  const parts: string[] = [];
  let rows: string[] = [];
  const endTable = () => {
    if (rows.length > 0) parts.push(`<table>${rows.join('')}</table>`);
    rows = [];
  };
  plain.split('\n').forEach((line, at) => {
    const text = line.trim();
    const cells = text.replace(/^\||\|$/g, '').split('|');
    if (text.includes('|') && cells.length > 1) {
      if (!/^[\s|:-]+$/.test(text))
        rows.push(`<tr>${cells.map((cell) => `<td>${escaped(cell.trim())}</td>`).join('')}</tr>`);
      return;
    }
    endTable();
    if (text === '') return;
    if (at === 0 || text.startsWith('#')) parts.push(`<h2>${escaped(text.replace(/^#+\s*/, ''))}</h2>`);
    else parts.push(`<p>${escaped(text)}</p>`);
  });
  endTable();
  return `<meta charset="utf-8"><style>${STYLE}</style>${parts.join('\n')}`;
}

/** What the product reads of papers that are written as plain text, a paragraph a line: each is printed to a PDF first. */
export async function paperTexts(files: readonly string[]): Promise<ContractText[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const texts: ContractText[] = [];
    for (const file of files) {
      const whole = await readFile(file, 'utf8');
      // Fixtures of the tests have their answers below a line; others part mails by one.
      const plain = file.includes('/fixtures/') ? (whole.split(/^-----$/m)[0] ?? '') : whole;
      await page.setContent(asHtml(plain));
      const margin = { top: '2cm', bottom: '2cm', left: '2.2cm', right: '2.2cm' };
      texts.push(await extractContract(new Uint8Array(await page.pdf({ format: 'A4', margin }))));
    }
    return texts;
  } finally {
    await browser.close();
  }
}
