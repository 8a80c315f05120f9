import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** 1, or 10 under `npm run test:deep`. */
    depth: number;
    /** Whether tests of details run: under `npm run test:deep`, and if the command names files. */
    hasEveryTest: boolean;
  }
}

/** Returns a number of rounds, or a time-out in milliseconds, ten times as large under `npm run test:deep`. */
export function scaled(usual: number): number {
  return usual * inject('depth');
}

/** Returns every fifth item of a long list, or all of them under `npm run test:deep`. */
export function sampled<Item>(items: readonly Item[]): Item[] {
  return items.filter((_, index) => isDeep() || index % 5 === 0);
}

/** Whether this is `npm run test:deep`, which runs everything; `npm test` runs a part. */
export function isDeep(): boolean {
  return inject('depth') > 1;
}
