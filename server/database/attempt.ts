/** Returns undefined if the work fails. For checks that are repeated, so that the next one tries again. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
