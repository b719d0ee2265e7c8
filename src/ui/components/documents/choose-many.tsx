import { Button } from '../../kit/button';

/** Buttons that choose a whole folder or an archive. */
export function ChooseMany({ onFiles }: { onFiles: (files: File[]) => void }) {
  return (
    <div className="mt-4 flex flex-wrap justify-center gap-2">
      <Button size="sm" onClick={() => choose(true, onFiles)}>
        Choose a Folder
      </Button>
      <Button size="sm" onClick={() => choose(false, onFiles)}>
        Choose a ZIP
      </Button>
    </div>
  );
}

/** Opens the browser's chooser. The input is made for it alone: the drop zone keeps the one that the page has. */
function choose(folder: boolean, onFiles: (files: File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.webkitdirectory = folder;
  if (!folder) input.accept = '.zip,application/zip';
  input.multiple = true;
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    if (files.length > 0) onFiles(files);
  });
  input.click();
}
