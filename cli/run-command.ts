import { existsSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { BackupError } from '#server/backup/backup-error.ts';
import { ConfigError, type Config } from '#server/config.ts';
import { connectDatabase, sqliteFile, type Database } from '#server/database/connect.ts';
import { isDatabaseUnavailable, isStorageFull } from '#server/database/database-errors.ts';

/** The exit codes for a wrong call and for wrong settings (sysexits.h). */
const EX_USAGE = 64;
const EX_CONFIG = 78;

/** The output of a command and its exit code. */
export type Outcome = { output: string; code: number };

type Command = {
  usage: string;
  /** Options without a value, such as `replace` for `--replace`. */
  flags?: readonly string[];
  /** Options with a value, such as `from` for `--from sqlite:./data/saldo.sqlite`. */
  values?: readonly string[];
  run: (call: Call) => Promise<Outcome>;
};

/** `words` are the arguments that are no options. */
export type Call = {
  words: string[];
  flags: ReadonlySet<string>;
  values: ReadonlyMap<string, string>;
};

/** Runs a command with its arguments. `--help` and a wrong option print its explanation. */
export async function runCommand(command: Command): Promise<void> {
  const { output, code } = await runParsed(command).catch(toFailure);
  if (code === 0) console.log(output);
  else console.error(output);
  process.exitCode = code;
}

async function runParsed({ usage, flags = [], values = [], run }: Command): Promise<Outcome> {
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ options: toOptions(flags, values), allowPositionals: true });
  } catch (error) {
    // For example "Unknown option '--bogus'."
    const [problem] = describeFailure(error).split('. ');
    return usageError(`${problem}.\n${usage}`);
  }
  if (parsed.values['help'] === true) return { output: usage, code: 0 };
  const options = Object.entries(parsed.values);
  const texts = options.flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return await run({
    words: parsed.positionals,
    flags: new Set(options.map(([name]) => name)),
    values: new Map(texts),
  });
}

function toOptions(flags: readonly string[], values: readonly string[]): ParseArgsConfig['options'] {
  return Object.fromEntries([
    ...flags.map((name) => [name, { type: 'boolean' }]),
    ...values.map((name) => [name, { type: 'string' }]),
    ['help', { type: 'boolean', short: 'h' }],
  ]);
}

/** Returns the outcome of a wrong call, which explains the command. */
export function usageError(usage: string): Outcome {
  return { output: usage, code: EX_USAGE };
}

/** Opens the database of the settings for a job, and closes it. A missing SQLite file means that the path is wrong. */
export async function withDatabase<Result>(
  config: Config,
  job: (database: Database) => Promise<Result>,
): Promise<Result> {
  if (!hasDatabase(config)) {
    throw new Error(`There is no database in ${config.dataDir}. Start Saldo there once, or set DATA_DIR.`);
  }
  return await withNewDatabase(config, job);
}

/** Like `withDatabase`, but creates a missing SQLite file. */
export async function withNewDatabase<Result>(
  { postgres, dataDir }: Config,
  job: (database: Database) => Promise<Result>,
): Promise<Result> {
  const location = postgres === undefined ? { dataDir } : { ...postgres, hasNoTimeouts: true };
  const database = await connectDatabase(location);
  try {
    return await job(database);
  } finally {
    await database.close();
  }
}

/** Whether there is a database to open. PostgreSQL always counts as one. */
export function hasDatabase({ postgres, dataDir }: Config): boolean {
  return postgres !== undefined || existsSync(sqliteFile(dataDir));
}

function toFailure(error: unknown): Outcome {
  if (error instanceof ConfigError) return { output: error.problems.join('\n'), code: EX_CONFIG };
  return { output: describeFailure(error), code: 1 };
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof BackupError) return error.message;
  if (isStorageFull(error)) return 'The disk of the database is full. Nothing was changed.';
  const path = 'path' in error && typeof error.path === 'string' ? ` ${error.path}` : '';
  switch (findCode(error)) {
    case 'SQLITE_BUSY':
    case '55P03':
      return 'The database is in use by another program, which did not release it. Try again in a moment.';
    case 'SQLITE_NOTADB':
    case 'SQLITE_CORRUPT':
      return 'The database file is damaged or is no database, and was not changed.';
    case 'ENOSPC':
      return 'The disk is full. Make room, or choose another folder.';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `There is no permission for${path || ' the file'}. Change it, or choose another place.`;
    case 'ENOENT':
    case 'ENOTDIR':
      return `There is no such file or folder:${path || ` ${error.message}`}.`;
    default:
      return isDatabaseUnavailable(error)
        ? `The database does not answer: ${error.message || findCode(error)}. Try again.`
        : error.message;
  }
}

/** Finds the code of an error of a driver or the system, or of its cause. */
function findCode(error: Error): string {
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause instanceof Error ? findCode(error.cause) : '';
}
