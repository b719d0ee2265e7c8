import { formatPeriod, type Period } from '../mentions/periods';
import type { Printed } from './define-fact';
import type { Length } from './length-bound';

/** '30 days', in one form for people and programs. */
export function printPeriod(period: Period): Printed {
  const text = formatPeriod(period);
  return { value: text, normalized: text };
}

/** 'At least 4 weeks' for people, the length alone for programs. */
export function printLength(length: Length): Printed {
  const { value, normalized } = printPeriod(length);
  return { value: length.bound ? `${length.bound} ${value}` : value, normalized };
}
