import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/database/connect.ts';
import { AppError } from '#server/errors/app-error.ts';
import { createSeal } from '#server/sealing/seal.ts';
import {
  deleteSetupCode,
  findSetupCode,
  holdSetupCode,
  insertSetupCode,
  releaseSetupCode,
} from './queries.ts';

/** Longer than a sign-up takes. If a process dies during one, the code is free again after this time. */
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
 * The one-time code that proves ownership of the server. It is printed at start while there is no administrator.
 * The user who signs up with it, on any instance, becomes the administrator.
 */
export function createSetupCode(options: SetupCodeOptions) {
  const context = { ...options, seal: createSeal(options.secret, 'saldo setup code') };
  return {
    current: () => findOrMake(context),
    redeem: <T>(given: string, email: string, signUp: () => Promise<T>) =>
      redeem(context, { given, email }, signUp),
  };
}

/** The current code, made if there is none; undefined if the server has an administrator. */
async function findOrMake({ database, hasAdmin, seal }: Context): Promise<string | undefined> {
  if (await hasAdmin()) {
    await database.write((trx) => deleteSetupCode(trx));
    return undefined;
  }
  const row = await findSetupCode(database.read);
  const known = open(seal, row);
  if (known !== undefined) return known;
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

type Attempt = { given: string; email: string };

/**
 * Runs the sign-up of the administrator. Throws `setupCodeWrong` for a wrong or used code, or an address other than
 * `ADMIN_EMAIL`.
 */
async function redeem<T>(context: Context, attempt: Attempt, signUp: () => Promise<T>): Promise<T> {
  const { database, now } = context;
  const isRight = await isRightCode(context, attempt);
  const times = { now: now(), heldUntil: now() + HOLD_MS };
  // Two sign-ups may bring the code at the same moment, even on two instances.
  if (!isRight || !(await database.write((trx) => holdSetupCode(trx, times)))) {
    throw new AppError('setupCodeWrong');
  }
  const signedUp = await signUp().catch(async (error: unknown) => {
    // If this fails too, the code is free again after a minute.
    await database.write(releaseSetupCode).catch(() => undefined);
    throw error;
  });
  // A code that stays is worthless now that there is an administrator.
  await database.write((trx) => deleteSetupCode(trx)).catch(() => undefined);
  return signedUp;
}

async function isRightCode(context: Context, { given, email }: Attempt): Promise<boolean> {
  const { database, adminEmail, hasAdmin, seal } = context;
  const code = open(seal, await findSetupCode(database.read));
  if (code === undefined || !isSameText(given, code)) return false;
  return (adminEmail === undefined || adminEmail === email) && !(await hasAdmin());
}

function isSameText(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
