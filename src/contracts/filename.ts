import { withoutUnseen } from '../shared/unseen';

/** Most characters of a name that is kept; file systems allow 255 bytes. */
const MAX_LENGTH = 300;

/** A file name as it is shown to people: the last part of the path, composed (NFC), without unseen characters. */
export function cleanFilename(given: string): string {
  const name = given.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const cleaned = withoutUnseen(name.normalize('NFC')).trim();
  return cleaned.slice(0, MAX_LENGTH).toWellFormed() || 'contract.pdf';
}
