import type { CompiledQuery } from 'kysely';

/** Runs a compiled query with these values, in the order in which it names them. */
export function withParameters<Row>(
  compiled: CompiledQuery<Row>,
  parameters: readonly unknown[],
): CompiledQuery<Row> {
  return { ...compiled, parameters };
}
