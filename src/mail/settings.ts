import type { Config } from '../config';
import { parseSender, parseSmtpUrl, type SmtpAddress } from '../shared/mail-settings';

/** How e-mails are sent: by which server, from whom, and where their links lead. */
export interface MailSettings {
  server: SmtpAddress;
  from: { name: string; address: string };
  /** APP_URL. */
  site: string;
}

/** Null where no mail server is configured: then nothing is sent, and nothing kept to be sent. */
export function mailSettings(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'APP_URL'>): MailSettings | null {
  const { SMTP_URL = '', MAIL_FROM = '', APP_URL } = config;
  const [server, from] = [parseSmtpUrl(SMTP_URL), parseSender(MAIL_FROM)];
  return server && from && APP_URL ? { server, from, site: APP_URL } : null;
}
