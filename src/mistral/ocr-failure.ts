import { type ModelFailure, reasonOf } from '../review/failure';

/** Why the model read fewer scanned pages than there are, for people. */
export function ocrDegradedText(failure: ModelFailure, read: number, pages: number): string {
  const what = read === 0 ? 'None of the scanned pages was' : `Only ${read} of ${pages} scanned pages were`;
  return `${what} read by the model: ${reasonOf(failure)}. The text recognition of this server read the others, as far as it could.`;
}
