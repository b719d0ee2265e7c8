import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from '../../stores/toasts';
import { useProof } from './proof';

/** What can be done with a finding besides reading it, once its stable id is known. */
export function FindingTools({ path, about, children }: { path: string; about: string; children?: ReactNode }) {
  const { findings } = useProof();
  const finding = findings.get(path);
  if (!finding) return null;
  return (
    <div className="flex shrink-0 items-center print:hidden">
      {children}
      <CopyLink id={finding.id} about={about} />
    </div>
  );
}

function CopyLink({ id, about }: { id: string; about: string }) {
  const copy = async () => {
    const link = linkTo(id);
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: 'Link Copied', description: `It opens this finding: ${about}` });
    } catch {
      toast({ title: 'Link Not Copied', description: `Please copy it from here: ${link}`, tone: 'danger' });
    }
  };
  return (
    <button
      type="button"
      title="Copy link"
      aria-label={`Copy link to ${about}`}
      onClick={copy}
      className="relative inline-flex h-6 w-6 items-center pointer-coarse:w-10 pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-2.5 justify-center rounded-sm text-faint hover:bg-sunken hover:text-ink"
    >
      <Link2 aria-hidden className="size-3.5" />
    </button>
  );
}

/** The address that opens a finding, whatever tab is open now. */
function linkTo(id: string): string {
  return `${location.origin}${location.pathname}#finding-${id}`;
}
