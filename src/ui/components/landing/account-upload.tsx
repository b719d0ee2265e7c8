import { useUploads } from '../../stores/uploads';
import { AnalysisNote } from '../analysis-steps';
import { AnalysisModal } from './analysis-modal';
import { UploadFrame } from './upload-frame';

/** The upload section of signed-in users: real uploads, followed to the end of their analyses. */
export function AccountUpload({ waiting }: { waiting?: File[] }) {
  const { items, overlay, add, remove, retry, leaveOverlay } = useUploads();
  return (
    <UploadFrame items={items} onFiles={add} onRemove={remove} onRetry={retry} waiting={waiting}>
      {overlay && <AnalysisModal stage={overlay.stage} note={<AnalysisNote {...overlay} />} onLeave={leaveOverlay} />}
    </UploadFrame>
  );
}
