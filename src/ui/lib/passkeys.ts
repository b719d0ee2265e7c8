import { sendJson } from './api';

/** The browser's part of passkeys is loaded by the first one. */
const library = () => import('@simplewebauthn/browser');
type Options<T> = T extends (options: { optionsJSON: infer O }) => unknown ? O : never;
type Library = Awaited<ReturnType<typeof library>>;

/** Whether this browser has passkeys for this site: none has for an address in numbers. Not to be asked while rendering what the server renders too. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);
}

/** The visitor turned back, or the device had no passkey. */
class PasskeyRefused extends Error {
  override readonly name = 'PasskeyRefused';
}

/** Has the browser make a passkey as the answer to a call says. @throws PasskeyRefused; as `sendJson` does */
export async function makePasskey(optionsCall: string): Promise<unknown> {
  const { startRegistration } = await library();
  const optionsJSON = await sendJson<Options<Library['startRegistration']>>('POST', optionsCall);
  return await refusable(() => startRegistration({ optionsJSON }));
}

/** Has the browser ask for a passkey as the answer to a call says. @throws PasskeyRefused; as `sendJson` does */
export async function askPasskey(optionsCall: string): Promise<unknown> {
  const { startAuthentication } = await library();
  const optionsJSON = await sendJson<Options<Library['startAuthentication']>>('POST', optionsCall);
  return await refusable(() => startAuthentication({ optionsJSON }));
}

async function refusable<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    throw new PasskeyRefused(isKnown ? 'This device has a passkey for your account already.' : TURNED_BACK);
  }
}

const TURNED_BACK = 'No passkey was given. Try again, or use another way.';

/** What to tell people about a failure with a passkey. @param otherwise words where neither browser nor server has any */
export function passkeyWords(error: unknown, otherwise: (error: unknown) => string): string {
  return error instanceof PasskeyRefused ? error.message : otherwise(error);
}
