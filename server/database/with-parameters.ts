import type { CompiledQuery } from 'kysely';

/** Returns a compiled query with these values in the order of its parameters. */
export function withParameters<Row>(
  compiled: CompiledQuery<Row>,
  parameters: readonly unknown[],
): CompiledQuery<Row> {
  return { ...compiled, parameters };
}
