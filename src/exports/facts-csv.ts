import type { Coverage, Fact } from '../shared/analysis';
import type { Finding } from '../shared/findings';
import { factAt, type Review, stands } from './review';

const HEAD = [
  'Fact',
  'Status',
  'Value',
  'Normalized',
  'Page',
  'Quote',
  'Rule',
  'Decision',
  'Corrected value',
  'Reason',
  'Reviewer',
  'Decided at',
];

/** Excel reads UTF-8 as such only where the file starts with this mark; other readers skip it. */
const BYTE_ORDER_MARK = '\ufeff';
/** Where a spreadsheet would begin to calculate instead of showing text. */
const FORMULA = /^[\s\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r|%]/;

/** The fact sheet by RFC 4180: one row a fact, quoted fields, CRLF. A value that a spreadsheet would run starts with an apostrophe. */
export function factsCsv({ analysis, findings, extent }: Review): string {
  const rows = findings
    .filter((finding) => finding.kind === 'fact' || finding.kind === 'party')
    .filter((finding) => extent === 'all' || stands(finding, extent))
    .map((finding) => row(finding, factAt(analysis, finding), analysis.coverage));
  return BYTE_ORDER_MARK + [HEAD, ...rows].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

function row({ title, decision }: Finding, fact: Fact | undefined, { pending }: Coverage): string[] {
  const first = fact?.evidence[0];
  const isWaiting = fact?.status === 'unreadable' && pending !== undefined;
  return [
    title,
    isWaiting ? 'not read yet' : (fact?.status ?? ''),
    fact?.value ?? '',
    fact?.normalized ?? '',
    first ? String(first.page) : '',
    first?.quote ?? '',
    fact?.rule ?? '',
    decision?.verdict ?? '',
    decision?.value ?? '',
    decision?.reason ?? '',
    decision?.reviewer ?? '',
    decision?.decidedAt ?? '',
  ];
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
