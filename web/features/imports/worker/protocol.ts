import type { Known, MatchOptions, PreviewRow, SourceMovements } from '#shared/import/match/types.ts';
import type { TableSample } from '#shared/import/tables/sample.ts';
import type { ReadOptions } from '#shared/import/types.ts';
import type { FileError, FileReading } from '../files/import-file.ts';

/** What the worker is asked, by the kind of request. */
export type Asked = {
  read: { content: File; options: ReadOptions };
  preview: { files: readonly SourceMovements[]; known: Known; options: MatchOptions };
};

/** What it answers. A file that cannot be read is an answer too. */
export type Answered = {
  read: { reading: FileReading | undefined; error: FileError | undefined; sample: TableSample | null };
  preview: PreviewRow[];
};

export type Kind = keyof Asked;
export type WorkerRequest = { [K in Kind]: { kind: K; asked: Asked[K] } }[Kind];
/** `hasFailed` where the program has a fault. */
export type WorkerAnswer = { hasFailed: false; answered: Answered[Kind] } | { hasFailed: true };
