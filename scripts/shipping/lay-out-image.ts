import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import ignore from 'ignore';
import { lastArgument, readEnvironment, readHealthCheck, readStages, readStart } from './read-dockerfile.ts';
import type { Instruction } from './read-dockerfile.ts';

/** The image's content in a folder of this machine, and how to run it there. */
export interface LaidOutImage {
  folder: string;
  /** Commands run in the folder of the program. */
  program: string;
  data: string;
  /** The image's variables, with a PATH that has only the image's Node and the system's shell. */
  environment: Record<string, string>;
  start: string[];
  healthCheck: string[];
  /** The image's account; undefined without root, because only root can switch accounts. */
  account: { uid: number; gid: number } | undefined;
}

const root = join(import.meta.dirname, '../..');
const isRoot = process.getuid?.() === 0;

/**
 * Puts the content of the Dockerfile's last stage into an empty folder that everybody can enter. Takes the results of
 * `npm ci` and of Vite from this checkout, and runs every other command of the Dockerfile.
 */
export function layOutImage(): LaidOutImage {
  const [build = [], last = []] = readStages(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  const folder = mkdtempSync(join(openFolder(), 'saldo-image-'));
  chmodSync(folder, 0o755);
  const toLocalPath = (path: string) => join(folder, path);

  const workdir = lastArgument(build, 'WORKDIR') ?? '/';
  sendContext(toLocalPath(workdir));
  for (const command of commandsAfterBuild(build)) runShell(command, toLocalPath(workdir));

  const program = toLocalPath(lastArgument(last, 'WORKDIR') ?? '/');
  mkdirSync(program, { recursive: true });
  for (const { keyword, argument, flags } of last) {
    if (keyword === 'COPY') copyFolder(program, argument, flags['from'] === undefined ? root : folder);
    if (keyword === 'RUN') runShell(withLocalPaths(argument, folder), program);
  }
  linkNode(toLocalPath('bin'));
  const { DATA_DIR: dataDir = '', ...environment } = readEnvironment(last);
  return {
    folder,
    program,
    data: toLocalPath(dataDir),
    environment: {
      ...environment,
      DATA_DIR: toLocalPath(dataDir),
      PATH: `${toLocalPath('bin')}:/usr/bin:/bin`,
    },
    start: readStart(last) ?? [],
    healthCheck: readHealthCheck(last) ?? [],
    account: isRoot ? toAccount(lastArgument(last, 'USER')) : undefined,
  };
}

/** The build context of Docker, with the results of `npm ci` and of the web's build. */
function sendContext(folder: string): void {
  const ignored = ignore().add(readFileSync(join(root, '.dockerignore'), 'utf8'));
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => path === root || !ignored.ignores(relative(root, path)),
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
}

function commandsAfterBuild(stage: readonly Instruction[]): string[] {
  const commands = stage.filter(({ keyword }) => keyword === 'RUN').map(({ argument }) => argument);
  return commands.slice(commands.findIndex((command) => command.includes('npm run build')) + 1);
}

function copyFolder(program: string, argument: string, source: string): void {
  const [from = '', to = ''] = argument.split(' ');
  // Hard links are enough, because nothing changes the files.
  execFileSync('cp', ['-Rl', `${join(source, from)}/.`, join(program, to)]);
}

/** Puts absolute paths below the folder, and removes owner and group without root. */
function withLocalPaths(command: string, folder: string): string {
  const moved = command.replaceAll(/ \//g, ` ${folder}/`);
  return isRoot ? moved : moved.replaceAll(/ --(owner|group)=\S+/g, '');
}

function runShell(command: string, folder: string): void {
  const path = `${dirname(process.execPath)}:/usr/bin:/bin`;
  execFileSync('sh', ['-c', command], {
    cwd: folder,
    env: { PATH: path },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Links the running Node, or copies it if this account may not link it. */
function linkNode(folder: string): void {
  mkdirSync(folder);
  try {
    linkSync(realpathSync(process.execPath), join(folder, 'node'));
  } catch {
    cpSync(process.execPath, join(folder, 'node'));
  }
}

function toAccount(user: string | undefined): { uid: number; gid: number } {
  const [uid = 0, gid = 0] = (user ?? '').split(':').map(Number);
  return { uid, gid };
}

/** Another account can enter a folder only if everybody may enter all folders above it. */
function openFolder(): string {
  const isOpen = (path: string): boolean =>
    (statSync(path).mode & 0o001) !== 0 && (path === dirname(path) || isOpen(dirname(path)));
  return isOpen(tmpdir()) ? tmpdir() : '/tmp';
}
