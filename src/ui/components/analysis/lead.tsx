import { ArrowLeft, PanelRightOpen } from 'lucide-react';
import type { Analysis } from '../../../shared/analysis';
import type { Contract } from '../../../shared/contracts';
import { formatDate } from '../../../shared/format';
import { Button } from '../../kit/button';
import { ExportMenu } from './export-menu';
import { pagesRead } from './page-words';
import { useProof } from './proof';
import { RunsMenu } from './runs-menu';

/** Titles longer than this get a smaller heading, so that a phone still shows what comes after. */
const LONG_TITLE = 48;

/** What the contract is, between whom, and which file it is; the way back and what can be done with it. */
export function Lead({ title, contract, analysis }: { title: string; contract: Contract; analysis: Analysis }) {
  const deal = analysis.summarySentences?.[0]?.text;
  const { filename, uploadedAt } = contract;
  return (
    <>
      <div className="relative flex flex-wrap items-center gap-2 print:hidden">
        <a
          href="/documents"
          className="mr-auto inline-flex min-h-8 items-center gap-2 font-medium text-muted text-sm pointer-coarse:min-h-11 hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" />
          Back to Contracts
        </a>
        <ShowContract />
        <div className="flex gap-2">
          <RunsMenu />
          <ExportMenu />
        </div>
      </div>
      <p className="hidden text-muted text-sm print:block">Counterpart · Contract analysis</p>
      <h1 className={`mt-3 [overflow-wrap:anywhere] print:mt-1 ${title.length > LONG_TITLE ? 'text-xl' : 'text-2xl'}`}>
        {title}
      </h1>
      {deal && <p className="mt-1.5 [overflow-wrap:anywhere]">{deal}</p>}
      <p className="mt-1.5 flex flex-wrap gap-x-1 text-muted text-xs tabular-nums">
        <ShortName name={filename} />
        <span> · </span>
        <span>{pagesRead(analysis.coverage)}</span>
        <span> · </span>
        <span>
          uploaded <time dateTime={uploadedAt}>{formatDate(uploadedAt)}</time>
        </span>
      </p>
    </>
  );
}

/** So much of a name's end is always there: it tells versions apart. */
const KEPT_END = 18;

/** A file's name on one line, shortened in the middle where there is no room; whole at a pointer and on paper. */
function ShortName({ name }: { name: string }) {
  const cut = Math.max(0, name.length - KEPT_END);
  return (
    <span title={name} className="flex min-w-0 max-w-full whitespace-pre print:block print:whitespace-normal">
      {cut > 0 && <span className="min-w-0 truncate print:[overflow-wrap:anywhere]">{name.slice(0, cut)}</span>}
      <span className="shrink-0">{name.slice(cut)}</span>
    </span>
  );
}

/** Where the contract was put away. */
function ShowContract() {
  const { wide, contractOpen, openContract } = useProof();
  if (!wide || contractOpen) return null;
  return (
    <Button size="sm" onClick={openContract}>
      <PanelRightOpen aria-hidden />
      Show the PDF
    </Button>
  );
}
