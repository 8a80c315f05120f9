import { writeFile } from 'node:fs/promises';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import type { FileTime } from './test-times.ts';

export interface ProjectTally {
  passed: number;
  failed: number;
  /** The full titles of skipped tests. */
  skipped: string[];
  /** A line for each failed test or file, with its title and the first line of its error. */
  failures: string[];
}

/** The results of a test run by project. */
export interface RunTally {
  projects: Record<string, ProjectTally>;
  files: FileTime[];
  /** The errors outside of tests. */
  errors: number;
}

/** Writes the tally of a run to the file that TALLY_FILE names. */
export default class TallyReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): Promise<void> {
    const run: RunTally = { projects: {}, files: [], errors: errors.length };
    for (const module of modules) {
      const tally = (run.projects[module.project.name] ??= {
        passed: 0,
        failed: 0,
        skipped: [],
        failures: [],
      });
      count(module, tally);
      run.files.push(toFileTime(module));
    }
    const file = process.env['TALLY_FILE'];
    if (file !== undefined) await writeFile(file, JSON.stringify(run));
  }
}

function count(module: TestModule, tally: ProjectTally): void {
  const failedBefore = tally.failed;
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    const title = `${module.relativeModuleId}: ${test.fullName}`;
    if (state === 'passed') tally.passed += 1;
    else if (state === 'failed') addFailure(tally, title, errors);
    else tally.skipped.push(title);
  }
  // A file can fail while loading or in a hook although none of its tests did.
  if (!module.ok() && tally.failed === failedBefore)
    addFailure(tally, module.relativeModuleId, module.errors());
}

function addFailure(tally: ProjectTally, title: string, errors: readonly SerializedError[]): void {
  tally.failed += 1;
  const reason = errors[0]?.message.split('\n')[0] ?? 'a hook failed';
  tally.failures.push(`${title}: ${reason}`);
}

function toFileTime(module: TestModule): FileTime {
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
    module.diagnostic();
  const ms = environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration;
  return { project: module.project.name, file: module.relativeModuleId, seconds: ms / 1000 };
}
