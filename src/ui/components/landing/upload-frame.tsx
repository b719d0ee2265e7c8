import { type ReactNode, useEffect, useRef } from 'react';
import { UPLOAD } from '../../copy/landing';
import { DropZone } from '../../kit/drop-zone';
import { type ListedUpload, type UploadActions, UploadList } from '../upload-list';

/**
 * The landing page's place for contracts: the drop zone and the files given so far.
 * @param waiting files that were dropped or chosen before this was awake
 */
export function UploadFrame({
  items,
  onFiles,
  waiting = [],
  note,
  children,
  ...actions
}: UploadActions & {
  items: ListedUpload[];
  onFiles: (files: File[]) => void;
  waiting?: File[] | undefined;
  /** What to know before a file is given. */
  note?: string;
  children: ReactNode;
}) {
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current) return;
    taken.current = true;
    if (waiting.length > 0) onFiles(waiting);
  }, [waiting, onFiles]);
  return (
    <section aria-label={UPLOAD.name} className="wrap print:hidden">
      <DropZone title={UPLOAD.title} hint={UPLOAD.hint} browse={UPLOAD.browse} onFiles={onFiles} />
      {note && <p className="mt-3 text-center text-muted text-sm">{note}</p>}
      <noscript>
        <p className="mt-3 text-center text-muted text-sm">{UPLOAD.withoutScript}</p>
      </noscript>
      <div className="mt-4 empty:hidden">
        <UploadList items={items} {...actions} />
      </div>
      {children}
    </section>
  );
}
