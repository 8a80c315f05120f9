// `npm test` runs everything. `npm test -- unit money` runs a group, or the files that a word names. `npm test --
// changed` runs the tests that import files of the last commit or of uncommitted work.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStaticChecks } from './static-checks.ts';
import type { Tally } from './static-checks.ts';
import type { ProjectTally, RunTally } from './tally-reporter.ts';

const zones = ['zones-los_angeles', 'zones-kiritimati', 'zones-kathmandu', 'zones-utc'];
const groups: Record<string, string[]> = {
  static: [],
  unit: ['unit', ...zones],
  http: ['deadlines-sqlite', 'deadlines-postgres', 'sqlite', 'postgres'],
  e2e: ['e2e'],
};

/** The last commit and uncommitted work. */
const CHANGED = ['--changed=HEAD~1', '--passWithNoTests'];

const given = process.argv.slice(2);
const isChanged = given.includes('changed');
const words = given.filter((word) => word !== 'changed');
const chosen = words.filter((word) => word in groups);
const files = words.filter((word) => !(word in groups));
const isEverything = given.length === 0;
const projects = (chosen.length === 0 ? Object.keys(groups) : chosen).flatMap((name) => groups[name] ?? []);

const total: Tally = { passed: 0, failed: 0 };
const summary: string[] = [];
if (isEverything || chosen.includes('static')) add('static', await runStaticChecks({ isBuilt: true }));
if (projects.length > 0) await runTests();

console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && (total.passed > 0 || isChanged) ? 0 : 1;

async function runTests(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'saldo-test-'));
  const tallyFile = join(folder, 'tally.json');
  const code = await runVitest(tallyFile);
  const report = await readFile(tallyFile, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });

  if (report === undefined) {
    add('the test run ended without a report', { passed: 0, failed: 1 });
    return;
  }
  const run = JSON.parse(report) as RunTally;
  for (const name of projects) addProject(name, run.projects[name]);
  if (run.errors > 0) add('errors outside of tests', { passed: 0, failed: run.errors });
  if (code !== 0 && total.failed === 0) add('the test run did not end well', { passed: 0, failed: 1 });
}

/** Answers the exit code. */
async function runVitest(tallyFile: string): Promise<number | null> {
  const root = join(import.meta.dirname, '..');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=./scripts/tally-reporter.ts'];
  const wanted = [...projects.map((name) => `--project=${name}`), ...(isChanged ? CHANGED : []), ...files];
  const child = spawn(process.execPath, [vitest, 'run', ...reporters, ...wanted], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TALLY_FILE: tallyFile },
  });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGTERM', forward).on('SIGINT', forward);
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
}

/** Counts a skipped test and a project without tests as failures, so that nothing is left out silently. */
function addProject(name: string, tally: ProjectTally | undefined): void {
  if (tally === undefined) {
    if (files.length === 0 && !isChanged) add(`${name}: no test ran`, { passed: 0, failed: 1 });
    return;
  }
  const { passed, failed, skipped } = tally;
  add(name, { passed, failed });
  for (const title of skipped) add(`${name}: skipped, "${title}"`, { passed: 0, failed: 1 });
}

function add(name: string, { passed, failed }: Tally): void {
  total.passed += passed;
  total.failed += failed;
  summary.push(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`);
}
