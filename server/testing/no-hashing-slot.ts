import { withHashingSlot } from '#server/features/auth/passwords.ts';

/** Runs a job while every hashing slot is taken, as by many sign-ins at once. */
export async function whileNoHashingSlot<T>(act: () => Promise<T>): Promise<T> {
  const { promise: stay, resolve: leave } = Promise.withResolvers<void>();
  const inside: Promise<void>[] = [];
  const refused: unknown[] = [];
  while (refused.length === 0) {
    inside.push(withHashingSlot(() => stay).catch((error: unknown) => void refused.push(error)));
    await Promise.resolve();
  }
  try {
    return await act();
  } finally {
    leave();
    await Promise.all(inside);
  }
}
