import { Suspense } from 'react';
import { useStore } from 'zustand';
import { Dialog } from '../../kit/dialog';
import { DropZone } from '../../kit/drop-zone';
import { Loading } from '../../kit/spinner';
import { chosenIn } from '../../lib/chosen';
import { lazyPart } from '../../lib/lazy-part';
import { importState } from '../../stores/import-state';
import { uploadActions, useUploads } from '../../stores/uploads';
import { AnalysisOverlay } from '../analysis-overlay';
import { AnalysisNote } from '../analysis-steps';
import { UploadList } from '../upload-list';
import { ChooseMany } from './choose-many';
import { takeChosen } from './take-chosen';

const ImportPanel = lazyPart(async () => (await import('./import-parts')).ImportPanel);

/** Where contracts are given: drop zone and pickers, the import and the files so far, and the overlay while a single one is analysed. */
export function UploadDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { items, overlay, leaveOverlay, ...uploads } = useUploads();
  const importing = useStore(importState(), ({ phase }) => phase !== 'none');
  const onFiles = (files: File[]) => takeChosen({ files, folders: [] });
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        size="lg"
        title="Upload New Document"
        description="Each contract is stored on this server, for you alone, and analyzed at once."
      >
        <div className="grid grid-cols-1 gap-4">
          {importing && (
            <Suspense fallback={<Loading>Loading the import...</Loading>}>
              <ImportPanel />
            </Suspense>
          )}
          <DropZone
            compact={importing}
            title="Drop contracts here"
            hint="Supports PDF files up to 50MB"
            level={3}
            onFiles={onFiles}
            onTransfer={(dropped) => takeChosen(chosenIn(dropped))}
          >
            <ChooseMany onFiles={onFiles} />
          </DropZone>
          <UploadList items={items} {...uploadActions(uploads)} />
        </div>
      </Dialog>
      <AnalysisOverlay
        open={overlay !== null}
        stage={overlay?.stage ?? null}
        note={overlay && <AnalysisNote {...overlay} />}
        onLeave={leaveOverlay}
      />
    </>
  );
}
