import { buttonClass } from '../kit/button';
import { EmptyState } from '../kit/empty-state';

/** What any unknown address shows. */
export default function NotFoundPage() {
  return (
    <div className="wrap py-16">
      <EmptyState
        level={1}
        title="404 Page Not Found"
        action={
          <a href="/" className={buttonClass()}>
            Back to Home
          </a>
        }
      >
        <p>Did you forget to add the page to the router?</p>
      </EmptyState>
    </div>
  );
}
