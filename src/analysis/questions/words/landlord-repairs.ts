/** The second witness of a provision on which several questions rest. */
export const landlordRepairsWords: readonly (readonly string[])[] = [
  [
    'repair',
    'maint',
    'fix',
    'mend',
    'fit',
    'keep',
    'habitab',
    'kept up',
    'replac',
    'cost',
    'heat',
    'upkeep',
    'working',
    'look after',
    'latent',
    'defect',
  ],
];
