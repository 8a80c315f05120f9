// Kinds of failure of a database driver, by the codes of SQLite and PostgreSQL.

const UNAVAILABLE = [
  /^SQLITE_(BUSY|CANTOPEN|IOERR|READONLY|LOCKED|NOTADB|CORRUPT|PROTOCOL)/,
  // Connection lost, server stopping, resources gone.
  /^(08|57P|53[1-3]00$)/,
  // Statement timeout (a lock held too long), a database transaction that waited too long for this process,
  // read-only server, database dropped.
  /^(57014|25P03|25006|3D000)$/,
  /^DATABASE_GONE$/,
];
const NETWORK = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
const LOST_CONNECTION = [
  /connection terminated/i,
  /client was closed and is not queryable/i,
  /connection error and is not queryable/i,
  /timeout exceeded when trying to connect/i,
  /query read timeout/i,
  /timeout expired/i,
  /database connection is not open/i,
  /driver has already been destroyed/i,
  /cannot use a pool after calling end/i,
];

/** Thrown if the file of the open database is no longer at its path, so that nothing can be saved. */
export class DatabaseGone extends Error {
  readonly code = 'DATABASE_GONE';

  constructor() {
    super('the database file is no longer in its place');
  }
}

export function isStorageFull(error: unknown): boolean {
  const code = findCode(error);
  return code === 'SQLITE_FULL' || code === '53100';
}

export function isDatabaseUnavailable(error: unknown): boolean {
  const code = findCode(error);
  if (NETWORK.has(code) || UNAVAILABLE.some((pattern) => pattern.test(code))) return true;
  return error instanceof Error && LOST_CONNECTION.some((pattern) => pattern.test(error.message));
}

/** Whether another process has locked the file of SQLite. */
export function isBusy(error: unknown): boolean {
  return findCode(error).startsWith('SQLITE_BUSY');
}

/** Whether the server refuses the database, user or password, so that a retry does not help. */
export function isRefused(error: unknown): boolean {
  return /^(28|3D000$)/.test(findCode(error));
}

/** Whether two database transactions have conflicted, so that a retry helps. */
export function isSerializationFailure(error: unknown): boolean {
  const code = findCode(error);
  return code === '40001' || code === '40P01';
}

/** Whether a row with the same key or unique value exists already. */
export function isDuplicate(error: unknown): boolean {
  return ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505'].includes(findCode(error));
}

export function isMissingTable(error: unknown): boolean {
  return findCode(error) === '42P01' || (error instanceof Error && error.message.startsWith('no such table'));
}

function findCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause === undefined ? '' : findCode(error.cause);
}
