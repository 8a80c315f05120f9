/**
 * Moves the clock of this page or program ahead by some milliseconds. Timers do not change. Returns a function that
 * moves the clock further. Runs in pages too, so it can use nothing from outside.
 */
export function shiftClock(aheadMs: number): (moveMs: number) => void {
  const realNow = Date.now;
  let shiftMs = aheadMs;
  const now = () => realNow() + shiftMs;
  Date.now = now;
  globalThis.Date = new Proxy(Date, {
    construct: (real, args, newTarget) =>
      Reflect.construct(real, args.length === 0 ? [now()] : args, newTarget) as Date,
  });
  return (moveMs) => {
    shiftMs += moveMs;
  };
}
