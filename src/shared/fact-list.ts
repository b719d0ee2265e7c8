// Written by `bun run generate` from the declarations in src/analysis/facts/declarations.

/** Every fact of an analysis: its name there and for people, and of what kind its value is. What they mean is in `facts.ts`. */
export const FACT_LIST = [
  { name: 'contractType', label: 'Contract type', kind: 'text', isTitle: false, isLater: false },
  { name: 'documentName', label: 'Document name', kind: 'text', isTitle: true, isLater: false },
  { name: 'governingLaw', label: 'Governing law', kind: 'text', isTitle: false, isLater: false },
  { name: 'jurisdiction', label: 'Jurisdiction', kind: 'text', isTitle: false, isLater: false },
  { name: 'disputeResolution', label: 'Dispute resolution', kind: 'text', isTitle: false, isLater: true },
  { name: 'agreementDate', label: 'Agreement date', kind: 'day', isTitle: false, isLater: false },
  { name: 'effectiveDate', label: 'Effective date', kind: 'day', isTitle: false, isLater: false },
  { name: 'expirationDate', label: 'Expiration date', kind: 'day or perpetual', isTitle: false, isLater: false },
  { name: 'term', label: 'Term', kind: 'period', isTitle: false, isLater: false },
  { name: 'renewalTerm', label: 'Renewal', kind: 'period', isTitle: false, isLater: false },
  { name: 'noticePeriod', label: 'Notice period', kind: 'period', isTitle: false, isLater: false },
  { name: 'liabilityCap', label: 'Liability cap', kind: 'text', isTitle: false, isLater: false },
  { name: 'contractValue', label: 'Contract value', kind: 'text', isTitle: false, isLater: false },
] as const;
