/** The second witness of a provision on which several questions rest. */
export const allAssetsSecuredWords: readonly (readonly string[])[] = [
  ['secur', 'collateral', 'charge', 'pledge', 'lien', 'mortgage', 'hypothec', 'take my', 'deposit', 'title', 'reach'],
];
