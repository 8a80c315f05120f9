/**
 * Puts the clock of this page or program ahead by some milliseconds, or behind. Timers stay as they are. Gives a function
 * that moves it on. Runs in pages too, so it can use nothing from outside.
 */
export function shiftClock(aheadMs: number): (moveMs: number) => void {
  const realNow = Date.now;
  let shiftMs = aheadMs;
  const now = () => realNow() + shiftMs;
  Date.now = now;
  globalThis.Date = new Proxy(Date, {
    construct: (real, given, made) =>
      Reflect.construct(real, given.length === 0 ? [now()] : given, made) as Date,
  });
  return (moveMs) => {
    shiftMs += moveMs;
  };
}
