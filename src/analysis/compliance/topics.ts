/** What points of compliance are about, in the order in which they are listed. */
export const COMPLIANCE_TOPICS = {
  data: 'Data',
  work: 'Work and secrets',
  renewal: 'Renewal and consumers',
  trade: 'Trade and liability',
  form: 'Law, officials and form',
} as const;

export type ComplianceTopic = keyof typeof COMPLIANCE_TOPICS;
