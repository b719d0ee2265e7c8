import { useId, useMemo } from 'react';
import { useStore } from 'zustand';
import type { ImportItem } from '../../../imports/importer';
import { formatFileSize } from '../../../shared/format';
import { Alert } from '../../kit/alert';
import { Button } from '../../kit/button';
import { Progress } from '../../kit/progress';
import { copyText } from '../../lib/copy-text';
import { counted, countsOf, failureList, type ImportCounts, mayGoOn } from '../../lib/import-words';
import { saveText } from '../../lib/save-text';
import { type ImportsState, importsStore } from '../../stores/imports';
import { FileName } from '../file-name';
import { ImportGroup } from './import-group';
import { FailedRow, KnownRow, SentRow } from './import-rows';

/** An import in the upload dialog: how far all of it is, what is being sent, and in the end what became of each file. */
export function ImportPanel() {
  const state = useStore(importsStore());
  const title = useId();
  const counts = useMemo(() => countsOf(state.items), [state.items]);
  const of = (wanted: ImportItem['state']) => state.items.filter((item) => item.state === wanted);
  return (
    <section aria-labelledby={title} className="rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 id={title} className="text-lg">
          {titleOf(state, counts)}
        </h3>
        <Controls state={state} counts={counts} />
      </div>
      <Whole state={state} counts={counts} />
      {state.pause && (
        <Alert tone="medium" className="mt-3">
          {state.pause} All that is left waits and goes on by itself.
        </Alert>
      )}
      {state.halt && !state.running && <Halted because={state.halt} counts={counts} />}
      <ul aria-label="Being sent" className="mt-3 grid gap-2.5 empty:hidden">
        {of('sending').map((item) => (
          <SendingRow key={item.id} item={item} />
        ))}
      </ul>
      <ImportGroup title="Failed" items={of('failed')} row={FailedRow} open tone="high">
        <FailureTools items={state.items} />
      </ImportGroup>
      <ImportGroup title="Already there" items={of('known')} row={KnownRow} />
      <ImportGroup title="Uploaded" items={of('sent')} row={SentRow} />
    </section>
  );
}

/** How many were taken before the server took no more, and what to do. */
function Halted({ because, counts: { sent, waiting } }: { because: string; counts: ImportCounts }) {
  return (
    <Alert tone="medium" className="mt-3">
      {counted(sent, 'file was', 'files were')} taken and {counted(waiting, 'was', 'were')} not. {because} Then press
      Send the Rest.
    </Alert>
  );
}

function titleOf({ looking, running, items }: ImportsState, { waiting }: ImportCounts): string {
  if (running) return `Importing ${counted(items.length, 'file')}`;
  if (looking > 0) return 'Looking through what you chose…';
  if (items.length === 0) return 'Nothing to import';
  return waiting > 0 ? 'Import stopped' : 'Import finished';
}

function Controls({
  state: { running, looking, items, retry, stop, clear },
  counts,
}: {
  state: ImportsState;
  counts: ImportCounts;
}) {
  if (running) {
    return (
      <Button size="sm" onClick={stop}>
        Stop
      </Button>
    );
  }
  if (looking > 0) return null;
  const again = items.filter(mayGoOn).length;
  return (
    <div className="flex flex-wrap gap-2">
      {again > 0 && (
        <Button size="sm" variant="primary" onClick={retry}>
          {counts.waiting > 0 ? `Send the Rest (${again})` : `Try Again (${again})`}
        </Button>
      )}
      <Button size="sm" onClick={clear}>
        Clear List
      </Button>
    </div>
  );
}

/** How far all of it is. The words are announced at their end only: each file would be a stream of talk. */
function Whole({ state, counts }: { state: ImportsState; counts: ImportCounts }) {
  const { items, running, looking, passedOver } = state;
  const { bytes, bytesDone, sent, known, failed, waiting } = counts;
  const done = sent + known + failed;
  if (items.length === 0) {
    return looking > 0 ? (
      <div className="mt-3">
        <Progress value={null} label="Looking through what you chose" />
      </div>
    ) : (
      <p className="mt-2 text-muted text-sm">There was no PDF in what you chose. {othersOf(passedOver)}</p>
    );
  }
  if (running) {
    return (
      <>
        <div className="mt-3">
          <Progress value={bytes > 0 ? Math.floor((bytesDone / bytes) * 100) : 100} label="The whole import" />
        </div>
        <p className="mt-2 text-muted text-sm tabular-nums">
          {done.toLocaleString('en-US')} of {items.length.toLocaleString('en-US')} done · {formatFileSize(bytesDone)} of{' '}
          {formatFileSize(bytes)}
        </p>
        <p className="text-muted text-sm tabular-nums">{sumOf(counts)}</p>
        <p className="mt-1 text-muted text-sm">
          You may go to other pages meanwhile, or close this dialog. Keep this tab open.
        </p>
      </>
    );
  }
  return (
    <p role="status" className="mt-2 text-sm">
      {sumOf(counts)}.{sent > 0 && ' What was uploaded is being analyzed.'}
      {waiting > 0 && ` ${counted(waiting, 'file was', 'files were')} not sent.`} {othersOf(passedOver)}
    </p>
  );
}

function sumOf({ sent, known, failed }: ImportCounts): string {
  const parts = [
    `${sent.toLocaleString('en-US')} uploaded`,
    `${known.toLocaleString('en-US')} already there`,
    `${failed.toLocaleString('en-US')} failed`,
  ];
  return parts.join(', ');
}

function othersOf(passedOver: number): string {
  return passedOver > 0 ? `${counted(passedOver, 'other file is no PDF', 'other files are no PDFs')}.` : '';
}

function SendingRow({ item: { name, size, sent } }: { item: ImportItem }) {
  const share = size > 0 ? Math.floor((sent / size) * 100) : 100;
  return (
    <li>
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <FileName name={name} />
        <span className="shrink-0 text-muted text-xs tabular-nums">
          {share}% of {formatFileSize(size)}
        </span>
      </p>
      <div className="mt-1">
        <Progress value={share} label={`Sending ${name}`} />
      </div>
    </li>
  );
}

function FailureTools({ items }: { items: readonly ImportItem[] }) {
  const list = () => failureList(items);
  return (
    <div className="mt-2 mb-1 flex flex-wrap gap-2">
      <Button size="sm" onClick={() => copyText(list(), 'List', 'Each file that failed, and why.')}>
        Copy List
      </Button>
      <Button size="sm" onClick={() => saveText(list(), 'not-imported.tsv', 'text/tab-separated-values')}>
        Download List
      </Button>
    </div>
  );
}
