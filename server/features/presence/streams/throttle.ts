const BURST_MS = 1_000;

export type InBursts = ReturnType<typeof inBursts>;

/** Calls `work` at once when it is asked to, and at most once a second: what is asked meanwhile is one call at its end. */
export function inBursts(work: () => void) {
  let lastAt = -BURST_MS;
  let timer: NodeJS.Timeout | undefined;

  function run(): void {
    timer = undefined;
    lastAt = performance.now();
    work();
  }

  return {
    call(): void {
      if (timer !== undefined) return;
      const waitMs = lastAt + BURST_MS - performance.now();
      if (waitMs <= 0) run();
      else timer = setTimeout(run, waitMs).unref();
    },
    cancel: () => clearTimeout(timer),
  };
}
