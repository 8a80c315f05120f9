import { inject } from 'vitest';
import { isDeep, scaled } from '#shared/testing/scaled.ts';

/**
 * Returns the number of runs of a property: a fifth of the usual number on PostgreSQL, where only the SQL differs, and
 * ten times the usual number on both databases under `npm run test:deep`.
 */
export function rounds(usual: number): number {
  return isDeep() || inject('database') === 'sqlite' ? scaled(usual) : Math.ceil(usual / 5);
}
