import type { TableSample } from '#shared/import/tables/sample.ts';
import type { Answers, ImportErrorCode, Question, ReadResult } from '#shared/import/types.ts';

/** What a file holds, and the first rows of a table. */
export type FileReading = ReadResult & { sample: TableSample | null };

/** Why a file gives nothing; the last two are not about its content. */
export type FileError = { code: ImportErrorCode | 'timedOut' | 'notReadable'; line: number | null };

/** A file that somebody chose, dropped or pasted. */
export type ImportFile = {
  id: string;
  /** The content stays with the browser, which reads it again when an answer changes. */
  content: File;
  name: string;
  answers: Answers;
  /** Every question so far, answered ones too, so that an answer can be changed. */
  asked: readonly Question[];
  isReading: boolean;
  /** Whether the same content was chosen before in this import; then it is not read again. */
  isRepeated: boolean;
  reading: FileReading | undefined;
  error: FileError | undefined;
  /** A table in which nothing was found, whose columns can be named by hand. */
  sample: TableSample | null;
};

/** The files that can go on: those with movements. */
export function readFiles(files: readonly ImportFile[]): (ImportFile & { reading: FileReading })[] {
  return files.flatMap((file) => (file.reading === undefined ? [] : [{ ...file, reading: file.reading }]));
}

/** The files that give nothing, with why. */
export function unreadFiles(files: readonly ImportFile[]): (ImportFile & { error: FileError })[] {
  return files.flatMap((file) => (file.error === undefined ? [] : [{ ...file, error: file.error }]));
}

export function newFile(id: string, content: File): ImportFile {
  return {
    id,
    content,
    name: content.name,
    answers: {},
    asked: [],
    isReading: true,
    isRepeated: false,
    reading: undefined,
    error: undefined,
    sample: null,
  };
}
