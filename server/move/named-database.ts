import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { sqliteFile, type DatabaseLocation } from '#server/database/connect.ts';

/** A database from the command line. The name is unique and has no password. */
export type NamedDatabase = { name: string; location: DatabaseLocation };

const POSTGRES_PORT = '5432';

/** Parses `sqlite:./data/saldo.sqlite` or `postgres://…`; returns undefined for any other text. */
export function readNamedDatabase(text: string): NamedDatabase | undefined {
  if (/^postgres(ql)?:\/\//.test(text)) return toPostgres(text);
  const [, file] = /^sqlite:(?:\/\/)?(.+)$/.exec(text) ?? [];
  return file === undefined ? undefined : toSqlite(resolve(file));
}

/** Returns undefined for a file of another name, which Saldo would not find in the folder. */
function toSqlite(file: string): NamedDatabase | undefined {
  const dataDir = dirname(file);
  if (basename(file) !== basename(sqliteFile(dataDir))) return undefined;
  const realDir = existsSync(dataDir) ? realpathSync(dataDir) : dataDir;
  return { name: `sqlite:${join(realDir, basename(file))}`, location: { dataDir } };
}

function toPostgres(databaseUrl: string): NamedDatabase | undefined {
  const url = URL.parse(databaseUrl);
  if (url === null) return undefined;
  const host = url.hostname || url.searchParams.get('host') || 'localhost';
  const database = url.pathname === '' || url.pathname === '/' ? `/${url.username}` : url.pathname;
  // The options may choose a schema within the database.
  const options = url.searchParams.get('options');
  const suffix = options === null ? '' : `?options=${options}`;
  const name = `postgres://${host}:${url.port || POSTGRES_PORT}${database}${suffix}`;
  return { name, location: { databaseUrl, hasNoTimeouts: true } };
}
