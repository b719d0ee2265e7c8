import { CircleAlert } from 'lucide-react';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';

/** In the place of what a page is about, when it did not come: what is missing, why where that is known, and another try. */
export function LoadFailed({
  title,
  why = 'Please check your connection and try again.',
  onRetry,
}: {
  title: string;
  why?: string;
  onRetry: () => void;
}) {
  return (
    <EmptyState icon={<CircleAlert />} title={title} action={<Button onClick={onRetry}>Try Again</Button>}>
      {why}
    </EmptyState>
  );
}
