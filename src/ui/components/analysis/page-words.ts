import type { Coverage } from '../../../shared/coverage';

/** 'page 3', 'pages 3 and 7', 'pages 1, 2 and 4 to 9'. */
export function pagesNamed(pages: readonly number[]): string {
  const stretches = stretchesOf(pages).flatMap(([first, last]) =>
    last - first > 1 ? `${first} to ${last}` : first === last ? `${first}` : [`${first}`, `${last}`],
  );
  const last = stretches.pop();
  const before = stretches.length > 0 ? `${stretches.join(', ')} and ` : '';
  return `${pages.length < 2 ? 'page' : 'pages'} ${before}${last}`;
}

/** First and last of each stretch of numbers that follow one on the other. */
function stretchesOf(pages: readonly number[]): [number, number][] {
  const stretches: [number, number][] = [];
  for (const page of pages) {
    const last = stretches.at(-1);
    if (last?.[1] === page - 1) last[1] = page;
    else stretches.push([page, page]);
  }
  return stretches;
}

/** '42 pages, all read', '40 of 42 pages read', '1 page, read'. */
export function pagesRead({ pages, read }: Coverage): string {
  if (read < pages) return `${read} of ${pages} pages read`;
  return pages === 1 ? '1 page, read' : `${pages} pages, all read`;
}
