import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** One, or ten under `npm run test:deep`. */
    depth: number;
  }
}

/** So many rounds of a test, or so many milliseconds for them, as usual; ten times as many under `npm run test:deep`. */
export function scaled(usual: number): number {
  return usual * inject('depth');
}
