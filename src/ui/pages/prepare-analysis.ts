import { contractStartsOpen } from '../lib/contract-starts-open';
import { prepareContract } from '../pdf/prepare';
import type { Prepare } from '../routes';

/** The PDF is opened, and what stands below the first screen is loaded, while the analysis is on its way. */
export const prepare: Prepare = (path) => {
  if (contractStartsOpen()) prepareContract(path.split('/')[2] ?? '');
  void import('../components/analysis/later-parts').catch(() => undefined);
};
