import { Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { MIB } from '../../../shared/limits';
import { Alert } from '../../kit/alert';
import { Button } from '../../kit/button';
import { errorText } from '../../lib/api';
import { usePlaybookChanges } from '../../lib/playbooks';
import { navigate } from '../../navigation';

/** Makes a playbook of an exported file and opens it; says in words why a file is none. */
export function ImportButton() {
  const input = useRef<HTMLInputElement>(null);
  const { importFile } = usePlaybookChanges();
  const [failure, setFailure] = useState<string | null>(null);

  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = currentTarget.files?.[0];
    if (!file) return;
    setFailure(null);
    try {
      const { playbook } = await importFile.mutateAsync(await readJson(file));
      void navigate(`/playbooks/${playbook.id}`);
    } catch (error) {
      const words = error instanceof UnfitFile ? error.message : errorText(error, 'Please check your connection.');
      setFailure(`${file.name} could not be imported. ${words}`);
    }
    // The same file, mended, can be chosen again.
    currentTarget.value = '';
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label="Playbook file"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => void take(event)}
      />
      <Button busy={importFile.isPending} onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        Import Playbook
      </Button>
      {failure && (
        <Alert tone="high" className="w-full [overflow-wrap:anywhere]">
          {failure}
        </Alert>
      )}
    </>
  );
}

/** Why a file can't even be sent, in words for people. */
class UnfitFile extends Error {
  override readonly name = 'UnfitFile';
}

/** @throws UnfitFile where it is too large or no JSON */
async function readJson(file: File): Promise<unknown> {
  if (file.size > MIB) throw new UnfitFile('It is larger than 1MB.');
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new UnfitFile('It is no exported playbook: it cannot be read as JSON.');
  }
}
