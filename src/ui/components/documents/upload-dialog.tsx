import { Dialog } from '../../kit/dialog';
import { DropZone } from '../../kit/drop-zone';
import { uploadActions, useUploads } from '../../stores/uploads';
import { AnalysisOverlay } from '../analysis-overlay';
import { AnalysisNote } from '../analysis-steps';
import { UploadList } from '../upload-list';

/** Where contracts are given: drop zone and picker, the files so far, and the overlay while one is analysed. */
export function UploadDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { items, overlay, add, leaveOverlay, ...uploads } = useUploads();
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
          <DropZone title="Drop contracts here" hint="Supports PDF files up to 50MB" level={3} onFiles={add} />
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
