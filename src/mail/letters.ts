import type { MailedContract } from '../db/outgoing-mail';
import { DATE_KIND_LABELS, type DateKind } from '../shared/date-kinds';
import { formatDay } from '../shared/format';
import type { MailData, MailKind } from '../shared/mail';
import { withoutUnseen } from '../shared/unseen';

/** A contract in an e-mail, with where its page is. */
export interface LetterRow {
  label: string;
  note: string;
  path: string;
}

/** What an e-mail says, before it is printed as text and as HTML. Paths are of our site. */
export interface Letter {
  /** Its heading, too. */
  subject: string;
  paragraphs: string[];
  rows: LetterRow[];
  action: { label: string; path: string };
}

/** What a letter is made of. `all` and `failed` count more contracts than those that are `listed`. */
export interface LetterSource {
  kind: MailKind;
  data: MailData;
  listed: readonly MailedContract[];
  all: number;
  failed: number;
  /** The day on which it is sent (YYYY-MM-DD). */
  today: string;
}

/** So many contracts are named; the others are counted. */
export const LISTED = 25;

/** In no subject stands the name of a file: it is shown on locked screens. */
const LETTERS: Readonly<Record<MailKind, (source: LetterSource) => Letter>> = {
  'password-changed': ({ data }) => ({
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your Counterpart account was changed${BY_WHOM[data.by ?? ''] ?? ''}. Every other browser was signed out.`,
      data.by === 'administrator'
        ? 'If you did not expect this, ask the people who run the site.'
        : `If this was not you, tell the people who run the site at once: someone else ${data.by === 'link' ? 'reads your email' : 'knows your password'}.`,
    ],
    rows: [],
    action: { label: 'Your account', path: '/account' },
  }),
  'email-changed': ({ data }) => ({
    subject: 'The email address of your account was changed',
    paragraphs: [
      `${data.by === 'user' ? 'Your Counterpart account was given' : 'An administrator gave your Counterpart account'} another email address. This one no longer belongs to it: sign in with the new one.`,
      'If you did not expect this, ask the people who run the site.',
    ],
    rows: [],
    action: { label: 'Sign in', path: '/signin' },
  }),
  'new-sign-in': ({ data }) => ({
    subject: 'New sign-in to your account',
    paragraphs: [
      `Someone signed in to your Counterpart account with a browser that had not been used for it before, on ${momentWords(data.at ?? '')}, from the address ${shortened(data.from ?? '')}.`,
      'If it was you, there is nothing to do. If it was not, change your password now: that signs every other browser out.',
    ],
    rows: [],
    action: { label: 'Change your password', path: '/account' },
  }),
  'factors-changed': ({ data }) => ({
    subject: 'The two-step sign-in of your account was changed',
    paragraphs: [
      `${factorWords(data)} This was on ${momentWords(data.at ?? '')}.`,
      data.what === 'reset'
        ? 'If you did not ask for this, tell the people who run the site at once, and change your password.'
        : 'If it was you, there is nothing to do. If it was not, change your password now, and look at the factors of your account.',
    ],
    rows: [],
    action: { label: 'Your account', path: '/account' },
  }),
  'provider-changed': ({ data }) => ({
    subject: 'The ways to sign in to your account were changed',
    paragraphs: [
      `${providerWords(data)} This was on ${momentWords(data.at ?? '')}.`,
      'If it was you, there is nothing to do. If it was not, change your password now, and look at your account.',
    ],
    rows: [],
    action: { label: 'Your account', path: '/account' },
  }),
  'sessions-ended': ({ data }) => ({
    subject: 'You were signed out everywhere',
    paragraphs: [
      `An administrator signed your Counterpart account out in every browser, on ${momentWords(data.at ?? '')}. Nothing else was changed: sign in again to go on.`,
      'If you did not expect this, ask the people who run the site.',
    ],
    rows: [],
    action: { label: 'Sign in', path: '/signin' },
  }),
  'email-verification': () => ({
    subject: 'Confirm your email address',
    paragraphs: [
      'An account was made with this email address at Counterpart. If it is yours, confirm the address by this link: until then you get no emails about your documents. The link works once, for three days.',
      'If you made no account, there is nothing to do.',
    ],
    rows: [],
    action: { label: 'Confirm your address', path: '/verify-email' },
  }),
  'email-change': () => ({
    subject: 'Confirm your new email address',
    paragraphs: [
      'A Counterpart account is to have this email address. If it is yours, confirm it by this link; it works once, for a day.',
      'If you did not ask for this, there is nothing to do: nothing changes unless the link is used.',
    ],
    rows: [],
    action: { label: 'Confirm your address', path: '/verify-email' },
  }),
  'email-change-asked': () => ({
    subject: 'Another email address was asked for',
    paragraphs: [
      'Someone who is signed in to your Counterpart account asked for another email address. It changes once the new address is confirmed.',
      'If this was not you, change your password now: that signs every other browser out. Then give your account this address again, which takes the change back.',
    ],
    rows: [],
    action: { label: 'Your account', path: '/account' },
  }),
  'account-exists': () => ({
    subject: 'You have an account already',
    paragraphs: [
      'Someone wanted to use this email address at Counterpart for a new account, or for another one. It is the address of your account already, so nothing was changed.',
      'If it was you, sign in; a forgotten password can be set anew there. If it was not, there is nothing to do.',
    ],
    rows: [],
    action: { label: 'Sign in', path: '/signin' },
  }),
  'password-reset': () => ({
    subject: 'Set a new password',
    paragraphs: [
      'Someone asked for a new password of your Counterpart account. If it was you, set it by this link; it works once, for an hour.',
      'If it was not you, there is nothing to do: nothing changes unless the link is used.',
    ],
    rows: [],
    action: { label: 'Set a new password', path: '/reset-password' },
  }),
  analyses: ({ listed, all, failed }) => ({
    subject: analysesWords(all - failed, failed),
    paragraphs: [],
    rows: listed.map(({ contractId, filename, failed }) => ({
      label: shortened(filename),
      note: failed ? 'could not be analyzed; its page says why' : 'finished',
      path: `/analysis/${contractId}`,
    })),
    action: { label: 'My Documents', path: '/documents' },
  }),
  days: ({ listed, all, today }) => ({
    subject: daysWords(listed, all),
    paragraphs: ['Check each in its contract before you rely on it: the page shows the sentences that it rests on.'],
    rows: listed.map(({ contractId, filename, about, day }) => ({
      label: shortened(filename),
      note: `${dayLabel(about)}: ${formatDay(day ?? '')}${day ? `, ${inDays(today, day)}` : ''}`,
      path: `/analysis/${contractId}`,
    })),
    action: { label: 'Dates', path: '/dates' },
  }),
};

const BY_WHOM: Readonly<Record<string, string>> = {
  administrator: ' by an administrator',
  link: ' by a link that was sent to this address',
};

function factorWords({ what, name = '' }: MailData): string {
  if (what === 'added') return `“${shortened(name)}” was added to the two-step sign-in of your Counterpart account.`;
  if (what === 'removed')
    return `“${shortened(name)}” was removed from the two-step sign-in of your Counterpart account.`;
  if (what === 'codes-made')
    return 'New recovery codes were made for your Counterpart account; those before open nothing any more.';
  if (what === 'code-used') return 'Someone signed in to your Counterpart account with one of its recovery codes.';
  return 'The people who run the site removed the two-step sign-in of your Counterpart account: its password alone signs in now.';
}

function providerWords({ what, provider = '' }: MailData): string {
  const name = shortened(provider);
  if (what === 'joined') return `Your Counterpart account was joined to a sign-in by ${name}: it signs in to it now.`;
  return `The sign-in by ${name} was removed from your Counterpart account: it does not open it any more.`;
}

/** What a day is called, by its kind: never in words of the contract. */
function dayLabel(kind: string): string {
  return DATE_KIND_LABELS[kind as DateKind] ?? 'A day';
}

export function letterOf(source: LetterSource): Letter {
  return LETTERS[source.kind](source);
}

function analysesWords(well: number, failed: number): string {
  if (failed === 0) return well === 1 ? 'Your analysis is finished' : `${well} analyses are finished`;
  if (well === 0)
    return failed === 1 ? 'Your contract could not be analyzed' : `${failed} contracts could not be analyzed`;
  return `${well} ${well === 1 ? 'analysis is' : 'analyses are'} finished, ${failed} failed`;
}

function daysWords(listed: readonly MailedContract[], all: number): string {
  const [first] = listed;
  if (all > 1 || !first?.day) return `${all} days of your contracts are coming up`;
  return `${dayLabel(first.about)} is coming up: ${formatDay(first.day)}`;
}

const DAY_MS = 24 * 60 * 60_000;

function inDays(today: string, day: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** A moment in UTC, since the reader's time zone is not known. */
function momentWords(iso: string): string {
  const moment = new Date(iso);
  return `${moment.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC`;
}

const MAX_NAME = 120;

/** What others wrote, in one line of bounded length: a name of a file must not become a letter of its own. */
function shortened(name: string): string {
  const line = withoutUnseen(name.replace(/\s+/g, ' ')).trim();
  return line.length <= MAX_NAME ? line : `${line.slice(0, MAX_NAME - 1).toWellFormed()}…`;
}
