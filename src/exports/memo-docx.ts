import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { Memo, MemoBlock } from './memo-blocks';

/** Twentieths of a point: US Letter with an inch of margin. */
const COLUMN = 9_360;
const INDENT = 280;
const ACCENT = '23468C';
const MUTED = '5F5B53';
const RULE = 'CFCAC0';
const SEVERITY_COLORS = { high: 'A3261C', medium: '8A5A00', low: '1B6B43' } as const;
const LINE = { style: BorderStyle.SINGLE, size: 4, color: RULE } as const;
const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;

/** Prints a memo as a Word document with headings, real tables and page numbers, so that a lawyer can go on writing in it. */
export async function memoDocx(memo: Memo): Promise<Uint8Array> {
  const document = new Document({
    title: `${memo.title}: ${memo.subject}`,
    creator: memo.author,
    lastModifiedBy: memo.author,
    styles: {
      default: {
        document: {
          run: { font: 'Georgia', size: 21, language: { value: 'en-US' } },
          paragraph: { spacing: { after: 120 } },
        },
        title: { run: { size: 40, bold: true }, paragraph: { spacing: { after: 200 } } },
        heading1: {
          run: { size: 28, bold: true, color: ACCENT },
          paragraph: { spacing: { before: 320, after: 140 }, border: { bottom: LINE }, keepNext: true },
        },
        heading2: { run: { size: 23, bold: true }, paragraph: { spacing: { before: 220, after: 60 }, keepNext: true } },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 12_240, height: 15_840 },
            margin: { top: 1440, bottom: 1440, left: 1440, right: 1440 },
          },
        },
        footers: { default: footer(memo.footer) },
        children: [
          ...letterhead(memo),
          ...memo.sections.flatMap(({ heading, blocks }) => [
            new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }),
            ...blocks.flatMap(block),
          ]),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function footer(text: string): Footer {
  const run = { size: 17, color: MUTED };
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: COLUMN }],
        children: [
          new TextRun({ ...run, text }),
          new TextRun({ ...run, children: ['\tPage ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });
}

function letterhead({ title, subject, particulars }: Memo): (Paragraph | Table)[] {
  const rows = particulars.map(([label, text]) =>
    tableRow([paragraph(label, { color: MUTED, size: 19 }), paragraph(text, { size: 19 })], [0.2, 0.8], NO_LINE),
  );
  return [
    paragraph(title.toUpperCase(), { bold: true, size: 18, color: ACCENT, characterSpacing: 24 }),
    new Paragraph({ text: subject, heading: HeadingLevel.TITLE }),
    tableOf(rows, { top: { ...LINE, size: 10, color: ACCENT }, bottom: LINE }, [0.2, 0.8]),
  ];
}

function block(part: MemoBlock): (Paragraph | Table)[] {
  switch (part.kind) {
    case 'paragraph':
      return [paragraph(part.text)];
    case 'list':
      return part.items.map((text) => new Paragraph({ text, bullet: { level: 0 } }));
    case 'table':
      return [table(part), paragraph('', { size: 8 })];
    case 'finding':
      return finding(part);
  }
}

function paragraph(text: string, run: IRunOptions = {}, options: IParagraphOptions = {}): Paragraph {
  const lines = text.split('\n').map((line, i) => new TextRun({ ...run, text: line, ...(i > 0 ? { break: 1 } : {}) }));
  return new Paragraph({ ...options, children: lines });
}

function table({ head, widths, rows }: Extract<MemoBlock, { kind: 'table' }>): Table {
  const heading = head.map((text) => paragraph(text.toUpperCase(), { bold: true, size: 16, color: MUTED }, TIGHT));
  const body = rows.map((cells) =>
    tableRow(
      cells.map((text, i) => paragraph(text, { size: 19, bold: i === 0 }, TIGHT)),
      widths,
      LINE,
    ),
  );
  return tableOf([tableRow(heading, widths, LINE, true), ...body], { top: NO_LINE, bottom: LINE }, widths);
}

const TIGHT: IParagraphOptions = { spacing: { before: 40, after: 40 } };

function tableOf(
  rows: TableRow[],
  { top, bottom }: { top: typeof LINE | object; bottom: typeof LINE },
  widths: number[],
): Table {
  return new Table({
    rows,
    width: { size: COLUMN, type: WidthType.DXA },
    columnWidths: widths.map((share) => Math.round(COLUMN * share)),
    borders: { top: top as typeof LINE, bottom, left: NO_LINE, right: NO_LINE, insideVertical: NO_LINE },
  });
}

function tableRow(cells: Paragraph[], widths: number[], line: typeof LINE | typeof NO_LINE, isHead = false): TableRow {
  return new TableRow({
    cantSplit: true,
    tableHeader: isHead,
    children: cells.map(
      (cell, i) =>
        new TableCell({
          children: [cell],
          width: { size: Math.round(COLUMN * (widths[i] ?? 0)), type: WidthType.DXA },
          margins: { right: 160 },
          borders: { top: NO_LINE, bottom: line, left: NO_LINE, right: NO_LINE },
        }),
    ),
  });
}

function finding(part: Extract<MemoBlock, { kind: 'finding' }>): Paragraph[] {
  const { title, severity, text, quotes, advice, decision } = part;
  const tag = severity
    ? [new TextRun({ text: `\t${severity.toUpperCase()}`, size: 17, bold: true, color: SEVERITY_COLORS[severity] })]
    : [];
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      tabStops: [{ type: TabStopType.RIGHT, position: COLUMN }],
      children: [new TextRun(title), ...tag],
    }),
    ...(text ? [paragraph(text)] : []),
    ...quotes.map(quote),
    ...(advice ? [labelled('Recommendation', advice)] : []),
    ...(decision ? [labelled('Review', decision)] : []),
  ];
}

function quote({ text, page }: { text: string; page: number }): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.LEFT,
    indent: { left: INDENT },
    keepLines: true,
    border: { left: { style: BorderStyle.SINGLE, size: 12, color: ACCENT, space: 10 } },
    children: [
      new TextRun({ text: `“${text}”`, italics: true, size: 20 }),
      new TextRun({ text: `Page ${page}`, size: 17, color: MUTED, break: 1 }),
    ],
  });
}

function labelled(label: string, text: string): Paragraph {
  return new Paragraph({
    children: [new TextRun({ text: `${label}: `, bold: true, color: MUTED, size: 20 }), new TextRun(text)],
  });
}
