const PERIOD_MS = 1_000;

export type Throttle = ReturnType<typeof throttle>;

/** Runs `work` at most once a second: at once if possible, and once after the second for all calls within it. */
export function throttle(work: () => void) {
  let lastAt = -PERIOD_MS;
  let timer: NodeJS.Timeout | undefined;

  function run(): void {
    timer = undefined;
    lastAt = performance.now();
    work();
  }

  return {
    call(): void {
      if (timer !== undefined) return;
      const waitMs = lastAt + PERIOD_MS - performance.now();
      if (waitMs <= 0) run();
      else timer = setTimeout(run, waitMs).unref();
    },
    cancel: () => clearTimeout(timer),
  };
}
