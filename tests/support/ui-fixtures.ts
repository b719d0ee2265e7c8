import type { SessionUser } from '../../src/shared/accounts';
import type { Contract, ContractListItem } from '../../src/shared/contracts';

export const ADA: SessionUser = {
  id: 'user-ada',
  name: 'Ada Fischer',
  email: 'ada@example.com',
  notifications: {
    emailMarketing: true,
    emailSecurity: true,
    emailDocuments: true,
    documentProcessing: true,
    analysisReports: true,
  },
};

export const BEN: SessionUser = { ...ADA, id: 'user-ben', name: 'Ben Ito', email: 'ben@example.com' };

/** A contract in the list, processing unless told otherwise. */
export function listed(change: Partial<ContractListItem> = {}): ContractListItem {
  return {
    id: 'contract-1',
    filename: 'Lease.pdf',
    fileSize: 1536,
    uploadedAt: '2026-11-20T16:12:00.000Z',
    status: 'processing',
    stage: null,
    summary: null,
    ...change,
  };
}

/** The same as the server answers it alone. */
export function contract(change: Partial<Contract> = {}): Contract {
  return { ...listed(), aiAnalysis: null, ...change };
}

export function pdfFile(name = 'Lease.pdf', type = 'application/pdf'): File {
  return new File(['%PDF-1.7'], name, { type });
}
