import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

interface Step {
  name: string;
  command: [bin: string, ...args: string[]];
}

/** The numbers of passed and failed steps. */
export interface Tally {
  passed: number;
  failed: number;
}

const root = join(import.meta.dirname, '..');

/** The caches that skip unchanged files. */
const CACHE = 'node_modules/.cache/saldo';
const formatted = ['--cache', '--cache-strategy=content', `--cache-location=${CACHE}/formatted`];

const steps: Step[] = [
  // The rules know the types, so oxlint also reports the compiler's errors, and the compiler need not run.
  { name: 'lint, borders and types', command: ['oxlint'] },
  { name: 'format', command: ['prettier', '--check', '--log-level=warn', ...formatted, '.'] },
  { name: 'compose files', command: ['dclint', '--max-warnings=0', 'compose.yaml', 'compose.postgres.yaml'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  { name: 'length of files and functions', command: ['node', 'scripts/measure-code.ts'] },
  { name: 'plain words', command: ['node', 'scripts/plain-words.ts'] },
];

/** The checks that need the built web, which `npm test` has and `npm run check` does not. */
const stepsOnBuild: Step[] = [{ name: 'weight of first loads', command: ['size-limit'] }];

/** Runs every check that needs no test runner, two at a time, and prints each with its findings. */
export async function runStaticChecks({ isBuilt = false } = {}): Promise<Tally> {
  const tally = { passed: 0, failed: 0 };
  const waiting = [...steps, ...(isBuilt ? stepsOnBuild : [])];
  async function work(): Promise<void> {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      if (await run(step)) tally.passed += 1;
      else tally.failed += 1;
    }
  }
  await Promise.all([work(), work()]);
  return tally;
}

async function run({ name, command: [bin, ...args] }: Step): Promise<boolean> {
  const startedAt = performance.now();
  const binFolder = join(root, 'node_modules', '.bin');
  const child = spawn(join(binFolder, bin), args, {
    cwd: root,
    env: { ...process.env, PATH: `${binFolder}:${process.env['PATH'] ?? ''}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return code === 0;
}
