/** Something that was chosen can't be taken; the message says why, for people. */
export class ImportFault extends Error {
  override readonly name = 'ImportFault';
}
