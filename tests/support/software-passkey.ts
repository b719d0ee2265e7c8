import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** What an authenticator and its browser can be made to say. */
interface Lie {
  origin?: string;
  rpID?: string;
  challenge?: string;
  /** False: only the thing was there, not its owner's finger, face or PIN. */
  userVerified?: boolean;
  /** Signatures it says it has made. */
  count?: number;
}

/** An authenticator with one passkey (ES256, WebAuthn level 3), and the browser that asks it. */
export class SoftwarePasskey {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = base64(randomBytes(32));

  /** @param origin of the page that asks */
  constructor(private readonly origin: string) {}

  /** Answers registration options (`navigator.credentials.create`). */
  register(options: { challenge: string }, lie: Lie = {}) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const point = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
    const coseKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]) as never,
    );
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const data = Buffer.concat([this.head(lie, 0x40), Buffer.alloc(16), length, id, coseKey]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Uint8Array.from(data)],
    ]);
    return this.credential({
      clientDataJSON: base64(this.clientData('webauthn.create', options.challenge, lie)),
      attestationObject: base64(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    });
  }

  /** Answers a question (`navigator.credentials.get`). */
  answer(options: { challenge: string }, lie: Lie = {}) {
    const clientData = this.clientData('webauthn.get', options.challenge, lie);
    const data = this.head(lie, 0);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(clientData)]))
      .sign(this.keys.privateKey);
    return this.credential({
      clientDataJSON: base64(clientData),
      authenticatorData: base64(data),
      signature: base64(signature),
    });
  }

  private head({ rpID, userVerified = true, count = 0 }: Lie, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    const present = 0x01 | (userVerified ? 0x04 : 0) | flags;
    return Buffer.concat([sha256(rpID ?? new URL(this.origin).hostname), Buffer.from([present]), counter]);
  }

  private clientData(type: string, challenge: string, lie: Lie): Buffer {
    const data = { type, challenge: lie.challenge ?? challenge, origin: lie.origin ?? this.origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data));
  }

  private credential<T extends object>(response: T) {
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} } as const;
  }
}
