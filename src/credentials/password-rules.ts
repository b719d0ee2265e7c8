import { AppError } from '../errors';
import { isCommonPassword } from './common-passwords';

const PRODUCT = 'counterpart';
/** Shorter words are in too many passwords to be told from chance. */
const SHORTEST_WORD = 3;

const refused = (why: string) => new AppError('password_refused', `${why} Please choose another.`);

/** For a new password that is the one there was. Never told to anybody but the one whose it is: others could guess by it. */
export const samePassword = () => refused('This is the password you have already.');

/**
 * Asked of each password that is set, beside its length; those that were set before still sign in.
 * @param email of the account
 * @throws AppError password_refused where it is among the commonest, or made of the e-mail address or the product's name
 */
export async function requireGoodPassword(password: string, email: string): Promise<void> {
  if (await isCommonPassword(password))
    throw refused('This is one of the most common passwords, which are the first to be tried.');
  const mailbox = email.slice(0, email.lastIndexOf('@'));
  if (isMadeOf(password, email) || isMadeOf(password, mailbox))
    throw refused('The password must not be made of the email address.');
  if (isMadeOf(password, PRODUCT)) throw refused('The password must not be the name of this product.');
}

/** Whether a password is a word, in whatever case and with whatever digits and signs behind it. */
function isMadeOf(password: string, word: string): boolean {
  const [whole, own] = [password, word].map((text) => text.normalize('NFKC').toLowerCase());
  if (whole === own) return true;
  const [stem = '', stemOfWord = ''] = [whole, own].map((text) => text?.replace(/[^\p{L}]+$/u, ''));
  return stemOfWord.length >= SHORTEST_WORD && stem === stemOfWord;
}
