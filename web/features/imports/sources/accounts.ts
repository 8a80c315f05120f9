import type { Source } from '#shared/contract/sources.ts';
import { findAppName, groupStatements } from '#shared/import/statement-groups.ts';
import type { Format, Statement } from '#shared/import/types.ts';
import { accountEnd, accountHash, shapeOf } from '../files/fingerprint.ts';
import type { FileReading, ImportFile } from '../files/import-file.ts';

/** What a file holds of one account. All of an application's export counts as one. */
export type FileAccount = {
  /** Unique among the files of this import. */
  key: string;
  fileId: string;
  fileName: string;
  format: Format;
  statements: readonly Statement[];
  /** The application that wrote the file. */
  app: string | null;
  hash: string | null;
  end: string | null;
  /** The fingerprint of a table's header. */
  shape: string | null;
};

/** The accounts of a file. Each becomes an import of its own, because it has a source of its own. */
export function accountsOf(file: ImportFile & { reading: FileReading }, key: string): FileAccount[] {
  const { id, name, reading } = file;
  const app = findAppName(reading.format, reading.sample);
  const groups = groupStatements(reading.statements, app);
  return [...groups].map(([account, statements], at) => ({
    key: `${id}/${at}`,
    fileId: id,
    fileName: name,
    format: reading.format,
    statements,
    app,
    hash: account === '' ? null : accountHash(account, key),
    end: account === '' ? null : accountEnd(account),
    shape: fileShape(reading),
  }));
}

/** The fingerprint of a file's table; null for other formats. */
function fileShape({ format, sample }: Pick<FileReading, 'format' | 'sample'>): string | null {
  return sample === null ? null : shapeOf(format, sample.shape);
}

type Marks = Pick<FileAccount, 'hash' | 'shape'>;

/** The source whose account this is: by its number, else by the only one with this header. */
export function recogniseSource({ hash, shape }: Marks, sources: readonly Source[]): Source | undefined {
  if (hash !== null) return sources.find(({ accountHash: known }) => known === hash);
  const alike = sources.filter((source) => shape !== null && source.shape === shape);
  return alike.length === 1 ? alike[0] : undefined;
}

/** Whether only its header says which source this is, which files of another bank may have too. */
export function isByHeaderAlone(
  { hash, shape, app }: Marks & Pick<FileAccount, 'app'>,
  sources: readonly Source[],
): boolean {
  return hash === null && app === null && recogniseSource({ hash, shape }, sources) !== undefined;
}

/** The source that knows how to read a table of this form, its own or another account of the same bank. */
export function findReader(marks: Marks, sources: readonly Source[]): Source | undefined {
  if (marks.shape === null) return undefined;
  const own = recogniseSource(marks, sources);
  return own?.shape === marks.shape ? own : sources.find(({ shape }) => shape === marks.shape);
}
