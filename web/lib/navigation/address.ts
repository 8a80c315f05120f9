/** A place in the app as the browser's address names it. */
export type Location = {
  pathname: string;
  search: string;
  hash: string;
  /** A value that the navigation passes to the screen; it is not part of the address. */
  state: unknown;
  /** Names this step of the browser's history, which may have another step with the same address. */
  key: string;
};

type StepData = { state?: unknown; key?: string };

/** The location of a path or a whole address, or of a '?query' or '#part' of the screen at the path `from`. */
export function toLocation(
  to: string,
  from: string,
  { state = null, key = createKey() }: StepData = {},
): Location {
  const { pathname, search, hash } = new URL(to, `http://app${from}`);
  return { pathname, search, hash, state, key };
}

export function toHref({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}

function createKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
