import type { UserRow } from '../db/accounts';
import type { SessionUser } from '../shared/accounts';

/** What a user's own session shows of the user. */
export function toSessionUser(row: UserRow): SessionUser {
  const { id, name, email, emailMarketing, emailSecurity, emailDocuments, documentProcessing, analysisReports } = row;
  return {
    id,
    name,
    email,
    ...(row.passwordHash === null && { hasNoPassword: true as const }),
    notifications: { emailMarketing, emailSecurity, emailDocuments, documentProcessing, analysisReports },
  };
}
