/** What kinds of failure a database driver reports, told apart by the codes of SQLite and PostgreSQL. */

const UNAVAILABLE =
  /^(SQLITE_(BUSY|CANTOPEN|IOERR|READONLY|LOCKED|NOTADB|CORRUPT|PROTOCOL)|08|57P|53[1-3]00$)/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);
const LOST_CONNECTION =
  /connection terminated|timeout exceeded when trying to connect|database connection is not open/i;

export function isStorageFull(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'SQLITE_FULL' || code === '53100';
}

export function isDatabaseUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (UNAVAILABLE.test(code) || NETWORK.has(code)) return true;
  return error instanceof Error && LOST_CONNECTION.test(error.message);
}

/** Two transactions met; the same work done again will pass. */
export function isSerializationFailure(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40001' || code === '40P01';
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause === undefined ? '' : codeOf(error.cause);
}
