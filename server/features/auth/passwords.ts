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
/** Loads the library's binary when the first password is hashed or verified. */
const argon2 = () => import('@node-rs/argon2');
/** The number of hashes that may run at once. It leaves memory, and one of several processors, to other requests. */
const MAX_CONCURRENT_HASHES = Math.min(2, Math.max(1, availableParallelism() - 1));
/** The number of requests that may wait or run. If one hash of 25 ms runs at a time, the last request waits 1.6 s. */
const MAX_ADMITTED_REQUESTS = 64;

const hashLimit = pLimit(MAX_CONCURRENT_HASHES);
/** Starts more requests than hashes can run, so that the next request is ready when a hash is done. */
const startLimit = pLimit(2 * MAX_CONCURRENT_HASHES);
let admittedRequests = 0;
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
    withHashingSlot(() => hashLimit(() => argon2id.verify(hash, password))),
};

/**
 * Hashes the password, then runs the work, in which the identity library gets that hash. Otherwise it would hash
 * inside its database transaction, while every other write waits.
 */
export async function withHashedPassword<T>(password: string, work: () => Promise<T>): Promise<T> {
  return await preparedHash.run(await hashPassword(password), work);
}

export function hashPassword(password: string): Promise<string> {
  return withHashingSlot(() => hashLimit(() => argon2id.hash(password)));
}

/**
 * Runs work that hashes passwords, a few requests at a time; hashes inside the work are never refused. If 64 requests
 * are waiting or running, throws `serverBusy` before the work starts: a refused request neither counts as an attempt
 * nor uses up a link.
 */
export async function withHashingSlot<T>(work: () => Promise<T>): Promise<T> {
  if (isAdmitted.getStore()) return await work();
  if (admittedRequests >= MAX_ADMITTED_REQUESTS) throw serverBusy();
  admittedRequests++;
  try {
    return await startLimit(() => isAdmitted.run(true, work));
  } finally {
    admittedRequests--;
  }
}
