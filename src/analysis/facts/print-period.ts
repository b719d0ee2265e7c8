import { formatPeriod, type Period } from '../mentions/periods';
import type { Printed } from './define-fact';

/** '30 days', in one form for people and programs. */
export function printPeriod(period: Period): Printed {
  const text = formatPeriod(period);
  return { value: text, normalized: text };
}
