import type { Notifications, SessionUser } from '../../shared/accounts';

const TEXTS: (keyof SessionUser)[] = ['id', 'name', 'email'];
const CHOICES = Object.keys({
  emailMarketing: true,
  emailSecurity: true,
  emailDocuments: true,
  documentProcessing: true,
  analysisReports: true,
} satisfies Record<keyof Notifications, true>);

/**
 * The user that a text holds; null when it holds none, or not a whole one (an earlier version of us may have written it).
 * By hand: the validator would be a thirtieth of all the script that the landing page may have.
 */
export function parseUser(text: string | null): SessionUser | null {
  try {
    const user = JSON.parse(text ?? 'null');
    const isWhole =
      TEXTS.every((key) => typeof user[key] === 'string') &&
      CHOICES.every((key) => typeof user.notifications[key] === 'boolean');
    return isWhole ? user : null;
  } catch {
    return null;
  }
}
