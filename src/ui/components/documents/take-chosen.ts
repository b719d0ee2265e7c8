import { type Chosen, isMany } from '../../lib/chosen';
import { importMany } from '../../stores/import-state';
import { uploadsStore } from '../../stores/uploads';

/** Takes what was chosen or dropped: a few files one by one, as the specification has it, a folder, a ZIP or many files together. */
export function takeChosen(chosen: Chosen): void {
  if (isMany(chosen)) void importMany(chosen);
  else uploadsStore().getState().add(chosen.files);
}
