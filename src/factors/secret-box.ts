import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../errors';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** By which it is told that something was encrypted with another key. */
const KEY_ID_BYTES = 4;
const FILE = 'secret.key';

/** Encrypts what the database must not hold as it is: a copy of the database alone opens none of it. */
export interface SecretBox {
  /** @param about whose it is: what is put elsewhere in the database does not open there */
  seal(secret: Uint8Array, about: string): Promise<Uint8Array>;
  /** @throws AppError unavailable where the server's secret is another one than it was sealed with */
  open(sealed: Uint8Array, about: string): Promise<Uint8Array>;
}

/**
 * A box whose key comes from the server's secret: SECRET_KEY, else the file secret.key in the data folder, which is made when it is first needed and can be read by
 * nobody else. AES-256-GCM; the key is derived by HKDF (RFC 5869), so that the same secret can serve other ends.
 */
export function secretBox({ SECRET_KEY, DATA_DIR }: { SECRET_KEY?: string | undefined; DATA_DIR: string }): SecretBox {
  let known: Promise<Buffer> | undefined;
  const key = () => {
    known ??= (SECRET_KEY ? Promise.resolve(SECRET_KEY) : secretFile(DATA_DIR)).then((secret) =>
      Buffer.from(hkdfSync('sha256', secret, '', 'counterpart second factors', KEY_BYTES)),
    );
    known.catch(() => {
      known = undefined;
    });
    return known;
  };
  const idOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest().subarray(0, KEY_ID_BYTES);
  return {
    async seal(secret, about) {
      const bytes = await key().catch(unavailable);
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', bytes, nonce).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([idOf(bytes), nonce, sealed, cipher.getAuthTag()]);
    },
    async open(sealed, about) {
      const bytes = await key().catch(unavailable);
      const whole = Buffer.from(sealed);
      if (!whole.subarray(0, KEY_ID_BYTES).equals(idOf(bytes)))
        unavailable(new Error('it was encrypted with another SECRET_KEY or secret.key'));
      const [nonceEnd, tagStart] = [KEY_ID_BYTES + NONCE_BYTES, whole.length - TAG_BYTES];
      const decipher = createDecipheriv('aes-256-gcm', bytes, whole.subarray(KEY_ID_BYTES, nonceEnd));
      decipher.setAAD(Buffer.from(about)).setAuthTag(whole.subarray(tagStart));
      return Buffer.concat([decipher.update(whole.subarray(nonceEnd, tagStart)), decipher.final()]);
    },
  };
}

function unavailable(cause: unknown): never {
  const error = new AppError(
    'unavailable',
    'Authenticator apps cannot be used right now. Use a recovery code or a passkey, or ask the people who run the site.',
  );
  error.cause = cause;
  throw error;
}

/** The secret in the data folder; made where there is none. Of several processes that make one at once all get the same. */
async function secretFile(folder: string): Promise<string> {
  const path = join(folder, FILE);
  const known = await readSecret(path);
  if (known) return known;
  await mkdir(folder, { recursive: true });
  const fresh = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    const file = await open(fresh, 'wx', 0o600);
    await file.writeFile(`${randomBytes(KEY_BYTES).toString('base64url')}\n`);
    await file.sync();
    await file.close();
    // Unlike a renaming it fails where another process was first.
    await link(fresh, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(fresh, { force: true });
  }
  const made = await readSecret(path);
  if (!made) throw new Error(`${FILE} in the data folder is empty`);
  return made;
}

async function readSecret(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
