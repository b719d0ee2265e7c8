import { createContext, useContext } from 'react';
import type { Contract } from '../../../shared/contracts';
import type { Run } from '../../../shared/runs';

/** The run on the screen. `readOnly` where it is not the newest: what was decided is shown, nothing can be. */
export interface ShownRun {
  contract: Contract | null;
  run: Run | null;
  readOnly: boolean;
}

const ShownRunContext = createContext<ShownRun>({ contract: null, run: null, readOnly: false });

export const ShownRunProvider = ShownRunContext.Provider;

export function useShownRun(): ShownRun {
  return useContext(ShownRunContext);
}
