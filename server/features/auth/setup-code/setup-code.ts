import { randomBytes } from 'node:crypto';
import type { Database } from '#server/database/connect.ts';
import { AppError } from '#server/errors/app-error.ts';
import { isEqual } from '#server/sealing/equal-texts.ts';
import { createSeal } from '#server/sealing/seal.ts';
import {
  deleteSetupCode,
  findSetupCode,
  holdSetupCode,
  insertSetupCode,
  releaseSetupCode,
} from './queries.ts';

/** A sign-up reserves the code for longer than it takes. If its process dies, the code is free again after that. */
const HOLD_MS = 60_000;

export type SetupCode = ReturnType<typeof createSetupCode>;

type SetupCodeOptions = {
  database: Database;
  secret: string;
  now: () => number;
  adminEmail: string | undefined;
  hasAdmin: () => Promise<boolean>;
};
type Seal = ReturnType<typeof createSeal>;
type Context = SetupCodeOptions & { seal: Seal };

/**
 * Provides the one-time code that proves ownership of the server. It is printed at start while there is no
 * administrator. The user who signs up with it, on any instance, becomes the administrator.
 */
export function createSetupCode(options: SetupCodeOptions) {
  const context = { ...options, seal: createSeal(options.secret, 'saldo setup code') };
  return {
    current: () => findOrCreate(context),
    redeem: <T>(enteredCode: string, email: string, signUp: () => Promise<T>) =>
      redeem(context, { enteredCode, email }, signUp),
  };
}

/** Returns the current code, and makes it if there is none; undefined if the server has an administrator. */
async function findOrCreate({ database, hasAdmin, seal }: Context): Promise<string | undefined> {
  if (await hasAdmin()) {
    await database.write((trx) => deleteSetupCode(trx));
    return undefined;
  }
  const row = await findSetupCode(database.read);
  const current = open(seal, row);
  if (current !== undefined) return current;
  await database.write(async (trx) => {
    // A code sealed with another SECRET cannot be opened.
    if (row !== undefined) await deleteSetupCode(trx, row.sealed);
    await insertSetupCode(trx, seal.close(randomBytes(12).toString('base64url')));
  });
  return open(seal, await findSetupCode(database.read));
}

function open(seal: Seal, row: { sealed: string } | undefined): string | undefined {
  try {
    return row && seal.open(row.sealed);
  } catch {
    return undefined;
  }
}

type Attempt = { enteredCode: string; email: string };

/**
 * Runs the sign-up of the administrator. Throws `setupCodeWrong` for a wrong or used code, or an address other than
 * `ADMIN_EMAIL`.
 */
async function redeem<T>(context: Context, attempt: Attempt, signUp: () => Promise<T>): Promise<T> {
  const { database, now } = context;
  const isCorrect = await isCorrectCode(context, attempt);
  const times = { now: now(), heldUntil: now() + HOLD_MS };
  // Two sign-ups may enter the code at the same moment, even on two instances.
  if (!isCorrect || !(await database.write((trx) => holdSetupCode(trx, times)))) {
    throw new AppError('setupCodeWrong');
  }
  const signedUp = await signUp().catch(async (error: unknown) => {
    // If this fails too, the code is free again after a minute.
    await database.write(releaseSetupCode).catch(() => undefined);
    throw error;
  });
  // If the deletion fails, the code still has no effect, since there is an administrator.
  await database.write((trx) => deleteSetupCode(trx)).catch(() => undefined);
  return signedUp;
}

async function isCorrectCode(context: Context, { enteredCode, email }: Attempt): Promise<boolean> {
  const { database, adminEmail, hasAdmin, seal } = context;
  const code = open(seal, await findSetupCode(database.read));
  if (code === undefined || !isEqual(enteredCode, code)) return false;
  return (adminEmail === undefined || adminEmail === email) && !(await hasAdmin());
}
