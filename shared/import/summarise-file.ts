import { defaultResult } from './match/default-result.ts';
import { readFile } from './read-file.ts';
import { findAppName, groupStatements } from './statement-groups.ts';
import { summarise, type FileSummary } from './summary.ts';
import { sampleFile } from './tables/sample.ts';
import type { ReadOptions } from './types.ts';

/** Reads a file as the screen would, and summarises what the default answers would save. Throws as `readFile` does. */
export async function summariseFile(
  file: string,
  bytes: Uint8Array,
  options: ReadOptions,
): Promise<FileSummary> {
  const result = await readFile(bytes, { ...options, keepsTransfers: true });
  const sample = await sampleFile(bytes, result.format, options);
  const groups = groupStatements(result.statements, findAppName(result.format, sample));
  const accountOf = new Map(
    [...groups].flatMap(([account, accountStatements]) =>
      accountStatements.map((statement) => [statement, account]),
    ),
  );
  return summarise(
    file,
    defaultResult(result, (statement) => accountOf.get(statement) ?? '', options),
    options.currency,
  );
}
