import { riskAt } from '../shared/acting-for';
import type { Analysis, Evidence, Fact } from '../shared/analysis';
import { TO_CHECK } from '../shared/caveats';
import type { Coverage } from '../shared/coverage';
import type { Finding } from '../shared/findings';
import { BYTE_ORDER_MARK, csvLine } from './csv';
import { type ExportedRun, factAt, isToCheck, stands } from './exported-run';

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

/** The fact sheet: one row a fact, one a drafting fault, then the rating and one a risk for the side that is acted for. */
export function factsCsv({ analysis, findings, extent, side }: ExportedRun): string {
  const told = findings.filter((finding) => extent === 'all' || stands(finding, extent));
  const rows = [
    ...told
      .filter(({ kind }) => kind === 'fact' || kind === 'party')
      .map((finding) => row(finding, factAt(analysis, finding), analysis.coverage)),
    ...told.filter(({ kind }) => kind === 'drafting').map((finding) => faultRow(finding, analysis)),
    ...(extent === 'all' ? [ratingRow(analysis, side)] : []),
    ...told.filter(({ kind }) => kind === 'risk').map((finding) => riskRow(finding, analysis)),
  ];
  return BYTE_ORDER_MARK + [HEAD, ...rows].map(csvLine).join('');
}

function row(finding: Finding, fact: Fact | undefined, { pending }: Coverage): string[] {
  const isWaiting = fact?.status === 'unreadable' && pending !== undefined;
  return [
    finding.title,
    isWaiting ? 'not read yet' : `${fact?.status ?? ''}${fact && isToCheck(fact, finding) ? TO_CHECK : ''}`,
    fact?.value ?? '',
    fact?.normalized ?? '',
    ...placeOf(fact?.evidence[0]),
    fact?.rule ?? '',
    ...decisionOf(finding),
  ];
}

/** What it is in words, how grave it is for the side that is acted for, and what to ask for. */
function riskRow(finding: Finding, analysis: Analysis): string[] {
  const risk = riskAt(analysis, finding.path);
  const named = [
    `Risk: ${risk?.type ?? ''}`,
    risk?.standing === 'to_check' ? 'to check' : 'found',
    risk?.severity ?? '',
  ];
  return [...named, '', ...placeOf(risk?.evidence[0]), risk?.recommendation ?? '', ...decisionOf(finding)];
}

/** Whom the sheet is for and what the paper is rated for that side. */
function ratingRow({ riskAssessment, kind }: Analysis, side: string): string[] {
  const label = kind?.sides.find(({ id }) => id === side)?.label ?? 'Neutral';
  const rating = riskAssessment.notAssessed ? 'not assessed' : riskAssessment.overallRisk;
  const cells = [`Overall risk (${label})`, rating, riskAssessment.notAssessed ?? riskAssessment.rationale];
  return [...cells, ...Array<string>(HEAD.length - cells.length).fill('')];
}

function faultRow(finding: Finding, { drafting }: Analysis): string[] {
  const fault = drafting?.faults[Number(finding.path.split('.').at(-1))];
  const named = [`Drafting: ${fault?.type ?? ''}`, 'found', fault?.description ?? '', ''];
  return [...named, ...placeOf(fault?.evidence[0]), fault?.rule ?? '', ...decisionOf(finding)];
}

/** Page and quote. */
function placeOf(evidence: Evidence | undefined): string[] {
  return [evidence ? String(evidence.page) : '', evidence?.quote ?? ''];
}

function decisionOf({ decision }: Finding): string[] {
  return [
    decision?.verdict ?? '',
    decision?.value ?? '',
    decision?.reason ?? '',
    decision?.reviewer ?? '',
    decision?.decidedAt ?? '',
  ];
}
