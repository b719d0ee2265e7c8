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
