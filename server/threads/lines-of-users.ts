import { serverBusy } from '#server/errors/app-error.ts';

type Line = { atWork: number; waiting: (() => void)[] };

/** Does a piece of work for a user when it is its turn. */
export type InLine = <T>(userId: string, work: () => Promise<T>) => Promise<T>;

/**
 * Gives each user a line of their own: so much of their work is done at once, the rest waits behind it, and more than
 * `maxWaiting` is refused as `serverBusy`. Nobody waits for the line of somebody else.
 */
export function createLinesOfUsers({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }): InLine {
  const lines = new Map<string, Line>();

  return async (userId, work) => {
    const line = lines.get(userId) ?? { atWork: 0, waiting: [] };
    if (line.waiting.length >= maxWaiting) throw serverBusy();
    lines.set(userId, line);
    // Whoever is done hands their place to the next one.
    if (line.atWork < atOnce) line.atWork++;
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next !== undefined) next();
      else if (--line.atWork === 0) lines.delete(userId);
    }
  };
}
