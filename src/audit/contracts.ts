import type { Db } from '../db/client';
import type { AuditDetails } from '../shared/audit';
import { recordEvent, recordOnce } from './record';

/** Who works with which contract, and from where. */
interface ContractVisit {
  userId: string;
  contractId: string;
  address: string;
}

const eventOf = ({ userId, contractId, address }: ContractVisit) => ({
  actor: { kind: 'user', id: userId } as const,
  subject: { kind: 'contract', id: contractId },
  address,
});

/** Notes that a user read a contract: once a day (UTC) for each address, since a page makes many calls. */
export async function recordRead({ db, now }: { db: Db; now: () => Date }, visit: ContractVisit): Promise<void> {
  const day = now().toISOString().slice(0, 10);
  const once = `read ${visit.userId} ${visit.contractId} ${visit.address} ${day}`;
  await recordOnce(db, { action: 'contract-read', ...eventOf(visit), once });
}

/** Notes that a user took a contract along, or what was found in it. @param format the name of the file's kind */
export async function recordExport(db: Db, visit: ContractVisit, format: string): Promise<void> {
  await recordEvent(db, { action: 'contract-exported', ...eventOf(visit), details: { format } });
}

/** Notes that a user took along a table of their contracts. */
export async function recordTableExport(
  db: Db,
  { userId, address }: Omit<ContractVisit, 'contractId'>,
  details: AuditDetails,
): Promise<void> {
  await recordEvent(db, { action: 'table-exported', actor: { kind: 'user', id: userId }, address, details });
}
