// `npm test` runs everything. `npm test -- unit money` runs a group, or the files whose names contain a word. `npm test
// -- changed` runs the tests that import files of the last commit or of uncommitted work.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareQueryShapes } from './compare-query-shapes.ts';
import { runStaticChecks } from './static-checks.ts';
import type { Tally } from './static-checks.ts';
import type { ProjectTally, RunTally } from './tally-reporter.ts';
import { describeTimes, findSlowest, storeTimes, timeStep } from './test-times.ts';
import type { TestTimes } from './test-times.ts';

const zones = ['zones-los_angeles', 'zones-kiritimati', 'zones-kathmandu', 'zones-utc'];

/** The steps run one after the other, so that PostgreSQL and the browser share the machine with nothing else. */
const projectsByStep: Record<string, string[]> = {
  unit: ['unit', 'screens', ...zones],
  deadlines: ['deadlines-sqlite', 'deadlines-postgres'],
  sqlite: ['sqlite'],
  postgres: ['postgres'],
  e2e: ['e2e'],
};
const groups: Record<string, string[]> = {
  static: ['static'],
  unit: ['unit'],
  http: ['deadlines', 'sqlite', 'postgres'],
  e2e: ['e2e'],
};

/** The last commit and uncommitted work. */
const CHANGED = '--changed=HEAD~1';

const args = process.argv.slice(2);
const isChanged = args.includes('changed');
const words = args.filter((word) => word !== 'changed');
const chosen = words.filter((word) => word in groups);
const files = words.filter((word) => !(word in groups));
const isEverything = args.length === 0;
const isPart = files.length > 0 || isChanged;
const isDeep = process.env['TEST_DEPTH'] !== undefined;
const wanted =
  chosen.length > 0 ? chosen : Object.keys(groups).filter((name) => name !== 'static' || !isPart);

/** The folder for the queries of both databases; undefined if only some files run, which lack many queries. */
const queriesFolder =
  !isPart && (isEverything || chosen.includes('http'))
    ? await mkdtemp(join(tmpdir(), 'saldo-queries-'))
    : undefined;

const total: Tally = { passed: 0, failed: 0 };
const summary: string[] = [];
const failures: string[] = [];
const times: TestTimes = { steps: {}, slowestFiles: [] };
let running: ChildProcess | undefined;
let isStopped = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);

for (const step of wanted.flatMap((name) => groups[name] ?? [])) {
  if (!isStopped) times.steps[step] = await timeStep(() => runStep(step));
}
if (queriesFolder !== undefined) {
  add('queries of SQLite that PostgreSQL ran too', await compareQueryShapes(queriesFolder));
  await rm(queriesFolder, { recursive: true });
}
if (isStopped) add('the run was stopped', { passed: 0, failed: 1 });

console.log(`\n${summary.join('\n')}\n`);
if (failures.length > 0) console.log(`Failed:\n${failures.join('\n')}\n`);
if (!isPart) console.log(`${describeTimes(times, { isComparable: !isDeep })}\n`);
if (isEverything && !isDeep && !isStopped) storeTimes(times);
if (isEverything && !isDeep) console.log('Tests of details were left to npm run test:deep.');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && (total.passed > 0 || isChanged) ? 0 : 1;

function stop(signal: NodeJS.Signals): void {
  isStopped = true;
  running?.kill(signal);
}

async function runStep(step: string): Promise<void> {
  if (step === 'static') add('static', await runStaticChecks({ isBuilt: true }));
  else await runTests(step, projectsByStep[step] ?? []);
}

async function runTests(step: string, projects: string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'saldo-test-'));
  const tallyFile = join(folder, 'tally.json');
  const code = await runVitest(projects, tallyFile);
  const report = await readFile(tallyFile, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });

  // A step without any matching file succeeds without a report.
  if (report === undefined && code === 0 && isPart) return;
  if (report === undefined) {
    add(`${step}: the run ended without a report`, { passed: 0, failed: 1 });
    return;
  }
  const run = JSON.parse(report) as RunTally;
  const failedBefore = total.failed;
  for (const name of projects) addProject(name, run.projects[name]);
  if (run.errors > 0) add(`${step}: errors outside of tests`, { passed: 0, failed: run.errors });
  if (code !== 0 && total.failed === failedBefore)
    add(`${step}: the run did not end well`, { passed: 0, failed: 1 });
  times.slowestFiles = findSlowest([...times.slowestFiles, ...run.files]);
}

/** Returns the exit code. */
async function runVitest(projects: string[], tallyFile: string): Promise<number | null> {
  const root = join(import.meta.dirname, '..');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=./scripts/tally-reporter.ts'];
  const wantedFiles = [...(isChanged ? [CHANGED] : []), ...(isPart ? ['--passWithNoTests'] : []), ...files];
  const projectOptions = projects.map((name) => `--project=${name}`);
  running = spawn(process.execPath, [vitest, 'run', ...reporters, ...projectOptions, ...wantedFiles], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      TALLY_FILE: tallyFile,
      ...(queriesFolder !== undefined && { QUERY_SHAPES: queriesFolder }),
      ...(isPart && { TEST_WHOLE: 'yes' }),
    },
  });
  const [code] = (await once(running, 'close')) as [number | null];
  return code;
}

/** Counts a skipped test and a project without tests as failures, so that nothing is left out silently. */
function addProject(name: string, tally: ProjectTally | undefined): void {
  if (tally === undefined) {
    if (!isPart) add(`${name}: no test ran`, { passed: 0, failed: 1 });
    return;
  }
  const { passed, failed, skipped } = tally;
  add(name, { passed, failed });
  failures.push(...tally.failures.map((failure) => `${name} ${failure}`));
  for (const title of skipped) add(`${name}: skipped, "${title}"`, { passed: 0, failed: 1 });
}

function add(name: string, { passed, failed }: Tally): void {
  total.passed += passed;
  total.failed += failed;
  summary.push(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`);
}
