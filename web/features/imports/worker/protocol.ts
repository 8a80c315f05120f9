import type { ImportHistory, MatchOptions, PreviewRow, SourceMovements } from '#shared/import/match/types.ts';
import type { TableSample } from '#shared/import/tables/sample.ts';
import type { ReadOptions } from '#shared/import/types.ts';
import type { FileError, FileReading } from '../files/import-file.ts';

/** The input of each kind of request. */
export type Inputs = {
  read: { content: File; options: ReadOptions };
  preview: { files: readonly SourceMovements[]; known: ImportHistory; options: MatchOptions };
};

/** The result of each kind of request. Reading a file that cannot be read results in an error code. */
export type Outputs = {
  read: { reading: FileReading | undefined; error: FileError | undefined; sample: TableSample | null };
  preview: PreviewRow[];
};

export type Kind = keyof Inputs;
export type WorkerRequest = { [K in Kind]: { kind: K; input: Inputs[K] } }[Kind];
/** `hasFailed` means that the worker has a fault. */
export type WorkerResponse = { hasFailed: false; output: Outputs[Kind] } | { hasFailed: true };
