import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { runProgram, type Program } from './program.ts';
import { makeTestFolder } from './make-test-folder.ts';

export type ProgramFolder = {
  /** The folder of the program's database. */
  dataDir: string;
  /** Returns a path next to the data folder, on the same file system. */
  siblingPath: (name: string) => string;
  url: string;
  /** Runs the program on the data folder, or a command with its settings. */
  run: (settings?: Record<string, string>, command?: string[]) => Program;
  /** Starts the program on the data folder and waits until it serves. */
  start: () => Promise<Program>;
  remove: () => Promise<void>;
};

/** Makes a folder for the real program on SQLite. Removing the folder kills the program. */
export async function makeProgramFolder(): Promise<ProgramFolder> {
  const folder = makeTestFolder();
  const dataDir = join(folder, 'data');
  const port = await freePort();
  const programs: Program[] = [];
  function run(settings: Record<string, string> = {}, command?: string[]): Program {
    const program = runProgram({ DATA_DIR: dataDir, PORT: String(port), ...settings }, command);
    programs.push(program);
    return program;
  }

  return {
    dataDir,
    siblingPath: (name) => join(folder, name),
    url: `http://localhost:${port}`,
    run,
    async start() {
      const program = run();
      await program.started();
      return program;
    },
    async remove() {
      for (const program of programs) await program.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
