import { Component, type ReactNode } from 'react';
import { Button } from '../kit/button';

/**
 * Keeps what goes wrong while something is drawn, such as an answer of the server that nobody expected, from taking the whole page away: shows a
 * card in its place.
 * @param level of its heading: 1 where it stands for a whole page
 * @param onRetry told before it is drawn anew, to forget what it was drawn from
 */
export class ErrorBoundary extends Component<
  { level?: 1 | 2; onRetry?: () => void; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const Heading = `h${this.props.level ?? 2}` as const;
    const retry = () => {
      this.props.onRetry?.();
      this.setState({ failed: false });
    };
    return (
      <div role="alert" className="wrap py-16 text-center">
        <Heading className="text-xl">Something went wrong</Heading>
        <p className="mt-2 mb-5 text-muted">
          This part of the page could not be shown. Nothing that is stored was lost.
        </p>
        <Button onClick={retry}>Try again</Button>
      </div>
    );
  }
}
