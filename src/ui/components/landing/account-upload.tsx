import { uploadActions, useUploads } from '../../stores/uploads';
import { AnalysisNote } from '../analysis-steps';
import { AnalysisModal } from './analysis-modal';
import { UploadFrame } from './upload-frame';

/** The upload section of signed-in users: real uploads, followed to the end of their analyses. */
export function AccountUpload({ waiting }: { waiting?: File[] }) {
  const { items, overlay, add, leaveOverlay, ...uploads } = useUploads();
  return (
    <UploadFrame items={items} onFiles={add} {...uploadActions(uploads)} waiting={waiting}>
      {overlay && <AnalysisModal stage={overlay.stage} note={<AnalysisNote {...overlay} />} onLeave={leaveOverlay} />}
    </UploadFrame>
  );
}
