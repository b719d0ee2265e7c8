import { Copy, Download } from 'lucide-react';
import { Alert } from '../../kit/alert';
import { Button } from '../../kit/button';
import { DialogActions } from '../../kit/dialog';
import { copyText } from '../../lib/copy-text';
import { saveText } from '../../lib/save-text';

/** Recovery codes on the one occasion on which they can be seen. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = codes.join('\n');
  return (
    <>
      <Alert tone="medium" live={false}>
        These are shown only now. Each signs you in once when you have lost everything else: print them, or keep them in
        a password manager.
      </Alert>
      <ol
        aria-label="Recovery codes"
        className="mt-4 grid gap-x-8 gap-y-1.5 rounded-md bg-sunken px-4 py-3.5 font-mono text-sm tabular-nums sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-3.5 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => saveText(file(text), 'counterpart-recovery-codes.txt', 'text/plain')}>
          <Download aria-hidden />
          Download
        </Button>
        <Button size="sm" onClick={() => void copyText(text, 'Codes', 'Your recovery codes are on the clipboard.')}>
          <Copy aria-hidden />
          Copy
        </Button>
      </div>
      <DialogActions>
        <Button variant="primary" onClick={onKept}>
          I Have Kept Them
        </Button>
      </DialogActions>
    </>
  );
}

const file = (codes: string) =>
  `Counterpart recovery codes (${location.host})\nEach signs you in once, after your password.\n\n${codes}`;
