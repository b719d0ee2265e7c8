import { LoadFailed } from '../components/load-failed';
import { BuiltInList } from '../components/playbooks/built-in-list';
import { ImportButton } from '../components/playbooks/import-button';
import { OwnList } from '../components/playbooks/own-list';
import { Loading } from '../kit/spinner';
import { usePlaybooks } from '../lib/playbooks';
import { useRequiredUser } from '../lib/use-required-user';

/** The firm's own playbooks, and the kinds of contract for which one can be made. */
export default function PlaybooksPage() {
  const user = useRequiredUser();
  return (
    <div className="wrap py-8 md:py-10">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="text-2xl">Playbooks</h1>
        <ImportButton />
      </div>
      <p className="mb-8 max-w-[72ch] text-muted">
        A playbook says what one side wants of a kind of contract: how grave each answer is, why, and what to ask for
        instead. Change the built-in ones to your firm’s positions and add questions of your own.
      </p>
      {user ? <Lists /> : <Loading>Loading playbooks...</Loading>}
    </div>
  );
}

function Lists() {
  const { data, isError, refetch } = usePlaybooks();
  if (data)
    return (
      <div className="grid gap-10">
        <OwnList playbooks={data.playbooks} kinds={data.kinds} />
        <BuiltInList kinds={data.kinds} />
      </div>
    );
  if (!isError) return <Loading>Loading playbooks...</Loading>;
  return <LoadFailed title="Playbooks could not be loaded" onRetry={() => void refetch()} />;
}
