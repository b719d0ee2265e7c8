import type { Analysis, Fact, Standing } from '../shared/analysis';
import type { FactName } from '../shared/facts';
import type { Decision, Finding } from '../shared/findings';
import { modelWords } from '../shared/model-providers';
import type { Run } from '../shared/runs';

/** Whether all findings go out or only those that the reviewer accepted or corrected. */
export type Extent = 'all' | 'accepted';

/** All that an export is made of. `preparedBy` is the reader who takes it along. */
export interface ExportedRun {
  contract: { id: string; filename: string; fileSize: number; uploadedAt: string; sha256: string };
  run: Run;
  /** As the side reads it that the reader acts for. */
  analysis: Analysis;
  /** A side of the contract's kind, or 'neutral'. */
  side: string;
  findings: Finding[];
  /** The whole history, newest first. */
  decisions: Decision[];
  extent: Extent;
  preparedBy: string;
  preparedAt: Date;
}

/** Whether a finding stands after the readers' review: what was rejected does not, and what awaits review does only where all go out. */
export function stands({ decision }: Finding, extent: Extent): boolean {
  return decision ? decision.verdict !== 'rejected' : extent === 'all';
}

/** What is in force: the reviewer's value where it was corrected. */
export function valueInForce({ value, decision }: Finding): string | null {
  return decision?.verdict === 'corrected' ? decision.value : value;
}

/** Whether nobody vouches for a finding: the engine asks for a check, and no reader has accepted or corrected it. */
export function isToCheck({ standing }: { standing?: Standing | undefined }, { decision }: Finding): boolean {
  return standing === 'to_check' && !decision?.verdict;
}

/** The fact or party that a finding is about. */
export function factAt({ facts }: Analysis, { path }: Finding): Fact | undefined {
  const [, name, index] = path.split('.');
  return index === undefined ? (facts[name as FactName] as Fact | undefined) : facts.parties[Number(index)];
}

/** 'March 1, 2026'. Days in documents are UTC, as the moments of decisions are kept. */
export function longDay(moment: string | Date): string {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** 'Accepted by Ada King on March 1, 2026: reason', or null where nobody has decided. */
export function decisionWords({ decision, kind, value }: Finding): string | null {
  if (!decision?.verdict) return null;
  const what = {
    accepted: 'Accepted',
    rejected: 'Rejected',
    corrected:
      kind === 'risk' ? `Severity changed from ${value} to ${decision.value}` : `Corrected from ${value ?? 'none'}`,
  }[decision.verdict];
  const why = decision.reason ? `: ${decision.reason}` : '';
  return `${what} by ${decision.reviewer} on ${longDay(decision.decidedAt)}${why}${/[.!?]$/.test(why) ? '' : '.'}`;
}

/** 'built-in engine, version 3', 'Mistral (mistral-large-latest), version 3'. */
export function engineWords({ name, version, model }: Analysis['engine']): string {
  const engine = name === 'builtin' ? 'built-in engine' : modelWords(name, model);
  return `${engine}, version ${version}`;
}
