import { CircleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';

/**
 * Keeps what goes wrong while something is drawn, such as an answer of the server that nobody expected, from taking the whole page away: shows a
 * card in its place.
 * @param onRetry told before it is drawn anew, to forget what it was drawn from
 */
export class ErrorBoundary extends Component<{ onRetry?: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const retry = () => {
      this.props.onRetry?.();
      this.setState({ failed: false });
    };
    return (
      <div role="alert" className="wrap py-16">
        <EmptyState
          icon={<CircleAlert />}
          title="Something went wrong"
          action={<Button onClick={retry}>Try again</Button>}
        >
          This part of the page could not be shown. Nothing that you uploaded or decided is lost.
        </EmptyState>
      </div>
    );
  }
}
