import { Spinner } from '../../kit/spinner';

/** In the place of what is on its way, or did not come. */
export function NotLoaded({ what, failed, retry }: { what: string; failed: boolean; retry: () => void }) {
  if (!failed) return <Spinner />;
  return (
    <p role="alert" className="text-sm">
      {what} could not be loaded.{' '}
      <button type="button" onClick={retry} className="font-medium text-accent hover:underline">
        Try again
      </button>
    </p>
  );
}
