/**
 * Families of kinds, which decide what rules make sense. 'occupancy' lends the use of a place without a lease; 'amendment' changes another
 * paper; 'unknown' is a contract of no kind that was recognised, or of one that no family fits.
 */
export type Family =
  | 'not-a-contract'
  | 'amendment'
  | 'nda'
  | 'employment'
  | 'licence'
  | 'data'
  | 'services'
  | 'goods'
  | 'consumer'
  | 'venture'
  | 'finance'
  | 'lease'
  | 'occupancy'
  | 'settlement'
  | 'unknown';

/** Contracts that exchange goods, services or rights for money, where liability and payment terms are expected. */
export const COMMERCIAL: readonly Family[] = ['licence', 'services', 'goods'];
/** Whole agreements, of which governing law and term may be expected (an amendment points to the agreement it amends). */
export const STANDALONE: readonly Family[] = [...COMMERCIAL, 'nda', 'employment', 'venture', 'finance', 'lease'];
/** Of these no more is asked than of contracts of a kind that was not recognised. */
export const OTHER: readonly Family[] = ['consumer', 'occupancy', 'settlement', 'data', 'unknown'];
