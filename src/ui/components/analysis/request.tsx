import { Copy } from 'lucide-react';
import { copyText } from '../../lib/copy-text';

/** What to ask the other side for, or to do, with a button that copies what can be pasted into a letter. */
export function Request({
  label,
  text,
  about,
  copies,
}: {
  /** 'Ask for', 'Mitigation'. */
  label: string;
  text: string;
  about: string;
  /** Whether the text is made to be sent. */
  copies: boolean;
}) {
  return (
    <p className="mt-1.5 text-sm">
      <strong className="font-semibold">{label}:</strong> <span>{text}</span>
      {copies && <CopyButton text={text} label={`Copy the request on ${about}`} about={about} />}
    </p>
  );
}

/** A small button, in line with text, that copies a request or several. */
export function CopyButton({
  text,
  label,
  about,
  children = 'Copy',
}: {
  text: string;
  /** For screen readers. */
  label: string;
  about: string;
  children?: string;
}) {
  return (
    <button
      type="button"
      aria-label={label === children ? undefined : label}
      onClick={() => void copyText(text, 'Request', about)}
      className="relative ml-1.5 inline-flex min-h-6 items-center gap-1 whitespace-nowrap rounded-sm px-1 align-middle font-medium text-accent text-xs pointer-coarse:after:absolute pointer-coarse:after:-inset-x-1 pointer-coarse:after:-inset-y-2.5 hover:bg-accent-soft print:hidden"
    >
      <Copy aria-hidden className="size-3.5" />
      {children}
    </button>
  );
}
