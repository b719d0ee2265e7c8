import { type ExportedRun, engineWords, longDay } from './exported-run';
import type { Memo, MemoBlock } from './memo-blocks';
import {
  clauseSection,
  completenessSection,
  complianceSection,
  draftingSection,
  factSection,
  keyTermSection,
  rejectedSection,
  removedSection,
} from './memo-parts';
import { shortened } from './memo-quotes';
import { riskSection, standingSeverities } from './memo-risks';

/** Composes the memo of a run as its readers left it. */
export function composeMemo(exported: ExportedRun): Memo {
  const sections = [
    summarySection(exported),
    completenessSection(exported),
    factSection(exported),
    riskSection(exported),
    complianceSection(exported),
    draftingSection(exported),
    keyTermSection(exported),
    clauseSection(exported),
    rejectedSection(exported),
    removedSection(exported),
    basisSection(exported),
  ];
  return clean({
    title: 'Contract review memorandum',
    subject: subjectOf(exported),
    author: exported.preparedBy,
    createdAt: exported.preparedAt,
    particulars: particularsOf(exported),
    sections: sections.filter((section) => section !== null),
    footer: `Confidential · ${shortened(exported.contract.filename, 70)}`,
  });
}

function subjectOf({ analysis, contract }: ExportedRun): string {
  const { documentName } = analysis.facts;
  return (documentName.status === 'found' && documentName.value) || contract.filename;
}

function particularsOf(exported: ExportedRun): [string, string][] {
  const { contract, run, analysis, preparedBy, preparedAt, extent } = exported;
  const findings = exported.findings.filter(({ kind }) => kind !== 'removed');
  const { pages, read } = analysis.coverage;
  const decided = findings.filter(({ decision }) => decision !== null).length;
  return [
    ['Document', contract.filename],
    ['Prepared by', preparedBy],
    ['Date', longDay(preparedAt)],
    ...sideLine(exported),
    ['Read', read === pages ? `${pages === 1 ? 'the only page' : `all ${pages} pages`}` : `${read} of ${pages} pages`],
    ['Analysis', `${longDay(run.createdAt)}, ${engineWords(run.engine)} (run ${run.id.slice(0, 8)})`],
    [
      'Findings',
      extent === 'accepted'
        ? 'only those that the reviewer accepted or corrected'
        : `all; ${decided} of ${findings.length} decided by a reviewer`,
    ],
  ];
}

/** Whom the reviewer acts for, where a side was chosen. */
function sideLine({ analysis: { kind }, side }: ExportedRun): [string, string][] {
  const chosen = kind?.sides.find(({ id }) => id === side);
  return chosen ? [['Acting for', chosen.label]] : [];
}

/** The engine's own summary is left out where only accepted findings go out: it may speak of others. */
function summarySection(exported: ExportedRun) {
  const counts = standingSeverities(exported);
  const risks =
    counts.length > 0 ? `Risks in this memorandum: ${counts.join(', ')}.` : 'This memorandum lists no risks.';
  const blocks: MemoBlock[] = [{ kind: 'paragraph', text: risks }];
  if (exported.extent === 'all') {
    blocks.unshift({ kind: 'paragraph', text: exported.analysis.summary });
    if (exported.findings.some(({ decision }) => decision && decision.verdict !== 'accepted'))
      blocks.push({
        kind: 'paragraph',
        text: 'The first paragraph was written before the review; where it differs from the decisions below, they prevail.',
      });
  }
  return { heading: 'Summary', blocks };
}

function basisSection({ contract, run, analysis }: ExportedRun) {
  const { degraded } = analysis.engine;
  const texts = [
    `Quotations are taken word for word from the text of the PDF; page numbers count its pages from 1. The analysis was made on ${longDay(run.createdAt)} by software (${engineWords(run.engine)}) and may miss or misread terms. It is an aid to a lawyer’s exported, not a substitute for it.`,
    ...(degraded ? [degraded] : []),
    `The document reviewed is the file of ${contract.fileSize.toLocaleString('en-US')} bytes uploaded on ${longDay(contract.uploadedAt)}, SHA-256 ${contract.sha256}.`,
  ];
  return { heading: 'Basis of this review', blocks: texts.map((text): MemoBlock => ({ kind: 'paragraph', text })) };
}

/** Characters that XML forbids and that damaged fonts leave in texts; no word processor opens a file that holds them. */
function clean<T>(value: T): T {
  if (typeof value === 'string') {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
    return value.toWellFormed().replace(/[\u0000-\u0009\u000b-\u001f\u007f\ufffe\uffff]/g, ' ') as T;
  }
  if (Array.isArray(value)) return value.map(clean) as T;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, clean(part)])) as T;
}
