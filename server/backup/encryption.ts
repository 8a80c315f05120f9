import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter, Stanza } from 'age-encryption';
import { BackupError } from './backup-error.ts';

/*
 * Encrypted backups are files of age (https://age-encryption.org/v1) with a passphrase, so that `age --decrypt` opens
 * them. The library's own scrypt would block the process for a second, so the system's does it beside other work.
 */

const MAGIC = 'age-encryption.org/v1\n';
const LABEL = 'age-encryption.org/v1/scrypt';
/** 2 ** 17 takes 128 MiB for a moment. */
const WORK_FACTOR = 17;
/** More would let a foreign file take all memory. */
const MAX_WORK_FACTOR = 20;
const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** The key of a file encrypts nothing else, so its nonce is always zero. */
const NONCE = Buffer.alloc(12);

export type Transform = (source: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array>;

/** Returns a step of a pipeline that encrypts in pieces. */
export function createEncryption(passphrase: string): Transform {
  return async function* encrypt(source) {
    const encrypter = new Encrypter();
    encrypter.addRecipient({ wrapFileKey: async (fileKey) => [await wrapKey(fileKey, passphrase)] });
    yield* toNode(await encrypter.encrypt(toWeb(source)));
  };
}

/** Returns a step of a pipeline that decrypts in pieces. It throws `BackupError`: wrong passphrase or changed. */
export function createDecryption(passphrase: string, file: string): Transform {
  return async function* decrypt(source) {
    const decrypter = new Decrypter();
    decrypter.addIdentity({ unwrapFileKey: (stanzas: Stanza[]) => unwrapKey(stanzas, passphrase, file) });
    try {
      yield* toNode(await decrypter.decrypt(toWeb(source)));
    } catch (error) {
      if (error instanceof BackupError || (error instanceof Error && 'code' in error)) throw error;
      throw new BackupError('changed', `${file} is damaged or was changed. Use another backup.`, {
        cause: error,
      });
    }
  };
}

function toWeb(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array>;
}

function toNode(stream: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  return stream;
}

/** Whether a file is one of age, by its first bytes. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.toString('latin1') === MAGIC;
  } finally {
    await handle.close();
  }
}

async function wrapKey(fileKey: Uint8Array, passphrase: string): Promise<Stanza> {
  const salt = randomBytes(SALT_BYTES);
  const cipher = createCipheriv('chacha20-poly1305', await deriveKey(passphrase, salt, WORK_FACTOR), NONCE, {
    authTagLength: TAG_BYTES,
  });
  const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
  return new Stanza(['scrypt', salt.toString('base64').replace(/=+$/, ''), String(WORK_FACTOR)], body);
}

async function unwrapKey(stanzas: Stanza[], passphrase: string, file: string): Promise<Uint8Array> {
  const [kind, saltText = '', workFactor = ''] = stanzas[0]?.args ?? [];
  const salt = Buffer.from(saltText, 'base64');
  if (kind !== 'scrypt' || stanzas.length !== 1 || salt.length !== SALT_BYTES)
    throw new BackupError(
      'foreign',
      `${file} was not encrypted with a passphrase, so Saldo has not made it.`,
    );
  const factor = Number(workFactor);
  const body = stanzas[0]?.body ?? new Uint8Array();
  if (!Number.isInteger(factor) || factor < 1 || factor > MAX_WORK_FACTOR || body.length <= TAG_BYTES)
    throw new BackupError('changed', `${file} is damaged or was changed. Use another backup.`);
  const decipher = createDecipheriv('chacha20-poly1305', await deriveKey(passphrase, salt, factor), NONCE, {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(body.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw new BackupError(
      'wrongPassphrase',
      `The passphrase is not the one with which ${file} was encrypted. Nothing was changed.`,
    );
  }
}

function deriveKey(passphrase: string, salt: Buffer, factor: number): Promise<Buffer> {
  const N = 2 ** factor;
  const labelled = Buffer.concat([Buffer.from(LABEL), salt]);
  return new Promise((resolve, reject) => {
    scrypt(passphrase, labelled, 32, { N, r: 8, p: 1, maxmem: 256 * 8 * N }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
