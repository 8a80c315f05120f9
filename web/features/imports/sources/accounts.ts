import type { Source } from '#shared/contract/sources.ts';
import { fold } from '#shared/import/match/fold.ts';
import { findAppName, groupStatements, isIban } from '#shared/import/statement-groups.ts';
import type { Format, Statement } from '#shared/import/types.ts';
import { hashAccount, hashName, hashShape, toAccountEnd } from '../files/fingerprint.ts';
import type { FileReading, ImportFile } from '../files/import-file.ts';

/** The statements of one account in a file. */
export type FileAccount = {
  /** Unique among the files of this import. */
  key: string;
  fileId: string;
  fileName: string;
  format: Format;
  statements: readonly Statement[];
  /** The application that wrote the file. */
  app: string | null;
  /** The name of the account in that application; null if it names none. */
  name: string | null;
  /** The hash of the account's number, or of its name in an application; null if the file has neither. */
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
  const groups = groupStatements(withMoney(reading.statements), app);
  // Rows without an account are one of their own beside the others, named after the application.
  const unnamed = groups.size > 1 ? (app ?? '') : '';
  return [...groups].map(([account, statements], index) => ({
    key: `${id}/${index}`,
    fileId: id,
    fileName: name,
    format: reading.format,
    statements,
    app,
    name: app === null ? null : statements[0]?.accountName || account || unnamed || null,
    ...toMarks(account || unnamed, app, hashKey),
    shape: reading.sample === null ? null : hashShape(reading.format, reading.sample.shape),
  }));
}

function toMarks(account: string, app: string | null, hashKey: string): Pick<FileAccount, 'hash' | 'end'> {
  if (account === '') return { hash: null, end: null };
  if (app !== null && !isIban(account)) return { hash: hashName(app, account, hashKey), end: null };
  return { hash: hashAccount(account, hashKey), end: toAccountEnd(account) };
}

/** Leaves out accounts of an application with money in other currencies only. Keeps one statement at least. */
function withMoney(statements: readonly Statement[]): readonly Statement[] {
  const named = new Set(
    statements.flatMap(({ movements }) =>
      movements.flatMap(({ isTransfer, counterAccount }) => (isTransfer ? (counterAccount ?? []) : [])),
    ),
  );
  const used = statements.filter(
    ({ accountName, account, movements, unreadable }) =>
      accountName === undefined || movements.length + unreadable.length > 0 || named.has(account ?? ''),
  );
  return used.length > 0 ? used : statements.slice(0, 1);
}

type Marks = Pick<FileAccount, 'hash' | 'shape'> & Partial<Pick<FileAccount, 'name' | 'end'>>;

/**
 * Finds the source of an account by its number, by the last digits of it if only those are known, or by its name in an
 * application. Without any, finds the only source with this header.
 */
export function recogniseSource(marks: Marks, sources: readonly Source[]): Source | undefined {
  const { hash, shape, end, name = null } = marks;
  const known = hash === null ? undefined : sources.find(({ accountHash }) => accountHash === hash);
  if (known !== undefined) return known;
  if (name !== null) return findWholeApp(marks, sources) ?? findNamesake(name, sources);
  if (hash !== null) return findByEnd(end ?? null, sources);
  const alike = sources.filter((source) => shape !== null && source.shape === shape);
  return alike.length === 1 ? alike[0] : undefined;
}

/** Finds the only source that was made for a card or an account of which just the last digits are known. */
function findByEnd(end: string | null, sources: readonly Source[]): Source | undefined {
  if (end === null) return undefined;
  const alike = sources.filter(({ accountHash, accountEnd }) => accountHash === null && accountEnd === end);
  return alike.length === 1 ? alike[0] : undefined;
}

function findNamesake(name: string, sources: readonly Source[]): Source | undefined {
  return sources.find((source) => !source.isArchived && fold(source.name) === fold(name));
}

/** Finds the source that holds all accounts of an application, as all imports once had it. */
function findWholeApp({ shape }: Marks, sources: readonly Source[]): Source | undefined {
  return sources.find(
    ({ kind, accountHash, ...source }) => kind === 'app' && accountHash === null && source.shape === shape,
  );
}

/** Whether the source was recognised only by the header, or by the name of the account: others may have them too. */
export function isKnownUnsurely(account: FileAccount, sources: readonly Source[]): boolean {
  const { name, hash, shape } = account;
  if (name === null) return isKnownByHeaderOnly(account, sources);
  const found = recogniseSource(account, sources);
  return (
    found !== undefined && found.accountHash !== hash && findWholeApp({ hash, shape }, [found]) === undefined
  );
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
