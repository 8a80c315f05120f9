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

/** Longer than a sign-up takes: a process that dies with one under way gives the code back after it. */
const HOLD_MS = 60_000;

export type SetupCode = ReturnType<typeof createSetupCode>;

/**
 * The one-time code that proves ownership of the server: printed at start while nobody administers it,
 * and worth the administrator's role to the sign-up that brings it, on whichever instance.
 */
export function createSetupCode(options: {
  database: Database;
  secret: string;
  now: () => number;
  adminEmail: string | undefined;
  hasAdmin: () => Promise<boolean>;
}) {
  const { database, now, hasAdmin } = options;
  const seal = createSeal(options.secret, 'saldo setup code');

  /** The code of this moment, made where there is none; undefined once somebody administers the server. */
  async function current(): Promise<string | undefined> {
    if (await hasAdmin()) {
      await database.write((trx) => deleteSetupCode(trx));
      return undefined;
    }
    const row = await findSetupCode(database.read);
    const known = row && open(row);
    if (known !== undefined) return known;
    await database.write(async (trx) => {
      // One that was sealed under another SECRET is nobody's any more.
      if (row !== undefined) await deleteSetupCode(trx, row.sealed);
      await insertSetupCode(trx, seal.close(randomBytes(12).toString('base64url')));
    });
    const made = await findSetupCode(database.read);
    return made && open(made);
  }

  function open({ sealed }: { sealed: string }): string | undefined {
    try {
      return seal.open(sealed);
    } catch {
      return undefined;
    }
  }

  /**
   * Runs the sign-up of the administrator, who brings the code. Throws `setupCodeWrong` for a wrong or
   * spent code, or another e-mail than `ADMIN_EMAIL`.
   */
  async function redeem<T>(given: string, email: string, signUp: () => Promise<T>): Promise<T> {
    const row = await findSetupCode(database.read);
    const code = row && open(row);
    const isRight =
      code !== undefined &&
      isSameText(given, code) &&
      (options.adminEmail === undefined || options.adminEmail === email) &&
      !(await hasAdmin());
    const times = { now: now(), heldUntil: now() + HOLD_MS };
    // Two sign-ups may bring the code at the same moment, here or on two instances.
    if (!isRight || !(await database.write((trx) => holdSetupCode(trx, times)))) {
      throw new AppError('setupCodeWrong');
    }
    const signedUp = await signUp().catch(async (error: unknown) => {
      // Where that fails, too, it is free again after a minute.
      await database.write(releaseSetupCode).catch(() => undefined);
      throw error;
    });
    // Now that there is an administrator, a code that is left is worth nothing.
    await database.write((trx) => deleteSetupCode(trx)).catch(() => undefined);
    return signedUp;
  }

  return { current, redeem };
}

function isSameText(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
