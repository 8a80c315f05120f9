/** The key in the browser's session storage, which the privacy policy lists. */
const STORAGE_KEY = 'saldo-scroll';

/** How far the page was scrolled at each step of the browser's history, by the step's key. */
export const positions = new Map<string, number>(readPositions());

/** Stores the positions for a reload, and for the way back from a page that is not part of the app. */
export function storePositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
  } catch {
    // Some private modes forbid storage; then the page starts at the top.
  }
}

function readPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}
