import type { CompiledQuery } from 'kysely';

/** Returns a compiled query with the given values for its parameters, in their order. */
export function withParameters<Row>(
  compiled: CompiledQuery<Row>,
  parameters: readonly unknown[],
): CompiledQuery<Row> {
  return { ...compiled, parameters };
}
