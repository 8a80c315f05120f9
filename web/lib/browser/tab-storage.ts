/** Reads a value that this tab stores, which outlives a reload; null if the browser forbids storage. */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text for this tab, or nothing; where the browser forbids storage, it is lost with the page. */
export function writeTab(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Some private modes forbid storage.
  }
}
