import type { TableSample } from '#shared/import/tables/sample.ts';
import type { Answers, ImportErrorCode, Question, ReadResult } from '#shared/import/types.ts';

/** The result of reading a file, with the first rows if it is a table. */
export type FileReading = ReadResult & { sample: TableSample | null };

/** Why a file cannot be read. The codes 'timedOut' and 'notReadable' are not about its content. */
export type FileError = { code: ImportErrorCode | 'timedOut' | 'notReadable'; line: number | null };

/** A file that the user chose, dropped or pasted. */
export type ImportFile = {
  id: string;
  /** Stays in the browser. It is read again when an answer changes. */
  content: File;
  name: string;
  answers: Answers;
  /** All questions so far. They stay after an answer, so that the answer can be changed. */
  asked: readonly Question[];
  isReading: boolean;
  /** An earlier file of this import has the same content, so this file is not read. */
  isRepeated: boolean;
  reading: FileReading | undefined;
  error: FileError | undefined;
  /** The first rows of a table. The user can choose what its columns mean, even if no movement was found. */
  sample: TableSample | null;
};

/** Keeps the files that could be read. */
export function keepReadFiles(files: readonly ImportFile[]): (ImportFile & { reading: FileReading })[] {
  return files.flatMap((file) => (file.reading === undefined ? [] : [{ ...file, reading: file.reading }]));
}

/** Keeps the files that could not be read. */
export function keepUnreadFiles(files: readonly ImportFile[]): (ImportFile & { error: FileError })[] {
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
