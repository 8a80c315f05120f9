import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** 1, or 10 under `npm run test:deep`. */
    depth: number;
    /** Whether tests of details run: under `npm run test:deep`, and where files are named. */
    hasEveryTest: boolean;
  }
}

/** A number of rounds, or a time-out in milliseconds; ten times as many under `npm run test:deep`. */
export function scaled(usual: number): number {
  return usual * inject('depth');
}

/** Each fifth item of a long list, or all of them under `npm run test:deep`. */
export function sampled<Item>(items: readonly Item[]): Item[] {
  return items.filter((_, index) => isDeep() || index % 5 === 0);
}

/** Whether this is `npm run test:deep`, which tries everything where `npm test` tries a part. */
export function isDeep(): boolean {
  return inject('depth') > 1;
}
