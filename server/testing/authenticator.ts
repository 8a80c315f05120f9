import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { Assertion, Attestation, CreationOptions, UseOptions } from '#shared/contract/passkeys.ts';

/** The changes that a test makes to the work of an honest browser and authenticator. */
export type Twist = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
  format?: string;
};

/** A passkey of a test, as an authenticator keeps it. */
export type SoftPasskey = {
  id: string;
  attestation: Attestation;
  /** Signs a challenge as `navigator.credentials.get` does. */
  use: (options: Pick<UseOptions, 'challenge' | 'rpId'>, twist?: Twist) => Assertion;
};

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const SYNCABLE = 0x08;
const SYNCED = 0x10;
const HAS_CREDENTIAL = 0x40;

/** Makes passkeys without a browser: ES256, no attestation. A synced one does not count its uses. */
export function createAuthenticator(origin: string, { isSynced = false } = {}) {
  const flags = USER_PRESENT | (isSynced ? SYNCABLE | SYNCED : 0);
  return {
    /** Makes a passkey as `navigator.credentials.create` does. */
    create({ challenge, rp, user }: CreationOptions, twist: Twist = {}): SoftPasskey {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const idBytes = randomBytes(16);
      const id = idBytes.toString('base64url');
      let count = 0;
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, idBytes.length]),
        idBytes,
        toCose(publicKey),
      ]);
      const data = toData(twist.rpId ?? rp.id, {
        flags: flags | HAS_CREDENTIAL | (twist.isVerified === false ? 0 : USER_VERIFIED),
        counter: 0,
        credential,
      });
      const attestationObject = encode(
        new Map<string, unknown>([
          ['fmt', twist.format ?? 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      ).toString('base64url');
      const clientDataJSON = toClientData({ type: 'webauthn.create', challenge, origin, ...twist });
      return {
        id,
        attestation: { id, clientDataJSON, attestationObject, transports: ['internal'] },
        use(options, use = {}) {
          count += isSynced ? 0 : 1;
          const authenticatorData = toData(use.rpId ?? options.rpId, {
            flags: flags | (use.isVerified === false ? 0 : USER_VERIFIED),
            counter: use.counter ?? count,
          });
          const clientData = toClientData({
            type: 'webauthn.get',
            challenge: options.challenge,
            origin,
            ...use,
          });
          return {
            id,
            clientDataJSON: clientData,
            authenticatorData: authenticatorData.toString('base64url'),
            signature: toSignature(privateKey, authenticatorData, clientData),
            userHandle: use.userHandle ?? user.id,
          };
        },
      };
    },
  };
}

function toData(
  rpId: string,
  { flags, counter, credential = Buffer.alloc(0) }: { flags: number; counter: number; credential?: Buffer },
): Buffer {
  const counted = Buffer.alloc(4);
  counted.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, credential]);
}

function toClientData({
  type,
  challenge,
  origin,
}: {
  type: string;
  challenge: string;
  origin: string;
}): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
}

function toSignature(key: KeyObject, data: Buffer, clientData: string): string {
  const signed = Buffer.concat([data, sha256(Buffer.from(clientData, 'base64url'))]);
  return sign('sha256', signed, key).toString('base64url');
}

/** The key of RFC 9053: elliptic curve, ES256, P-256, and the point. */
function toCose(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return encode(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

/** Encodes a value as CBOR (RFC 8949): maps, texts, bytes and small integers. */
function encode(value: unknown): Buffer {
  if (value instanceof Map) {
    const entries = [...value].flatMap(([name, entry]) => [encode(name), encode(entry)]);
    return Buffer.concat([head(5, value.size), ...entries]);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  throw new Error('This value has no CBOR here.');
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

function sha256(value: string | Buffer): Buffer {
  return createHash('sha256').update(value).digest();
}
