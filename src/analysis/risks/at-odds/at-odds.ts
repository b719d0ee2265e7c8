import type { Evidence } from '../../../shared/analysis';

/** Two places of one paper that cannot both be so, in its own words and figures. */
export interface AtOdds {
  /** 'The deposit is $1,200 in one place and $1,500 in another.' */
  description: string;
  evidence: Evidence[];
}
