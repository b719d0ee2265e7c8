/** The second witness of a provision on which several questions rest. */
export const defaultOnLenderBeliefWords: readonly (readonly string[])[] = [
  ['default', 'breach', 'call', 'insecur', 'repay', 'payable', 'recall', 'notice', 'take the car'],
];
