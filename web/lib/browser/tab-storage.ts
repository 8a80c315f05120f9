/** Reads a value that this tab keeps over reloads; null if there is none or the browser forbids storage. */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value for this tab, or removes it. Where the browser forbids storage, nothing happens. */
export function writeTab(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Some private modes forbid storage.
  }
}
