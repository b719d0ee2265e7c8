import { useEffect } from 'react';
import { carriesFiles, filesIn } from '../islands/files';

/**
 * Takes files that are dropped anywhere on the page, but for those that a drop zone took. Without it the browser would
 * leave the app and show the file.
 */
export function useFileDrop(onFiles: (files: File[]) => void): void {
  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      if (event.defaultPrevented || !carriesFiles(event)) return;
      event.preventDefault();
      onFiles(filesIn(event));
    };
    document.addEventListener('dragover', onDrag);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('dragover', onDrag);
      document.removeEventListener('drop', onDrop);
    };
  }, [onFiles]);
}
