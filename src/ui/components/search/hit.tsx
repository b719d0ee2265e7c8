import type { ReactNode } from 'react';
import { formatDate } from '../../../shared/format';
import type { SearchHit, Snippet } from '../../../shared/search';
import { RatingBadge } from '../../kit/badge';
import { Card } from '../../kit/card';
import { Chip } from '../../kit/chip';
import { passageUrl } from '../../lib/search-address';
import { FileName } from '../file-name';

/** A contract that was found: what it is, and where its words stand. Each place leads to the words in the PDF. */
export function Hit({ hit }: { hit: SearchHit }) {
  const { id, filename, title, kind, rating, uploadedAt, run, snippets } = hit;
  const about = [kind, title && title !== filename ? filename : null].filter((words) => words !== null);
  return (
    <Card as="li">
      <article aria-label={title ?? filename}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="min-w-0 font-sans font-semibold text-md leading-snug">
            <a href={`/analysis/${id}`} className="hover:underline">
              <FileName name={title ?? filename} />
            </a>
          </h2>
          {rating && <RatingBadge rating={rating} />}
        </div>
        <p className="mt-1 text-muted text-sm tabular-nums [overflow-wrap:anywhere]">
          {about.map((words) => `${words} · `)}
          <time dateTime={uploadedAt}>{formatDate(uploadedAt)}</time>
        </p>
        <ul className="-mx-2 mt-2 grid gap-0.5">
          {snippets.map((snippet) => (
            <li key={snippet.start}>
              <a
                href={passageUrl(id, run, snippet)}
                className="flex items-baseline gap-3 rounded-md px-2 py-1.5 hover:bg-accent-soft"
              >
                <Chip>
                  <span aria-hidden>p. {snippet.page}</span>
                  <span className="sr-only">Page {snippet.page}: </span>
                </Chip>
                <span className="min-w-0 flex-1 font-serif leading-relaxed [overflow-wrap:anywhere]">
                  <Marked snippet={snippet} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </article>
    </Card>
  );
}

/** A snippet with the words that were looked for marked. */
function Marked({ snippet: { text, marks } }: { snippet: Snippet }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [from, to] of marks) {
    parts.push(text.slice(at, from), <mark key={from}>{text.slice(from, to)}</mark>);
    at = to;
  }
  return [...parts, text.slice(at)];
}
