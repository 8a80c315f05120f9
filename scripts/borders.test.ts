import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const border = 'eslint(no-restricted-imports)';
const longSpread = 'saldo(no-long-spread)';
const environment = 'eslint(no-restricted-properties)';

/** Each violation is in its own file: the file's path, its code, and the rule that reports it. */
const violations = [
  // 1. shared imports nothing of ours; server and web never import each other.
  ['shared/a1.ts', `import '#server/config.ts';`, border],
  ['shared/contract/a2.ts', `import type { T } from '#web/lib/types.ts';\nexport type U = T;`, border],
  ['shared/a3.ts', `import { z } from 'zod';\nexport const schema = z;`, border],
  ['shared/a4.ts', `import '../server/config.ts';`, border],
  ['shared/a5.ts', `import 'node:fs';`, border],
  ['shared/a6.ts', `import '#shared/testing/builders.ts';`, border],
  ['web/lib/a7.ts', `import type { T } from '#server/http/types.ts';\nexport type U = T;`, border],
  ['web/features/profile/a8.tsx', `export type { T } from '../../../server/http/types.ts';`, border],
  [
    'web/features/profile/deep/deeper/deepest/bottom/a9.ts',
    `import '../../../../../../lib/types.ts';`,
    border,
  ],
  ['server/features/profile/a10.ts', `export const load = () => import('#web/lib/types.ts');`, border],
  ['server/http/a11.ts', `export * from '#web/lib/types.ts';`, border],

  // 2. main -> app -> features -> floor, on both sides, and each room of the server's floor -> those below it.
  ['server/config.ts', `import '#server/app.ts';`, border],
  ['server/app.ts', `import './main.ts';`, border],
  ['server/main.ts', `import '#server/features/profile/routes.ts';`, border],
  ['server/make-folder.ts', `import './http/mount.ts';`, border],
  ['server/clock.ts', `import type { T } from './app.ts';\nexport type U = T;`, border],
  ['web/lazy.tsx', `import './features/profile/api.ts';`, border],
  ['server/features/profile/b1.ts', `import type { T } from '#server/app.ts';\nexport type U = T;`, border],
  ['server/features/profile/b2.ts', `import '../../app.ts';`, border],
  ['server/features/profile/b2a.ts', `import '#server/app/services.ts';`, border],
  ['server/app/b2b.ts', `import '../app.ts';`, border],
  ['server/http/b2c.ts', `import '#server/app/jobs.ts';`, border],
  [
    'server/http/b3.ts',
    `import type { T } from '#server/features/profile/routes.ts';\nexport type U = T;`,
    border,
  ],
  ['server/sessions/ending/b4.ts', `import '../../features/profile/routes.ts';`, border],
  ['server/database/b5.ts', `import '#server/http/mount.ts';`, border],
  ['server/errors/b12.ts', `import '#server/database/connect.ts';`, border],
  ['server/database/b13.ts', `import '#server/settings/settings.ts';`, border],
  ['server/settings/b14.ts', `import '#server/mail/outbox.ts';`, border],
  ['server/jobs/b15.ts', `import '#server/audit/record-audit.ts';`, border],
  ['server/mail/b16.ts', `import '#server/http/mount.ts';`, border],
  ['server/backup/b17.ts', `import type { T } from '../mail/outbox.ts';\nexport type U = T;`, border],
  ['server/http/b18.ts', `import '#server/sessions/session.ts';`, border],
  ['server/http/b19.test.ts', `import '#server/site/pages.ts';`, border],
  ['server/sessions/queries.ts', `import '#server/site/pages.ts';`, border],
  ['server/move/b20.ts', `import '#server/http/mount.ts';`, border],
  ['server/events/b6.ts', `import '#server/app.ts';`, border],
  ['server/mail/b7.ts', `import '#server/features/profile/routes.ts';`, border],
  ['server/jobs/b8.ts', `import '#server/features/profile/routes.ts';`, border],
  ['server/backup/b10.ts', `import '#server/features/profile/routes.ts';`, border],
  ['server/move/b11.ts', `import '#server/features/profile/routes.ts';`, border],
  ['server/features/profile/b9.ts', `import '#server/testing/test-app.ts';`, border],
  ['web/main.tsx', `import '#web/pages/login.tsx';`, border],
  ['web/pages/c1.tsx', `import type { T } from '#web/app/router.tsx';\nexport type U = T;`, border],
  ['web/features/profile/c2.tsx', `import '#web/pages/login.tsx';`, border],
  ['web/ui/c3.tsx', `import '#web/features/profile/api.ts';`, border],
  ['web/charts/c4.tsx', `import type { T } from '../features/profile/api.ts';\nexport type U = T;`, border],
  ['web/lib/c5.ts', `import '#web/app/router.tsx';`, border],
  ['web/public-pages/c6.tsx', `import '#web/app/router.tsx';`, border],
  ['web/app/c7.tsx', `import '#web/testing/render.tsx';`, border],

  // 3. A feature imports no other feature.
  ['server/features/profile/d1.ts', `import '#server/features/terms/routes.ts';`, border],
  [
    'server/features/profile/d2.ts',
    `import type { T } from '../terms/routes.ts';\nexport type U = T;`,
    border,
  ],
  ['server/features/profile/deep/d3.ts', `import '../../terms/routes.ts';`, border],
  ['server/features/profile/d4.ts', `import './../terms/routes.ts';`, border],
  ['server/features/profile/d5.ts', `import './deep/../../terms/routes.ts';`, border],
  ['server/features/profile/queries.ts', `import '../terms/queries.ts';`, border],
  ['server/features/profile/d6.test.ts', `import '../terms/queries.ts';`, border],
  [
    'web/features/profile/d7.tsx',
    `import type { T } from '#web/features/terms/api.ts';\nexport type U = T;`,
    border,
  ],
  ['web/features/profile/d8.tsx', `import '../terms/api.ts';`, border],
  // Inside transactions: list -> record -> write.
  ['web/features/transactions/write/d9.ts', `import '#web/features/transactions/record/form.tsx';`, border],
  [
    'web/features/transactions/write/d10.ts',
    `import type { T } from '../list/rows.ts';\nexport type U = T;`,
    border,
  ],
  [
    'web/features/transactions/record/dialogs/d11.ts',
    `export const load = () => import('#web/features/transactions/list/rows.ts');`,
    border,
  ],
  ['web/features/transactions/record/d12.test.ts', `import '../list/rows.ts';`, border],
  ['web/features/transactions/list/d13.tsx', `import '#web/features/terms/api.ts';`, border],

  // 4. kysely, better-auth and the environment keep to their rooms.
  ['server/features/profile/e1.ts', `import { sql } from 'kysely';\nexport const q = sql;`, border],
  [
    'server/features/profile/e2.ts',
    `import type { Kysely } from 'kysely';\nexport type Q = Kysely<unknown>;`,
    border,
  ],
  ['server/features/profile/e3.test.ts', `import 'kysely/migration';`, border],
  [
    'server/features/auth/e4.ts',
    `import type { Kysely } from 'kysely';\nexport type Q = Kysely<unknown>;`,
    border,
  ],
  ['server/sessions/ending/e5.ts', `import 'kysely';`, border],
  ['cli/e6.ts', `import 'kysely';`, border],
  [
    'server/features/profile/e7.ts',
    `export type Q = import('kysely').Kysely<unknown>;`,
    'typescript(consistent-type-imports)',
  ],
  ['server/http/e8.ts', `import type { Auth } from 'better-auth';\nexport type A = Auth;`, border],
  ['server/features/profile/e9.ts', `import 'better-auth/api';`, border],
  ['server/database/e10.ts', `import '@better-auth/core';`, border],
  ['web/ui/plain/m1.tsx', `import { TextInput } from '@mantine/core';\nexport const t = TextInput;`, border],
  ['web/ui/plain/m2.tsx', `import '#web/ui/dialog.tsx';`, border],
  ['web/ui/plain/m3.tsx', `import '../dialog.tsx';`, border],
  ['web/features/auth/m4.tsx', `import '@mantine/core/styles/Input.layer.css';`, border],
  ['web/features/auth/m5.tsx', `import '#web/ui/dialog.tsx';`, border],
  ['web/lib/form/m6.ts', `export * from '@mantine/hooks';`, border],
  ['web/features/auth/e11.ts', `import 'better-auth/client';`, border],
  ['server/features/profile/f1.ts', `export const port = process.env['PORT'];`, environment],
  ['server/http/f2.ts', `const { env } = process;\nexport const port = env;`, environment],
  [
    'server/features/profile/queries/f3.ts',
    `import { env } from 'node:process';\nexport const port = env;`,
    border,
  ],
  ['web/lib/f4.ts', `export const mode = process.env.NODE_ENV;`, environment],

  // 5. e2e imports shared only; no cycles, no barrels.
  ['e2e/g1.test.ts', `import '#server/app.ts';`, border],
  ['e2e/g2.ts', `import type { T } from '../server/http/types.ts';\nexport type U = T;`, border],
  ['e2e/admin/g3.ts', `import '../../web/lib/types.ts';`, border],
  ['bench/g4.ts', `import '#web/lib/types.ts';`, border],
  ['cli/g5.ts', `import '../web/lib/types.ts';`, border],
  ['cli/g6.ts', `import '#server/testing/test-app.ts';`, border],
  [
    'server/mail/cycle-a.ts',
    `import type { B } from './cycle-b.ts';\nexport type A = B | 1;`,
    'import(no-cycle)',
  ],
  [
    'server/mail/cycle-b.ts',
    `import type { A } from '#server/mail/cycle-a.ts';\nexport type B = A | 2;`,
    'import(no-cycle)',
  ],
  ['server/mail/h1.ts', `export * from './messages.ts';`, 'oxc(no-barrel-file)'],
  ['web/ui/h2.ts', `import './button/index.ts';`, border],
  ['server/mail/h3.ts', `export default 1;`, 'import(no-default-export)'],

  // 9. No list of any length becomes arguments.
  ['shared/i1.ts', `export const add = (to: number[], all: number[]) => to.push(0, ...all);`, longSpread],
  ['web/lib/i2.ts', `export const most = (all: number[]) => Math.max(0, ...all);`, longSpread],
  ['server/jobs/i3.ts', `export const toText = (all: number[]) => String.fromCharCode(...all);`, longSpread],

  // 10. Types, with what each room knows.
  ['shared/j1.ts', `export const amount: number = '1';`, 'typescript(TS2322)'],
  ['shared/j2.ts', `export const title = document.title;`, 'typescript(TS2584)'],
  ['web/lib/j3.ts', `export const bytes: Buffer | undefined = undefined;`, 'typescript(TS2591)'],
  [
    'server/jobs/j4.ts',
    `import { nothing } from './nothing.ts';\nexport const j4 = nothing;`,
    'typescript(TS2307)',
  ],
  ['cli/j5.ts', `export const amount: number = '1';`, 'typescript(TS2322)'],
] as const;

