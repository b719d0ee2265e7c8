import { CircleAlert } from 'lucide-react';
import { useParams } from 'wouter';
import { PlaybookEditor } from '../components/playbooks/playbook-editor';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { Loading } from '../kit/spinner';
import { ApiError } from '../lib/api';
import { usePlaybook, usePlaybooks } from '../lib/playbooks';
import { useRequiredUser } from '../lib/use-required-user';

/** One playbook of the firm's own, to be edited. */
export default function PlaybookPage() {
  const user = useRequiredUser();
  const { id = '' } = useParams();
  return (
    <div className="wrap py-6 md:py-8">
      <a href="/playbooks" className="mb-4 inline-block text-accent text-sm underline">
        All playbooks
      </a>
      {user ? <Loaded key={id} id={id} /> : <Loading>Loading playbook...</Loading>}
    </div>
  );
}

function Loaded({ id }: { id: string }) {
  const { data: playbook, error, refetch } = usePlaybook(id);
  const { data: list } = usePlaybooks();
  if (playbook && list) return <PlaybookEditor playbook={playbook} kinds={list.kinds} />;
  if (!error) return <Loading>Loading playbook...</Loading>;
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <EmptyState
      level={1}
      icon={<CircleAlert />}
      title={gone ? 'This playbook does not exist' : 'The playbook could not be loaded'}
      action={!gone && <Button onClick={() => refetch()}>Try Again</Button>}
    >
      {gone ? 'It may have been deleted.' : 'Please check your connection and try again.'}
    </EmptyState>
  );
}
