import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import pLimit from 'p-limit';
import { fieldError, serverBusy } from '#server/errors/app-error.ts';

/** OWASP's floor for argon2id, which is this library's default algorithm: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** What the processor does for a password; tests put something cheaper in its place. */
export const argon2id = { hash: (password: string) => hash(password, COST), verify };
/** Hashing at most this many at once leaves a processor, and memory, to other requests. */
const MAX_CONCURRENT_HASHES = Math.min(2, Math.max(1, availableParallelism() - 1));
/** A hash takes 25 ms, so the last of these requests waits about two seconds where one is made at a time. */
const MAX_ADMITTED = 64;

const limit = pLimit(MAX_CONCURRENT_HASHES);
/** Twice as many requests are worked on, so that one is ready whenever a hash is done. */
const begin = pLimit(2 * MAX_CONCURRENT_HASHES);
let admitted = 0;
const isAdmitted = new AsyncLocalStorage<true>();
const common = new Set<string>(dictionary['passwords-common']);
const preparedHash = new AsyncLocalStorage<string>();

export type RequireGoodPassword = (field: string, password: string) => Promise<void>;

/**
 * Makes what refuses, under the name of its field, a new password that is shorter than this installation
 * asks for (`passwordTooShort`) or one of the most used ones (`passwordTooCommon`).
 */
export function createRequireGoodPassword(minPasswordLength: () => Promise<number>): RequireGoodPassword {
  return async (field, password) => {
    // As the contract counts: an emoji is one character.
    if (Array.from(password).length < (await minPasswordLength()))
      throw fieldError(field, 'passwordTooShort');
    if (common.has(password.toLowerCase())) throw fieldError(field, 'passwordTooCommon');
  };
}

/** Answers whether a password is the one that a user has now, such as before a change to the account. */
export function createIsPasswordOf(findHash: (userId: string) => Promise<string | undefined>) {
  return async (userId: string, password: string): Promise<boolean> => {
    const stored = await findHash(userId);
    return stored !== undefined && (await passwordHashing.verify({ hash: stored, password }));
  };
}

/** Hashing as the identity library calls it. */
export const passwordHashing = {
  hash: async (password: string) => preparedHash.getStore() ?? (await hashPassword(password)),
  verify: ({ hash: stored, password }: { hash: string; password: string }) =>
    withHashingSlot(() => limit(() => argon2id.verify(stored, password))),
};

/**
 * Hashes first and then runs the work, in which the identity library is given that hash: it would
 * otherwise hash inside its database transaction, while every other write waits.
 */
export async function withHashedPassword<T>(password: string, work: () => Promise<T>): Promise<T> {
  return await preparedHash.run(await hashPassword(password), work);
}

/** The hash as every account has it: argon2id, a few at once. */
export function hashPassword(password: string): Promise<string> {
  return withHashingSlot(() => limit(() => argon2id.hash(password)));
}

/**
 * Runs work that hashes passwords, a few at a time; a hash inside it is never refused. Throws `serverBusy` while
 * 64 wait already, so that a refused request counts no attempt and uses up no link.
 */
export async function withHashingSlot<T>(work: () => Promise<T>): Promise<T> {
  if (isAdmitted.getStore()) return await work();
  if (admitted >= MAX_ADMITTED) throw serverBusy();
  admitted++;
  try {
    return await begin(() => isAdmitted.run(true, work));
  } finally {
    admitted--;
  }
}
