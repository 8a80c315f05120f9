import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { fieldError, serverBusy } from '#server/errors/app-error.ts';

/** OWASP's minimum for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** The hash functions; tests replace them with cheaper ones. */
export const argon2id = {
  hash: async (password: string) => await (await argon2()).hash(password, COST),
  verify: async (hash: string, password: string) => await (await argon2()).verify(hash, password),
};
/** Loads the library's binary with the first password. */
const argon2 = () => import('@node-rs/argon2');
/** The hashes that may run at once; they leave a processor and memory for other requests. */
const MAX_CONCURRENT_HASHES = Math.min(2, Math.max(1, availableParallelism() - 1));
/** The requests that may wait or run. A hash takes 25 ms: with one at a time the last waits about two seconds. */
const MAX_ADMITTED = 64;

const limit = pLimit(MAX_CONCURRENT_HASHES);
/** Twice as many requests start as hashes run: one is always ready when a hash is done. */
const startLimit = pLimit(2 * MAX_CONCURRENT_HASHES);
let admitted = 0;
const isAdmitted = new AsyncLocalStorage<true>();
let commonPasswords: Promise<Set<string>> | undefined;
const preparedHash = new AsyncLocalStorage<string>();

export type RequireGoodPassword = (field: string, password: string) => Promise<void>;

/** Returns a function that throws `passwordTooShort` or `passwordTooCommon` for the field of a new password. */
export function createRequireGoodPassword(minPasswordLength: () => Promise<number>): RequireGoodPassword {
  return async (field, password) => {
    // Counts as the contract does: an emoji is one character.
    if (Array.from(password).length < (await minPasswordLength()))
      throw fieldError(field, 'passwordTooShort');
    if ((await (commonPasswords ??= loadCommonPasswords())).has(password.toLowerCase()))
      throw fieldError(field, 'passwordTooCommon');
  };
}

/** Loads the list of common passwords, which is large, when a new password needs it. */
async function loadCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Returns a function that checks the user's current password. */
export function createPasswordCheck(findHash: (userId: string) => Promise<string | undefined>) {
  return async (userId: string, password: string): Promise<boolean> => {
    const hash = await findHash(userId);
    return hash !== undefined && (await passwordHashing.verify({ hash, password }));
  };
}

/** The functions with which the identity library hashes and verifies passwords. */
export const passwordHashing = {
  hash: async (password: string) => preparedHash.getStore() ?? (await hashPassword(password)),
  verify: ({ hash, password }: { hash: string; password: string }) =>
    withHashingSlot(() => limit(() => argon2id.verify(hash, password))),
};

/**
 * Hashes the password, then runs the work, in which the identity library gets that hash. Otherwise it would hash
 * inside its database transaction, while every other write waits.
 */
export async function withHashedPassword<T>(password: string, work: () => Promise<T>): Promise<T> {
  return await preparedHash.run(await hashPassword(password), work);
}

export function hashPassword(password: string): Promise<string> {
  return withHashingSlot(() => limit(() => argon2id.hash(password)));
}

/**
 * Runs work that hashes passwords, a few requests at a time; hashes inside it are never refused. Throws `serverBusy`
 * if 64 requests are waiting or running, before the request counts an attempt or uses up a link.
 */
export async function withHashingSlot<T>(work: () => Promise<T>): Promise<T> {
  if (isAdmitted.getStore()) return await work();
  if (admitted >= MAX_ADMITTED) throw serverBusy();
  admitted++;
  try {
    return await startLimit(() => isAdmitted.run(true, work));
  } finally {
    admitted--;
  }
}
