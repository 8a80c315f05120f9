import { defaultResult } from './match/default-result.ts';
import { readFile } from './read-file.ts';
import { appOf, groupStatements } from './statement-groups.ts';
import { summarise, type FileSummary } from './summary.ts';
import { sampleFile } from './tables/sample.ts';
import type { ReadOptions } from './types.ts';

/** Reads a file as the screen would, and says what its default answers would save. Throws what `readFile` throws. */
export async function summariseFile(
  file: string,
  bytes: Uint8Array,
  options: ReadOptions,
): Promise<FileSummary> {
  const result = await readFile(bytes, { ...options, keepsTransfers: true });
  const sample = await sampleFile(bytes, result.format, options);
  const groups = groupStatements(result.statements, appOf(result.format, sample));
  const sourceOf = new Map(
    [...groups].flatMap(([account, own]) => own.map((statement) => [statement, account])),
  );
  return summarise(
    file,
    defaultResult(result, (statement) => sourceOf.get(statement) ?? '', options),
    options.currency,
  );
}
