import { type ReactNode, useEffect, useRef } from 'react';
import { DEMO, UPLOAD } from '../../copy/landing';
import { Button, buttonClass } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { DropZone } from '../../kit/drop-zone';
import { isPdfFile, useUploads } from '../../stores/uploads';
import { AnalysisOverlay } from '../analysis-overlay';
import { useSignedIn } from '../providers';
import { UploadList } from '../upload-list';
import { useDemo } from './use-demo';

/**
 * The landing page's place for contracts: a real upload for signed-in users, the demo for everyone else.
 * @param waiting files that were dropped or chosen before this was awake
 */
export function UploadSection({ waiting = [] }: { waiting?: File[] }) {
  return useSignedIn() ? <Uploads waiting={waiting} /> : <Demo waiting={waiting} />;
}

function Uploads({ waiting }: { waiting: File[] }) {
  const { items, overlay, add, remove, hideOverlay } = useUploads();
  return (
    <Frame onFiles={add} waiting={waiting} list={<UploadList items={items} onRemove={remove} />}>
      <AnalysisOverlay open={overlay !== null} stage={overlay?.stage ?? null} onHide={hideOverlay} />
    </Frame>
  );
}

function Demo({ waiting }: { waiting: File[] }) {
  const { items, phase, add, remove, closePreview } = useDemo();
  return (
    <Frame
      onFiles={(files) => add(files.filter(isPdfFile))}
      waiting={waiting}
      list={<UploadList items={items} onRemove={remove} />}
    >
      <AnalysisOverlay open={phase.name === 'analysing'} stage={phase.name === 'analysing' ? phase.stage : null} />
      <Dialog
        open={phase.name === 'preview'}
        onOpenChange={(open) => !open && closePreview()}
        title={DEMO.title}
        description={DEMO.text}
      >
        <ul className="grid gap-1.5 border-line border-l-2 pl-4 text-sm">
          {DEMO.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <DialogActions>
          <Button onClick={closePreview}>{DEMO.later}</Button>
          <a href="/signup" className={buttonClass({ variant: 'primary' })}>
            {DEMO.cta}
          </a>
        </DialogActions>
      </Dialog>
    </Frame>
  );
}

function Frame({
  onFiles,
  waiting,
  list,
  children,
}: {
  onFiles: (files: File[]) => void;
  waiting: File[];
  list: ReactNode;
  children: ReactNode;
}) {
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current) return;
    taken.current = true;
    if (waiting.length > 0) onFiles(waiting);
  }, [waiting, onFiles]);
  return (
    <section aria-label="Upload" className="wrap">
      <DropZone title={UPLOAD.title} hint={UPLOAD.hint} browse={UPLOAD.browse} onFiles={onFiles} />
      <div className="mt-4 empty:hidden">{list}</div>
      {children}
    </section>
  );
}