const allowed = {
  'shared/ok.ts': `import { z } from 'zod/mini';\nimport './limits.ts';\nimport '#shared/limits.ts';\nexport const ok = z;`,
  'shared/spread-ok.ts': `// oxlint-disable-next-line saldo/no-long-spread -- Three at most.\nexport const add = (to: number[], all: number[]) => to.push(...all.slice(0, 3));`,
  'shared/spread-ok.test.ts': `export const most = (all: number[]) => Math.max(...all);`,
  'shared/contract/ok.ts': `import '../limits.ts';`,
  'shared/ok.test.ts': `import 'vitest';\nimport './testing/builders.ts';\nimport '#shared/testing/builders.ts';`,
  'server/ok.test.ts': `import './app.ts';\nimport '#server/testing/test-app.ts';`,
  'server/features/terms/ok.ts': `import '#shared/limits.ts';\nimport '#server/http/mount.ts';\nimport './rules/ok.ts';`,
  'server/features/terms/rules/ok.ts': `import '../queries.ts';`,
  'server/features/terms/queries.ts': `import type { Kysely } from 'kysely';\nexport type Q = Kysely<unknown>;`,
  'server/features/terms/ok.test.ts': `import '#server/testing/test-app.ts';\nimport './ok.ts';`,
  'server/features/auth/ok.ts': `import 'better-auth';\nimport '#server/database/connect.ts';`,
  'server/sessions/ending/queries.ts': `import 'kysely';\nimport '#server/database/connect.ts';\nimport '../lifetime.ts';`,
  'server/jobs/queries.ts': `import 'kysely';`,
  'server/mail/ok.ts': `import '#server/settings/settings.ts';\nimport '#server/errors/app-error.ts';`,
  'server/site/ok.ts': `import '#server/sessions/session.ts';\nimport '#server/http/mount.ts';`,
  'server/database/migrations/ok.ts': `import { sql } from 'kysely';\nexport const ok = sql;`,
  'server/testing/ok.ts': `import '#server/app.ts';\nexport const ok = process.env['TZ'];`,
  'web/app/ok.tsx': `import '#web/pages/login.tsx';\nimport '#web/features/terms/api.ts';\nimport './ok.css';`,
  'web/pages/ok.tsx': `import '#web/features/terms/api.ts';\nexport default function Page() {\n  return null;\n}`,
  'web/features/terms/ok.tsx': `import '#web/ui/button.tsx';\nimport '#shared/limits.ts';\nimport './api.ts';`,
  'web/features/terms/mantine.tsx': `import '@mantine/core';`,
  'web/features/auth/ok.tsx': `import '#web/ui/plain/button.tsx';\nimport '#web/lib/api/call.ts';\nexport const load = () => import('./currency/ok.tsx');`,
  'web/features/auth/currency/ok.tsx': `import '@mantine/core';\nimport '#web/ui/button.tsx';`,
  'web/ui/plain/ok.tsx': `import '#web/ui/error-text.ts';\nimport './button.tsx';`,
  'web/features/transactions/record/ok.ts': `import '#web/features/transactions/write/ok.ts';\nimport '#web/lib/ok.ts';`,
  'web/features/transactions/list/rows/ok.ts': `import '#web/features/transactions/write/ok.ts';\nimport '#web/features/transactions/record/ok.ts';\nimport '../ok.ts';`,
  'web/features/terms/ok.test.tsx': `import '#web/testing/render.tsx';`,
  'e2e/ok.test.ts': `import '#shared/limits.ts';\nimport './testing/server.ts';\nexport const ok = process.env['TZ'];`,
  'bench/ok.ts': `import '#server/app.ts';\nimport '../e2e/testing/server.ts';\nimport '#server/testing/postgres.ts';`,
  'bench/runs/ok.ts': `import '../../e2e/testing/server.ts';\nimport '../ok.ts';`,
  'cli/ok.ts': `import '#server/database/connect.ts';\nconsole.log(process.env['TZ']);`,
};

