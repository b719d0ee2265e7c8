import { useQuery } from '@tanstack/react-query';
import { Plus, TextSearch } from 'lucide-react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { useStore } from 'zustand';
import type { SessionUser } from '../../shared/accounts';
import type { ContractListItem } from '../../shared/contracts';
import { DocumentList } from '../components/documents/document-list';
import { takeChosen } from '../components/documents/take-chosen';
import { UploadDialog } from '../components/documents/upload-dialog';
import { UploadsNotice } from '../components/documents/uploads-notice';
import { LoadFailed } from '../components/load-failed';
import { Button, buttonClass } from '../kit/button';
import { Input } from '../kit/field';
import { Loading } from '../kit/spinner';
import { chosenIn } from '../lib/chosen';
import { contractListKey, fetchContracts } from '../lib/contracts';
import { lazyPart } from '../lib/lazy-part';
import { refreshWhile } from '../lib/refresh';
import { searchAddress } from '../lib/search-address';
import { mayHaveUnsent } from '../lib/unsent-imports';
import { useFileDrop } from '../lib/use-file-drop';
import { useRequiredUser } from '../lib/use-required-user';
import { navigate } from '../navigation';
import { documentsView } from '../stores/documents-view';

const UnsentNotice = lazyPart(async () => (await import('../components/documents/import-parts')).UnsentNotice);

export default function DocumentsPage() {
  const user = useRequiredUser();
  const [uploading, setUploading] = useUploadDialog(user !== null);
  const upload = () => setUploading(true);
  useDroppedUploads(user !== null, setUploading);
  return (
    <div className="wrap py-8 md:py-10">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="text-2xl">My Documents</h1>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <a href="/table" className="text-accent text-sm underline underline-offset-3">
            Show as a table
          </a>
          <Button variant="primary" onClick={upload}>
            <Plus aria-hidden />
            Upload New Document
          </Button>
        </div>
      </div>
      <Search />
      {user && !uploading && <UploadsNotice onShow={upload} />}
      {user && <Unsent userId={user.id} onChoose={upload} />}
      {user ? <Documents user={user} onUpload={upload} /> : <Loading>Loading documents...</Loading>}
      {user && <UploadDialog open={uploading} onOpenChange={setUploading} />}
    </div>
  );
}

/** What an import of before did not send. Looked up once; most have nothing to be told. */
function Unsent({ userId, onChoose }: { userId: string; onChoose: () => void }) {
  const [some] = useState(() => mayHaveUnsent(userId));
  if (!some) return null;
  return (
    <Suspense fallback={null}>
      <UnsentNotice userId={userId} onChoose={onChoose} />
    </Suspense>
  );
}

function Search() {
  const search = useStore(documentsView(), (view) => view.search);
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-2.5">
      <Input
        type="search"
        aria-label="Search documents by file name"
        placeholder="Search by file name"
        value={search}
        onChange={(event) => documentsView().setState({ search: event.target.value, page: 1 })}
        className="max-w-md flex-[1_1_16rem]"
      />
      <a href={searchAddress({ q: search.trim() })} className={buttonClass({ variant: 'ghost' })}>
        <TextSearch aria-hidden />
        Search inside
      </a>
    </div>
  );
}

/** Whether the upload dialog is open. `?upload=true` opens it, once, and is taken out of the address. */
function useUploadDialog(ready: boolean): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(false);
  const asked = new URLSearchParams(useSearch()).get('upload') === 'true';
  useEffect(() => {
    if (!asked || !ready) return;
    setOpen(true);
    void navigate('/documents', { replace: true });
  }, [asked, ready]);
  return [open, setOpen];
}

/** A contract may be dropped anywhere on the page; the dialog then shows what becomes of it. */
function useDroppedUploads(ready: boolean, open: (open: boolean) => void): void {
  const take = useCallback(
    (dropped: DataTransfer) => {
      if (!ready) return;
      takeChosen(chosenIn(dropped));
      open(true);
    },
    [ready, open],
  );
  useFileDrop(take);
}

function Documents({ user, onUpload }: { user: SessionUser; onUpload: () => void }) {
  const { data, isError, refetch } = useQuery({
    queryKey: contractListKey(user.id),
    queryFn: ({ signal, client, queryKey }) => fetchContracts(user.id, signal, client.getQueryData(queryKey)),
    refetchInterval: refreshWhile((contracts: ContractListItem[]) =>
      contracts.some(({ status }) => status === 'processing'),
    ),
  });
  if (data) return <DocumentList contracts={data} onUpload={onUpload} />;
  if (!isError) return <Loading>Loading documents...</Loading>;
  return <LoadFailed title="Documents could not be loaded" onRetry={() => void refetch()} />;
}
