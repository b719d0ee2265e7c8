/** The second witness of a provision on which several questions rest. */
export const goodsWarrantyGivenWords: readonly (readonly string[])[] = [
  [
    'warrant',
    'guarant',
    'promis',
    'defect',
    'conform',
    'free',
    'fault',
    'quality',
    'garant',
    'gewähr',
    'ensure',
    'assur',
    'represent',
    'repair',
    'replac',
    'undertak',
    'correspond',
    'mend',
    'vouch',
  ],
];
