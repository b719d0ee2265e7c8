import { UPLOAD } from '../../copy/landing';
import { isPdfFile } from '../../lib/pdf-file';
import { ANALYSIS_NOTE } from '../analysis-steps';
import { AnalysisModal } from './analysis-modal';
import { PreviewModal } from './preview-modal';
import { UploadFrame } from './upload-frame';
import { useDemo } from './use-demo';

/** The upload section of visitors without an account: a demo, in which no file leaves the browser. */
export function DemoUpload({ waiting }: { waiting?: File[] }) {
  const { items, phase, add, remove, closePreview } = useDemo();
  return (
    <UploadFrame
      items={items}
      onFiles={(files) => add(files.filter(isPdfFile))}
      onRemove={remove}
      waiting={waiting}
      note={UPLOAD.demo}
    >
      {phase.name === 'analysing' && <AnalysisModal stage={phase.stage} note={ANALYSIS_NOTE} />}
      {phase.name === 'preview' && <PreviewModal onClose={closePreview} />}
    </UploadFrame>
  );
}
