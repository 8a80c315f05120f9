import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { ConfigError, storeSecret, readConfig, type Config } from './config.ts';
import { connectDatabase, sqliteFile, type Database } from './database/connect.ts';
import { isDatabaseUnavailable, isRefused } from './database/database-errors.ts';
import { lockFolder } from './database/folder-lock.ts';
import { closeServer, listen } from './http/listen.ts';
import { createLog, createRefusalLog } from './http/log.ts';
import { createMailer } from './mail/mailer.ts';
import { ROOT } from './program-files.ts';

/** Exit code for invalid settings (sysexits.h). */
const EX_CONFIG = 78;
/** The longest time of a stop after the drain. */
const STOP_TIMEOUT_MS = 10_000;
/** The part of that time for running requests. */
const REQUESTS_TIMEOUT_MS = 8_000;
/** Under npm, Ctrl-C reaches the process twice: a second signal within this time is the same one. */
const REPEATED_SIGNAL_MS = 1_000;

/** How long the start waits for PostgreSQL, and the time between two tries. */
const DATABASE_WAIT_MS = 10_000;
const DATABASE_RETRY_MS = 500;

const WEB_ROOT = join(ROOT, 'dist/web');
const PAGES_ROOT = join(ROOT, 'dist/pages');

await start().catch((error: unknown) => {
  const isConfig = error instanceof ConfigError;
  console.error(isConfig ? error.problems.join('\n') : describeStartFailure(error));
  process.exit(isConfig ? EX_CONFIG : 1);
});

async function start(): Promise<void> {
  const config = readConfigWithFolder();
  const log = createLog(config.logLevel);
  process.on('uncaughtExceptionMonitor', (error) =>
    log.fatal({ err: error }, 'Saldo ends because of an error'),
  );
  const database = await openDatabase(config, log);
  const stopping = new AbortController();
  const { app, setupCode, outbox, jobs, streams, bus, hasSession, ...running } = createApp({
    config,
    database,
    log,
    backupFolder: join(config.dataDir, 'backups'),
    backupCopyFolder: config.backupCopyDir,
    backupPassphrase: config.backupPassphrase,
    mailer: config.mail && createMailer(config.mail),
    webRoot: WEB_ROOT,
    pagesRoot: PAGES_ROOT,
    isStopping: () => stopping.signal.aborted,
  });
  await bus.open();
  const adminCode = await setupCode.current();
  if (await running.hasPasskeysElsewhere())
    log.warn('some passkeys were made for another host name than that of BASE_URL: they do not work');
  const server = await listen(app, config, {
    isHttps: config.baseUrl.startsWith('https://'),
    trustedProxies: config.trustedProxies,
    hasSession,
    onRefused: createRefusalLog(log),
  }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });

  outbox.start();
  jobs.start();
  let closing = 'the streams';
  const close = async () => {
    // Streams are closed first, since the server waits for them.
    await streams.close();
    closing = 'the connections';
    await closeServer(server, REQUESTS_TIMEOUT_MS);
    closing = 'the work';
    await running.stop();
    closing = 'the database';
    await database.close();
  };
  stopOnSignal(stopping, config.drainSeconds * 1_000, close, () =>
    log.error(`${closing} did not end in time`),
  );
  announce(config, adminCode);
}

/**
 * Calls `close` after the first signal, and then ends the process. A second signal ends it at once. If `close` takes
 * too long, calls `onLate` and ends the process.
 */
function stopOnSignal(
  stopping: AbortController,
  drainMs: number,
  close: () => Promise<void>,
  onLate: () => void,
): void {
  let firstSignalAt: number | undefined;
  const stop = async () => {
    if (firstSignalAt !== undefined) {
      if (Date.now() - firstSignalAt > REPEATED_SIGNAL_MS) process.exit(1);
      return;
    }
    firstSignalAt = Date.now();
    stopping.abort();
    const end = () => {
      onLate();
      process.exit(1);
    };
    setTimeout(end, drainMs + STOP_TIMEOUT_MS).unref();
    // This wait gives proxies time to see that this server is no longer ready.
    await wait(drainMs);
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

function announce(config: Config, adminCode: string | undefined): void {
  console.log(`Saldo runs at ${config.baseUrl}`);
  console.log(`Data: ${config.postgres ? 'PostgreSQL at DATABASE_URL' : sqliteFile(config.dataDir)}`);
  console.log(config.mail ? `Mail: from ${config.mail.from.address}` : 'Mail: none (SMTP_URL is not set)');
  if (adminCode === undefined) return;
  console.log(`No administrator yet. To become one, sign up at ${config.baseUrl}/signup?setup=${adminCode}`);
  if (config.adminEmail) console.log(`with the address ${config.adminEmail} (ADMIN_EMAIL).`);
  console.log('or, with an account, run: npm run admin -- grant EMAIL');
}

function readConfigWithFolder(): Config {
  try {
    return readConfig();
  } catch (error) {
    throw isFolderProblem(error) ? folderError() : error;
  }
}

async function openDatabase(config: Config, log: Logger): Promise<Database> {
  const observers = {
    onIdleError: (error: Error) => log.error({ err: error }, 'a connection to the database was lost'),
    onProblem: (sentence: string) => log.error(sentence),
  };
  const { postgres } = config;
  if (postgres) return await waitForPostgres(() => connectDatabase(postgres, observers));
  try {
    lockFolder(config.dataDir, observers.onProblem);
    const database = await connectDatabase({ dataDir: config.dataDir }, observers);
    storeSecret(config);
    return database;
  } catch (error) {
    throw isFolderProblem(error) ? folderError() : error;
  }
}

/** Retries for a while, since the container of the database may start more slowly. */
async function waitForPostgres(connect: () => Promise<Database>): Promise<Database> {
  const deadline = Date.now() + DATABASE_WAIT_MS;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await connect();
    } catch (error) {
      if (isRefused(error) || !isDatabaseUnavailable(error) || Date.now() > deadline) throw error;
      if (isFirst) console.log('Waiting for the database at DATABASE_URL…');
      await wait(DATABASE_RETRY_MS);
    }
  }
}

function isFolderProblem(error: unknown): boolean {
  const codes = [
    'EACCES',
    'EPERM',
    'EROFS',
    'ENOTDIR',
    'EEXIST',
    'ENOENT',
    'SQLITE_CANTOPEN',
    'SQLITE_READONLY',
  ];
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

function folderError(): Error {
  return new Error(
    'The data folder cannot be written. Choose another with DATA_DIR, or change its permissions.',
  );
}

function describeStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return 'The port is already in use. Choose another with PORT, such as PORT=3001.';
  if (code === 'EACCES')
    return 'The port may not be opened by this user. Choose another with PORT, such as PORT=3001.';
  if (code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT') {
    return 'The database file is damaged or is no database, and was not changed. Restore a backup, or choose another folder with DATA_DIR.';
  }
  if (code === 'EADDRNOTAVAIL') return 'HOST is not an address of this machine.';
  if (isRefused(error)) return `PostgreSQL refuses what DATABASE_URL says: ${error.message}`;
  if (isDatabaseUnavailable(error)) return `The database does not answer: ${error.message}`;
  return error.message;
}
