/** The time in which a user may come back after closing the last tab, such as by reloading the page. */
const GRACE_MS = 5_000;

/** Waits after a user's last stream in this process has closed, then calls `onOver`. */
export function createGracePeriod(options: {
  now: () => number;
  onOver: (userId: string) => Promise<void>;
  onError: (error: unknown) => void;
}) {
  const { now } = options;
  const closedAt = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  function begin(userId: string): void {
    closedAt.set(userId, now());
    wait();
  }

  function wait(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      void settle()
        .catch(options.onError)
        .then(() => closedAt.size > 0 && wait());
    }, GRACE_MS).unref();
  }

  async function settle(): Promise<void> {
    const userIds = [...closedAt].filter(([, at]) => at + GRACE_MS <= now()).map(([userId]) => userId);
    for (const userId of userIds) {
      closedAt.delete(userId);
      await options.onOver(userId);
    }
  }

  return { begin, settle, hasAny: () => closedAt.size > 0, stop: () => clearTimeout(timer) };
}
