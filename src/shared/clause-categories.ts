/**
 * CUAD's 41 categories of clauses (The Atticus Project, CC BY 4.0) in the order in which a reader looks for them: by their name in
 * analyses, with the words for people.
 */
export const CLAUSE_GROUPS: readonly { title: string; categories: Readonly<Record<string, string>> }[] = [
  {
    title: 'Parties, dates and law',
    categories: {
      'Document Name': 'Document name',
      Parties: 'Parties',
      'Agreement Date': 'Agreement date',
      'Effective Date': 'Effective date',
      'Expiration Date': 'Expiration date',
      'Renewal Term': 'Renewal term',
      'Notice Period To Terminate Renewal': 'Notice period to terminate renewal',
      'Governing Law': 'Governing law',
    },
  },
  {
    title: 'Termination and transfer',
    categories: {
      'Termination For Convenience': 'Termination for convenience',
      'Post-Termination Services': 'Post-termination services',
      'Change Of Control': 'Change of control',
      'Anti-Assignment': 'Anti-assignment',
    },
  },
  {
    title: 'Money',
    categories: {
      'Minimum Commitment': 'Minimum commitment',
      'Revenue/Profit Sharing': 'Revenue or profit sharing',
      'Price Restrictions': 'Price restrictions',
      'Volume Restriction': 'Volume restriction',
      'Most Favored Nation': 'Most favored nation',
    },
  },
  {
    title: 'Liability and cover',
    categories: {
      'Cap On Liability': 'Cap on liability',
      'Uncapped Liability': 'Uncapped liability',
      'Liquidated Damages': 'Liquidated damages',
      'Warranty Duration': 'Warranty duration',
      Insurance: 'Insurance',
      'Covenant Not To Sue': 'Covenant not to sue',
    },
  },
  {
    title: 'Competition',
    categories: {
      'Non-Compete': 'Non-compete',
      Exclusivity: 'Exclusivity',
      'Competitive Restriction Exception': 'Exceptions to competitive restrictions',
      'No-Solicit Of Customers': 'No soliciting of customers',
      'No-Solicit Of Employees': 'No soliciting of employees',
      'Non-Disparagement': 'Non-disparagement',
      'Rofr/Rofo/Rofn': 'Right of first refusal, offer or negotiation',
    },
  },
  {
    title: 'Intellectual property',
    categories: {
      'Ip Ownership Assignment': 'IP ownership assignment',
      'Joint Ip Ownership': 'Joint IP ownership',
      'License Grant': 'License grant',
      'Non-Transferable License': 'Non-transferable license',
      'Affiliate License-Licensor': 'Affiliate license (licensor)',
      'Affiliate License-Licensee': 'Affiliate license (licensee)',
      'Unlimited/All-You-Can-Eat-License': 'Unlimited license',
      'Irrevocable Or Perpetual License': 'Irrevocable or perpetual license',
      'Source Code Escrow': 'Source code escrow',
    },
  },
  {
    title: 'Oversight and third parties',
    categories: { 'Audit Rights': 'Audit rights', 'Third Party Beneficiary': 'Third-party beneficiary' },
  },
];

const LABELS = new Map(CLAUSE_GROUPS.flatMap(({ categories }) => Object.entries(categories)));

/** A category for people; names that CUAD does not have stay as they are. */
export function categoryLabel(category: string): string {
  return LABELS.get(category) ?? category;
}
