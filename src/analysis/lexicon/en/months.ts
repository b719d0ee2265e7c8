/** The months in their order, as they are written. */
export const MONTH_NAMES: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Their first three letters, in small letters: 'jan' to 'dec'. */
export const MONTH_BEGINNINGS: readonly string[] = MONTH_NAMES.map((name) => name.slice(0, 3).toLowerCase());

/** The source of a pattern for a month as it is written: in full or short, with its commonest slips of the pen. */
export const MONTH_AS_WRITTEN =
  '(?:January|February|Febuary|Feburary|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)(?:\\b|(?=[\\d_]))\\.?';
