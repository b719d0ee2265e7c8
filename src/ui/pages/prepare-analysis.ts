import { contractStartsOpen, paneWidth } from '../lib/contract-starts-open';
import { prepareContract } from '../pdf/prepare';
import type { Prepare } from '../routes';

/** The PDF is opened, and its first page drawn, while the analysis is on its way. */
export const prepare: Prepare = (path) => {
  if (contractStartsOpen()) prepareContract(path.split('/')[2] ?? '', paneWidth());
};