interface Finding {
  code: string;
  filename: string;
}

let folder: string;
let findings: Finding[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saldo-borders-'));
  const root = dirname(import.meta.dirname);
  const copied = [
    'package.json',
    'tsconfig.base.json',
    'tsconfig.json',
    'oxlint.config.ts',
    'scripts/borders.ts',
    'scripts/lint/no-long-spread.ts',
  ];
  const rooms = ['shared', 'server', 'web', 'e2e'].map((room) => `${room}/tsconfig.json`);
  for (const path of [...copied, ...rooms]) await cp(join(root, path), join(folder, path));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, '.gitignore'), 'node_modules\n');
  for (const [path, code] of [...violations, ...Object.entries(allowed)]) await plant(path, code);
  findings = await lint();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a planted violation is reported', () => {
  test.each(violations)('%s: %s', (path, _code, rule) => {
    expect(findingsIn(path)).toContain(rule);
  });
});

describe('an import that the table allows is not reported', () => {
  test.each(Object.keys(allowed))('%s', (path) => {
    // The imported files do not exist; only the compiler reports that.
    expect(findingsIn(path).filter((code) => !code.startsWith('typescript(TS'))).toEqual([]);
  });
});

async function plant(path: string, code: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), `${code}\n`);
}

function lint(): Promise<Finding[]> {
  const oxlint = join(folder, 'node_modules/oxlint/bin/oxlint');
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [oxlint, '--format=json', '.'], options, (_error, stdout, stderr) => {
      try {
        resolve((JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics);
      } catch {
        reject(new Error(`oxlint gave no report: ${stdout.slice(0, 500)} ${stderr}`));
      }
    });
  });
}

function findingsIn(path: string): string[] {
  return findings.filter((finding) => finding.filename === path).map((finding) => finding.code);
}
