import { Button } from '../../kit/button';

/** In a card, in place of a list that could not be loaded. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3.5 text-sm">
      The list could not be loaded.
      <Button size="sm" onClick={onRetry}>
        Try Again
      </Button>
    </p>
  );
}
