import type { Money } from '../mentions/money';
import type { Rhythm } from './rhythm';

/** A sum for the whole, or one that is paid again and again. */
export interface Worth extends Money {
  /** How often it is paid; null of a sum for the whole. */
  per: Rhythm | null;
}

/** A sum of money with how often it is paid. */
export function worth({ amount, currency }: Money, per: Rhythm | null = null): Worth {
  return { amount, currency, per };
}
