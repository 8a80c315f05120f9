import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import type { TestProjectConfiguration } from 'vitest/config';
import { KEEP_WRAPPERS } from './scripts/keep-wrappers.ts';
import { ON_BOTH_DATABASES } from './server/testing/on-both-databases.ts';

const OLDEST_NODE = 24;
if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(
    `The tests need Node ${OLDEST_NODE} or newer, and this is ${process.versions.node}. Run "npm test", which brings its own.`,
  );
  process.exit(1);
}

/** `npm run test:deep` makes more rounds of the tests that have rounds. */
const depth = Number(process.env['TEST_DEPTH'] ?? 1);
if (!Number.isInteger(depth) || depth < 1) throw new TypeError('TEST_DEPTH is not a whole number from 1 on.');
const deepSetup = depth > 1 ? ['shared/testing/deep-properties.ts'] : [];

/** They mock modules, and set up the texts of their language for all of their process. */
const screenTests = ['web/**/*.test.tsx'];
const zoneTests = ['{shared,server,web}/**/*.zones.test.{ts,tsx}'];

/** Zones on both sides of the date line, one with a quarter hour, with what getTimezoneOffset says there. */
const zones = {
  'America/Los_Angeles': 480,
  'Pacific/Kiritimati': -840,
  'Asia/Kathmandu': -345,
  UTC: 0,
};

const unit: TestProjectConfiguration = {
  extends: true,
  test: {
    name: 'unit',
    include: ['{shared,web,scripts,cli}/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...zoneTests, ...screenTests],
    setupFiles: deepSetup,
    provide: { depth },
    // The files of a worker share modules, because loading these took longer than most of the tests.
    isolate: false,
    // Some tests start a program, which takes long beside other work.
    testTimeout: 60_000 * depth,
    hookTimeout: 60_000,
  },
};

const screens: TestProjectConfiguration = {
  extends: true,
  test: {
    name: 'screens',
    include: screenTests,
    exclude: [...configDefaults.exclude, ...zoneTests],
    setupFiles: deepSetup,
    provide: { depth },
  },
};

const zoned = Object.entries(zones).map(([zone, offsetMinutes]): TestProjectConfiguration => ({
  extends: true,
  test: {
    isolate: false,
    name: `zones-${zone.split('/').at(-1)?.toLowerCase()}`,
    include: zoneTests,
    env: { TZ: zone },
    setupFiles: ['scripts/zone-in-effect.ts', ...deepSetup],
    testTimeout: 5_000 * depth,
    provide: { depth, database: 'sqlite', zone, offsetMinutes },
  },
}));

const DATABASES = ['sqlite', 'postgres'] as const;
const postgresServer = { globalSetup: 'server/testing/postgres-server.ts' };
const deadlineTests = ['server/**/*.deadline.test.ts'];

/** One after the other and before everything else, because other work would make them late. */
const deadlines = DATABASES.map((database): TestProjectConfiguration => ({
  extends: true,
  test: {
    name: `deadlines-${database}`,
    include: deadlineTests,
    provide: { depth, database },
    setupFiles: deepSetup,
    hookTimeout: 30_000,
    maxWorkers: 1,
    sequence: { groupOrder: 0 },
    ...(database === 'postgres' && postgresServer),
  },
}));

/** Whether files run on both databases, and with their tests of details. */
const isWhole = depth > 1 || process.env['TEST_WHOLE'] === 'yes';
const onPostgres = isWhole
  ? ['server/**/*.test.ts']
  : ['server/**/*.instances.test.ts', ...ON_BOTH_DATABASES];

/** Tests start threads as they ship, which is faster. */
const builtScript = join(import.meta.dirname, 'server/testing/built-insights-script.ts');

/** SQLite runs every file; PostgreSQL runs those that show that its SQL does the same. */
const databases = DATABASES.map((database): TestProjectConfiguration => ({
  extends: true,
  resolve: { alias: { './insights-script.ts': builtScript } },
  test: {
    name: database,
    include: database === 'sqlite' ? ['server/**/*.test.ts'] : onPostgres,
    // Several instances need PostgreSQL, and tests of the database's files need SQLite.
    exclude: [
      ...configDefaults.exclude,
      ...zoneTests,
      ...deadlineTests,
      `server/**/*.${database === 'sqlite' ? 'instances' : 'files'}.test.ts`,
    ],
    provide: { depth, database, hasEveryTest: isWhole },
    execArgv: [KEEP_WRAPPERS],
    // The files of a worker share modules, because loading these took longer than most of the tests.
    isolate: false,
    setupFiles: ['server/testing/quick-hashing.ts', 'server/testing/one-user/setup.ts', ...deepSetup],
    testTimeout: 120_000 * depth,
    hookTimeout: 120_000,
    // The server of the database works beside its tests, so nothing else does.
    ...(database === 'postgres' && { ...postgresServer, sequence: { groupOrder: 2 } }),
  },
}));

const e2e: TestProjectConfiguration = {
  extends: true,
  test: {
    name: 'e2e',
    include: ['e2e/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isWhole ? [] : ['e2e/**/*.deep.test.ts'])],
    globalSetup: 'e2e/testing/setup.ts',
    provide: { depth, hasEveryTest: isWhole },
    // A worker and its browser keep a core busy.
    maxWorkers: availableParallelism(),
    // The files of a worker share a browser.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A busy machine is several times slower; what comes in time ends the wait.
    expect: { poll: { timeout: 30_000 } },
    // The browser and the server work beside the tests, so nothing else does.
    sequence: { groupOrder: 3 },
  },
};

export default defineConfig({
  test: {
    pool: 'forks',
    retry: 0,
    // More would make every test slower, and some too slow.
    maxWorkers: availableParallelism(),
    allowOnly: false,
    sequence: { groupOrder: 1 },
    projects: [...deadlines, unit, screens, ...zoned, ...databases, e2e],
  },
});
