import type { Analysis, Completeness, KeyTerms } from '../shared/analysis';
import { TO_CHECK } from '../shared/caveats';
import type { Finding } from '../shared/findings';
import { formatEnd } from '../shared/format';
import { REMOVED_PATH } from '../shared/restored';
import { decisionWords, type ExportedRun, factAt, isToCheck, stands, valueInForce } from './exported-run';
import type { MemoBlock, MemoSection } from './memo-blocks';
import { pagesOf, quoted, quotesOf } from './memo-quotes';

/** What is open about the document itself; nothing where it is whole or nobody looked. */
export function completenessSection({ analysis: { completeness } }: ExportedRun): MemoSection | null {
  if (!completeness || completeness.complete) return null;
  const labels: [Exclude<keyof Completeness, 'complete'>, string][] = [
    ['pages', 'Pages'],
    ['blanks', 'Blanks and omissions'],
    ['exhibits', 'Exhibits'],
    ['signatures', 'Signatures'],
  ];
  const rows = labels.map(([key, label]) => {
    const { note, items } = completeness[key];
    const pages = [...new Set(items.flatMap(({ page }) => page ?? []))].join(', ');
    return [label, note, pages || '–'];
  });
  const table: MemoBlock = { kind: 'table', head: ['Matter', 'Finding', 'Page'], widths: [0.22, 0.66, 0.12], rows };
  return { heading: 'Is the document complete?', blocks: [table] };
}

/** Every fact that goes out; one that was looked for and not found says so. Where nothing was reviewed no column says it. */
export function factSection({ analysis, findings, extent }: ExportedRun): MemoSection | null {
  const facts = findings.filter(
    (finding) => (finding.kind === 'fact' || finding.kind === 'party') && stands(finding, extent),
  );
  if (facts.length === 0) return null;
  const isReviewed = facts.some(({ decision }) => decision !== null);
  const rows = facts.map((finding) => {
    const cells = [finding.title, factWords(finding, analysis), pagesOf(finding.evidence)];
    return isReviewed ? [...cells, decisionWords(finding) ?? 'Not reviewed'] : cells;
  });
  const table: MemoBlock = isReviewed
    ? { kind: 'table', head: ['Fact', 'Value', 'Page', 'Review'], widths: [0.2, 0.37, 0.1, 0.33], rows }
    : { kind: 'table', head: ['Fact', 'Value', 'Page'], widths: [0.25, 0.63, 0.12], rows };
  return { heading: 'Key facts', blocks: [table] };
}

/** The value in force, or why there is none: what was not found, not read and not worked out are three things. */
function factWords(finding: Finding, analysis: Analysis): string {
  const value = valueInForce(finding);
  const { read, pages, pending, foreign } = analysis.coverage;
  const fact = factAt(analysis, finding);
  const status = fact?.status;
  const isCorrected = finding.decision?.verdict === 'corrected';
  if (value !== null) {
    const words = formatEnd(value);
    if (fact && isToCheck(fact, finding)) return `${words}${TO_CHECK}`;
    return status === 'ambiguous' && !isCorrected ? `${words} (the contract can be read in more than one way)` : words;
  }
  if (status === 'unreadable' && pending)
    return `Not found in the ${read} of ${pages} pages that had been read by then`;
  if (status === 'unreadable' && foreign && read === pages) return 'Not read: the document is not in English';
  if (status === 'unreadable') return `Not found in the ${read} of ${pages} pages that could be read`;
  if (status === 'absent' && fact && isToCheck(fact, finding)) return 'Not found for certain; please check';
  if (status === 'stated' && fact?.rule) return `Stated, but ${fact.rule}; please read the clause`;
  if (status === 'stated') return 'Stated without a value that could be told for certain; please read the clause';
  if (status === 'failed') return 'Could not be worked out; please check the contract';
  return `Not found in the ${read === 1 ? 'page' : `${read} pages`} read`;
}

/** The lines of the key terms, which nobody decides on: only where all findings go out. The parties stand among the facts. */
export function keyTermSection({ analysis: { keyTerms }, extent }: ExportedRun): MemoSection | null {
  const labels: [Exclude<keyof KeyTerms, 'evidence' | 'parties'>, string][] = [
    ['financialTerms', 'Money'],
    ['dates', 'Dates'],
    ['obligations', 'Obligations'],
    ['termination', 'Termination'],
  ];
  const rows = labels.flatMap(([key, label]) =>
    keyTerms[key].map((line, i) => [i === 0 ? label : '', line, pagesOf(keyTerms.evidence[key][i] ?? [])]),
  );
  if (extent === 'accepted' || rows.length === 0) return null;
  const head = ['Matter', 'Term', 'Page'];
  return { heading: 'Key terms', blocks: [{ kind: 'table', head, widths: [0.2, 0.68, 0.12], rows }] };
}

