import { join } from 'node:path';

/** The files of the built program by name, with their paths in the checkout. */
export const FILES = {
  'start.js': 'server/start.mjs',
  'insights-thread.js': 'server/app/insights-thread.ts',
  'print-user-version.js': 'server/database/print-user-version.ts',
  'admin.js': 'cli/admin.ts',
  'backup.js': 'cli/backup.ts',
  'cluster-prepare.js': 'cli/cluster-prepare.ts',
  'import-read.js': 'cli/import-read.ts',
  'demo.js': 'cli/demo.ts',
  'move.js': 'cli/move.ts',
  'restore.js': 'cli/restore.ts',
  'trial-restore.js': 'cli/trial-restore.ts',
  'verify.js': 'cli/verify.ts',
  'reference.css': 'server/features/api-document/reference.css',
  'inter.woff2': 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
} as const;

/** Packages with binaries, which are not bundled by the build. */
export const BINARY_PACKAGES = ['better-sqlite3', '@node-rs/argon2'];

// The build makes JavaScript and puts everything into one folder.
const isBuilt = !import.meta.filename.endsWith('.ts');

/** The folder of the checkout or of the image, which contains `dist`. */
export const ROOT = join(import.meta.dirname, isBuilt ? '../..' : '..');

/** Returns the path of a file of the running program, in the checkout or in the build. */
export function programFile(name: keyof typeof FILES): string {
  return join(ROOT, isBuilt ? `dist/server/${name}` : FILES[name]);
}
