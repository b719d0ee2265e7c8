/** The second witness of a provision on which several questions rest. */
export const landlordAddressGivenWords: readonly (readonly string[])[] = [
  [
    'landlord',
    'owner',
    'lessor',
    'licensor',
    'agent',
    'write to us',
    'notices',
    'contact',
    'manage',
    'letters',
    'landlady',
  ],
  ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'address', 'street', 'road', 'avenue', 'c o', 'particulars'],
];
