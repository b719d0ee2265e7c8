import { createStore } from 'zustand/vanilla';
import type { Chosen } from '../lib/chosen';
import { perPage } from '../lib/per-page';
import { toast } from './toasts';

/** How far an import is, as the whole app may want to know; `imports.ts`, which does the work, is loaded with the first. Counts are files. */
export interface ImportState {
  phase: 'none' | 'looking' | 'running' | 'ended';
  total: number;
  sent: number;
  known: number;
  failed: number;
}

export const NO_IMPORT: ImportState = { phase: 'none', total: 0, sent: 0, known: 0, failed: 0 };

/** The import of this page. */
export const importState = perPage(() => createStore<ImportState>()(() => NO_IMPORT));

/** Imports what was chosen, beside whatever is imported already. */
export async function importMany(chosen: Chosen): Promise<void> {
  if (importState().getState().phase !== 'running') importState().setState({ ...NO_IMPORT, phase: 'looking' });
  try {
    const { importsStore } = await import('../components/documents/import-parts');
    await importsStore().getState().add(chosen);
  } catch (error) {
    console.error(error);
    importState().setState({ phase: importState().getState().total > 0 ? 'ended' : 'none' });
    toast({
      title: 'Import Failed',
      description: 'What you chose could not be looked through. Please check your connection and try again.',
      tone: 'danger',
    });
  }
}
