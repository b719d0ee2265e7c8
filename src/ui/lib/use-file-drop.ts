import { useEffect } from 'react';
import { carriesFiles } from '../islands/files';

/**
 * Takes what is dropped of files anywhere on the page, but for what a drop zone took. Without it the browser would
 * leave the app and show the file.
 */
export function useFileDrop(onTransfer: (dropped: DataTransfer) => void): void {
  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      if (event.defaultPrevented || !carriesFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) onTransfer(event.dataTransfer);
    };
    document.addEventListener('dragover', onDrag);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('dragover', onDrag);
      document.removeEventListener('drop', onDrop);
    };
  }, [onTransfer]);
}
