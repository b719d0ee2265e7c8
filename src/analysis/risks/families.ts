/** What risks are about, in the order in which they are listed within a severity: what costs most comes first. */
export const RISK_FAMILIES = {
  liability: 'Liability and indemnities',
  restraint: 'Restraints',
  money: 'Money',
  ending: 'Changes and the end',
  transfer: 'Transfer',
  ownership: 'Intellectual property',
  information: 'Confidentiality and data',
  disputes: 'Law and disputes',
  paper: 'The paper itself',
} as const;

export type RiskFamily = keyof typeof RISK_FAMILIES;
