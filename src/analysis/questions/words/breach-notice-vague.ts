/** The second witness of a provision on which several questions rest. */
export const breachNoticeVagueWords: readonly (readonly string[])[] = [
  [
    'breach',
    'incident',
    'hack',
    'unauthor',
    'leak',
    'intrusion',
    'stolen',
    'violat',
    'attack',
    'data',
    'security',
    'not permitted',
    'misuse',
    'use of',
  ],
];
