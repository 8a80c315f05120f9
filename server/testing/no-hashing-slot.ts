import { withHashingSlot } from '#server/features/auth/passwords.ts';

/** Runs a job while every hashing slot is taken, as by many sign-ins at once. */
export async function whileNoHashingSlot<T>(act: () => Promise<T>): Promise<T> {
  const { promise: release, resolve: releaseAll } = Promise.withResolvers<void>();
  const slots: Promise<void>[] = [];
  const refusals: unknown[] = [];
  while (refusals.length === 0) {
    slots.push(withHashingSlot(() => release).catch((error: unknown) => void refusals.push(error)));
    await Promise.resolve();
  }
  try {
    return await act();
  } finally {
    releaseAll();
    await Promise.all(slots);
  }
}
