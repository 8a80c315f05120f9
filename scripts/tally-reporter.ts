import { writeFile } from 'node:fs/promises';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import type { FileTime } from './test-times.ts';

export interface ProjectTally {
  passed: number;
  failed: number;
  /** The full titles of skipped tests. */
  skipped: string[];
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
      const tally = (run.projects[module.project.name] ??= { passed: 0, failed: 0, skipped: [] });
      count(module, tally);
      run.files.push(timeOf(module));
    }
    const file = process.env['TALLY_FILE'];
    if (file !== undefined) await writeFile(file, JSON.stringify(run));
  }
}

function count(module: TestModule, tally: ProjectTally): void {
  const failedBefore = tally.failed;
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    if (state === 'passed') tally.passed += 1;
    else if (state === 'failed') tally.failed += 1;
    else tally.skipped.push(`${module.relativeModuleId}: ${test.fullName}`);
  }
  // A file can fail while loading or in a hook although none of its tests did.
  if (!module.ok() && tally.failed === failedBefore) tally.failed += 1;
}

function timeOf(module: TestModule): FileTime {
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
    module.diagnostic();
  const ms = environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration;
  return { project: module.project.name, file: module.relativeModuleId, seconds: ms / 1000 };
}