export function complianceSection({ analysis, findings, extent }: ExportedRun): MemoSection | null {
  const blocks = findings
    .filter((finding) => finding.kind === 'compliance' && stands(finding, extent))
    .flatMap((finding): MemoBlock[] => {
      const point = analysis.compliance.findings[Number(finding.path.split('.').at(-1))];
      if (!point) return [];
      return [
        {
          kind: 'finding',
          title: isToCheck(point, finding) ? `${point.source}${TO_CHECK}` : point.source,
          severity: null,
          text: point.issue,
          quotes: quotesOf(point.evidence),
          advice: point.recommendation,
          decision: decisionWords(finding),
        },
      ];
    });
  return blocks.length > 0 ? { heading: 'Compliance', blocks } : null;
}

/** Where the contract is at odds with itself, and of which class there are how many more. */
export function draftingSection({ analysis, findings, extent }: ExportedRun): MemoSection | null {
  const told = findings.filter((finding) => finding.kind === 'drafting' && stands(finding, extent));
  const blocks = told.flatMap((finding): MemoBlock[] => {
    const fault = analysis.drafting?.faults[Number(finding.path.split('.').at(-1))];
    if (!fault) return [];
    return [
      {
        kind: 'finding',
        title: fault.type,
        severity: null,
        text: fault.description,
        quotes: quotesOf(fault.evidence),
        advice: null,
        decision: decisionWords(finding),
      },
    ];
  });
  const more = extent === 'all' ? (analysis.drafting?.more ?? []) : [];
  if (more.length > 0) blocks.push({ kind: 'list', items: more.map(({ type, count }) => `${type}: ${count} more`) });
  return blocks.length > 0 ? { heading: 'Drafting', blocks } : null;
}

/** What a model's review took away and nobody restored, each with the reason; not where only accepted findings go out. */
export function removedSection({ analysis, findings, extent }: ExportedRun): MemoSection | null {
  const left = findings.filter(({ kind, decision }) => kind === 'removed' && decision?.verdict !== 'accepted');
  if (extent !== 'all' || left.length === 0) return null;
  const blocks = left.flatMap(({ path }): MemoBlock[] => {
    const removed = analysis.review?.removed[Number(path.slice(REMOVED_PATH.length))];
    if (!removed) return [];
    const { title, reason, evidence, against } = removed;
    const quotes = quotesOf([...evidence, ...against]);
    return [
      {
        kind: 'finding',
        title,
        severity: null,
        text: `Removed by the review, because: ${reason}`,
        quotes,
        advice: null,
        decision: null,
      },
    ];
  });
  return { heading: 'Removed by the review', blocks };
}

/** Categories that say the same as the facts. */
const FACT_CATEGORIES = new Set(['Document Name', 'Parties', 'Agreement Date', 'Effective Date', 'Expiration Date']);

/**
 * The clauses in the order in which they stand in the contract, without those that the facts have told. Words that are clauses of
 * several kinds are quoted once.
 */
export function clauseSection({ findings, extent }: ExportedRun): MemoSection | null {
  const clauses = findings
    .filter((finding) => finding.kind === 'clause' && stands(finding, extent))
    .filter((finding) => !FACT_CATEGORIES.has(valueInForce(finding) ?? ''));
  const byWords = Map.groupBy(clauses, ({ evidence: [words] }) => `${words?.start}-${words?.end}`);
  const rows = [...byWords.values()].map((alike) => {
    const decided = alike.flatMap((finding) => {
      const words = decisionWords(finding);
      return words ? [alike.length > 1 ? `${valueInForce(finding)}: ${words}` : words] : [];
    });
    const quote = `“${quoted(alike[0]?.evidence[0]?.quote ?? '', 320)}”`;
    return [alike.map(valueInForce).join('; '), [quote, ...decided].join('\n'), pagesOf(alike[0]?.evidence ?? [])];
  });
  if (rows.length === 0) return null;
  const head = ['Clause', 'Words of the contract', 'Page'];
  return { heading: 'Clauses', blocks: [{ kind: 'table', head, widths: [0.25, 0.65, 0.1], rows }] };
}

/** What the reviewer rejected, so that the client sees what was left out and why; only where all findings go out. */
export function rejectedSection({ findings, extent }: ExportedRun): MemoSection | null {
  const rejected = findings.filter(({ decision }) => decision?.verdict === 'rejected');
  if (extent === 'accepted' || rejected.length === 0) return null;
  const rows = rejected.map((finding) => [finding.title, pagesOf(finding.evidence), decisionWords(finding) ?? '']);
  const table: MemoBlock = { kind: 'table', head: ['Finding', 'Page', 'Decision'], widths: [0.35, 0.1, 0.55], rows };
  return { heading: 'Set aside by the reviewer', blocks: [table] };
}
