/** The kinds that a folder of CUAD may hold: 'Hosting' is hosting, 'Supply' may be manufacture as well. An amendment is in its contract's folder. */
const KINDS_OF_FOLDER: Readonly<Record<string, readonly string[]>> = {
  'Affiliate Agreement': ['affiliate'],
  Affiliate_Agreements: ['affiliate'],
  'Agency Agreements': ['agency'],
  Co_Branding: ['co-branding'],
  Collaboration: ['collaboration', 'strategic-alliance'],
  'Consulting Agreements': ['consulting', 'contractor'],
  Development: ['development', 'collaboration'],
  Distributor: ['distribution', 'reseller'],
  Endorsement: ['endorsement'],
  'Endorsement Agreement': ['endorsement'],
  Franchise: ['franchise'],
  Hosting: ['hosting'],
  IP: ['ip-agreement', 'ip-assignment', 'ip-licence'],
  'Joint Venture': ['joint-venture'],
  'Joint Venture _ Filing': ['joint-venture', 'joint-filing'],
  License_Agreements: ['licence', 'ip-licence', 'software-licence'],
  Maintenance: ['maintenance', 'software-licence', 'it-managed-services', 'capital-support'],
  Manufacturing: ['manufacturing', 'supply'],
  Marketing: ['marketing', 'agency'],
  Non_Compete_Non_Solicit: ['non-compete', 'employee-covenants'],
  Outsourcing: ['outsourcing'],
  Promotion: ['promotion'],
  Reseller: ['reseller', 'distribution'],
  Service: ['services-agreement', 'master-services', 'it-managed-services'],
  Sponsorship: ['sponsorship'],
  'Strategic Alliance': ['strategic-alliance'],
  Supply: ['supply', 'manufacturing'],
  Transportation: ['transportation'],
};

/** What confidentiality agreements are recognised as; those with employees and with restraints are kinds of their own. */
export const SECRECY = ['nda', 'mutual-nda', 'one-way-nda', 'employee-covenants', 'non-compete'] as const;
export const TERMS = ['website-terms'] as const;

const AMENDMENT = /^(?:\w+ )?(?:amendment|addendum)\b|\bamendment no\b/i;

/** The kinds that are right for a contract of CUAD, by its folder; an amendment is right where its label begins so. */
export function rightKinds(folder: string, documentName: string): readonly string[] {
  const kinds = KINDS_OF_FOLDER[folder] ?? [];
  return AMENDMENT.test(documentName.trim()) ? [...kinds, 'amendment'] : kinds;
}
