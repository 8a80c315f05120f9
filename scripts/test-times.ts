import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { measureProcessorSeconds } from './processor-time.ts';

/** The seconds of one step of the test run. */
export interface StepTime {
  wallSeconds: number;
  /** The sum over all processes of the step, such as PostgreSQL and the browser; unknown where there is no /proc. */
  processorSeconds: number | undefined;
}

/** The seconds that one test file took, with its imports and hooks. */
export interface FileTime {
  project: string;
  file: string;
  seconds: number;
}

/** The times of a test run. */
export interface TestTimes {
  steps: Record<string, StepTime>;
  slowestFiles: FileTime[];
}

/** The processor seconds that each step may take on an idle machine. Two cores have 1,200 in ten minutes. */
const BUDGET_SECONDS: Record<string, number> = {
  static: 60,
  unit: 140,
  deadlines: 60,
  sqlite: 200,
  postgres: 250,
  e2e: 400,
};

const LISTED_FILES = 20;
const lastRunFile = join(import.meta.dirname, '../dist/test-times.json');

/** Runs a step, and returns its seconds. */
export async function timeStep(run: () => Promise<void>): Promise<StepTime> {
  const startedAt = performance.now();
  const processorSeconds = await measureProcessorSeconds(run);
  return { wallSeconds: (performance.now() - startedAt) / 1000, processorSeconds };
}

/** The slowest test files of a run, the slowest first. */
export function findSlowest(files: FileTime[]): FileTime[] {
  return files.toSorted((a, b) => b.seconds - a.seconds).slice(0, LISTED_FILES);
}

/**
 * Lists the slowest files, and a line for each step. `isComparable` adds the budget and the last complete run; a deep
 * run has nothing in common with them.
 */
export function describeTimes(times: TestTimes, { isComparable }: { isComparable: boolean }): string {
  const last = isComparable ? readLastTimes() : undefined;
  const files = times.slowestFiles.map(
    ({ project, file, seconds }) => `${seconds.toFixed(1)} s ${project} ${file}`,
  );
  const steps = Object.entries(times.steps).map(([name, time]) =>
    describeStep(name, time, isComparable ? BUDGET_SECONDS[name] : undefined, last?.steps[name]),
  );
  return [...files, '', ...steps].join('\n').trim();
}

/** Stores the times of a complete run for comparison with the next one. */
export function storeTimes(times: TestTimes): void {
  mkdirSync(dirname(lastRunFile), { recursive: true });
  writeFileSync(lastRunFile, `${JSON.stringify(times, null, 2)}\n`);
}

function readLastTimes(): TestTimes | undefined {
  return existsSync(lastRunFile) ? (JSON.parse(readFileSync(lastRunFile, 'utf8')) as TestTimes) : undefined;
}

function describeStep(
  name: string,
  time: StepTime,
  budget: number | undefined,
  last: StepTime | undefined,
): string {
  const wall = `${name} took ${time.wallSeconds.toFixed(0)} s`;
  if (time.processorSeconds === undefined) return wall;
  const ofBudget = budget === undefined ? '' : ` of ${budget} s`;
  const before =
    last?.processorSeconds === undefined ? '' : ` (${last.processorSeconds.toFixed(0)} s last time)`;
  return `${wall}, and ${time.processorSeconds.toFixed(0)} s${ofBudget} processor time${before}`;
}
