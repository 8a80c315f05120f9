import { inject } from 'vitest';
import { isDeep, scaled } from '#shared/testing/scaled.ts';

/**
 * Rounds of a property: a fifth on PostgreSQL, which has to show only that its SQL does the same, and ten times as
 * many on both under `npm run test:deep`.
 */
export function rounds(usual: number): number {
  return isDeep() || inject('database') === 'sqlite' ? scaled(usual) : Math.ceil(usual / 5);
}
