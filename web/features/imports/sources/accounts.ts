import type { Source } from '#shared/contract/sources.ts';
import { findAppName, groupStatements } from '#shared/import/statement-groups.ts';
import type { Format, Statement } from '#shared/import/types.ts';
import { hashAccount, hashShape, toAccountEnd } from '../files/fingerprint.ts';
import type { FileReading, ImportFile } from '../files/import-file.ts';

/** The statements of one account in a file. The export of an application counts as one account. */
export type FileAccount = {
  /** Unique among the files of this import. */
  key: string;
  fileId: string;
  fileName: string;
  format: Format;
  statements: readonly Statement[];
  /** The application that wrote the file. */
  app: string | null;
  /** The hash of the account's number; null if the file has no number. */
  hash: string | null;
  /** The last characters of the number. */
  end: string | null;
  /** The hash of a table's header; null for other formats. */
  shape: string | null;
};

/** Lists the accounts of a file. Each account has its own source and its own import. */
export function listAccounts(file: ImportFile & { reading: FileReading }, hashKey: string): FileAccount[] {
  const { id, name, reading } = file;
  const app = findAppName(reading.format, reading.sample);
  const groups = groupStatements(reading.statements, app);
  return [...groups].map(([account, statements], index) => ({
    key: `${id}/${index}`,
    fileId: id,
    fileName: name,
    format: reading.format,
    statements,
    app,
    hash: account === '' ? null : hashAccount(account, hashKey),
    end: account === '' ? null : toAccountEnd(account),
    shape: reading.sample === null ? null : hashShape(reading.format, reading.sample.shape),
  }));
}

type Marks = Pick<FileAccount, 'hash' | 'shape'>;

/** Finds the source of an account by its number. Without a number, finds the only source with this header. */
export function recogniseSource({ hash, shape }: Marks, sources: readonly Source[]): Source | undefined {
  if (hash !== null) return sources.find(({ accountHash }) => accountHash === hash);
  const alike = sources.filter((source) => shape !== null && source.shape === shape);
  return alike.length === 1 ? alike[0] : undefined;
}

/** Whether the source was recognised only by the header, which files of another account may have too. */
export function isKnownByHeaderOnly(
  { hash, shape, app }: Marks & Pick<FileAccount, 'app'>,
  sources: readonly Source[],
): boolean {
  return hash === null && app === null && recogniseSource({ hash, shape }, sources) !== undefined;
}

/** Finds a source whose answers apply to a table: the source of the account, or another with the same header. */
export function findTableSource(marks: Marks, sources: readonly Source[]): Source | undefined {
  if (marks.shape === null) return undefined;
  const accountSource = recogniseSource(marks, sources);
  return accountSource?.shape === marks.shape
    ? accountSource
    : sources.find(({ shape }) => shape === marks.shape);
}
