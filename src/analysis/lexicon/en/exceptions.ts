/** Words that take something out of a rule or a limit. The notation is that of `phrases.ts`. */
export const EXCEPTING: readonly string[] = [
  'except',
  'excepting',
  'other than',
  'excluding',
  'subject to',
  'save {for,as,that,in,where}',
  'apart from',
  'aside from',
  'leaving aside',
  'not counting',
  'with the exception of',
  'outside',
];
