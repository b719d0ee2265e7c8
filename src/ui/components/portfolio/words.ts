import type { PortfolioRating } from '../../../shared/portfolio';

export const RATING_WORDS: Record<PortfolioRating, string> = {
  high: 'High risk',
  medium: 'Medium risk',
  low: 'Low risk',
  not_assessed: 'Not assessed',
};

export const REVIEW_WORDS = { 'not begun': 'Not begun', begun: 'Begun', done: 'Reviewed' } as const;

/** '1 contract', '1,200 contracts'. */
export function contractsIn(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'contract' : 'contracts'}`;
}
