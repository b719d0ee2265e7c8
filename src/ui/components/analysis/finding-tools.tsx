import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyText } from '../../lib/copy-text';
import { useProof } from './proof';

/** What can be done with a finding besides reading it, once its stable id is known. */
export function FindingTools({ path, about, children }: { path: string; about: string; children?: ReactNode }) {
  const { findings } = useProof();
  const finding = findings.get(path);
  if (!finding) return null;
  return (
    <div className="flex shrink-0 items-center print:hidden">
      <CopyLink id={finding.id} about={about} />
      {children}
    </div>
  );
}

function CopyLink({ id, about }: { id: string; about: string }) {
  return (
    <button
      type="button"
      title="Copy link"
      aria-label={`Copy link to ${about}`}
      onClick={() => void copyText(linkTo(id), 'Link', `It opens this finding: ${about}`)}
      className="relative inline-flex h-6 w-6 items-center pointer-coarse:w-10 pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-2.5 justify-center rounded-sm text-faint opacity-0 hover:bg-sunken hover:text-ink focus-visible:opacity-100 group-hover/finding:opacity-100 pointer-coarse:opacity-100 in-data-quiet:pointer-coarse:hidden"
    >
      <Link2 aria-hidden className="size-3.5" />
    </button>
  );
}

/** The address that opens a finding, whatever tab is open now. */
function linkTo(id: string): string {
  return `${location.origin}${location.pathname}#finding-${id}`;
}
