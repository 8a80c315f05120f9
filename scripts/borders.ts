import type { OxlintOverride } from 'oxlint';

/** A part of the tree, and the parts that it may import in addition to itself. */
interface Room {
  /** A folder, in which `*` matches one name, or files that are directly in `server/` or `web/`. */
  room: string;
  /** Folders end with a slash; files have their full path. */
  may: string[];
  /** Guarded packages that this room may import. */
  packages?: (keyof typeof guardedPackages)[];
  /** If set, no other package may be imported. */
  onlyPackages?: string[];
  /** Set if all files of the room may import `testing/` folders, as tests may. */
  isForTests?: true;
}

/** Only rooms that name these packages import them. Files named `queries.ts` may import kysely too. */
const guardedPackages = {
  kysely: String.raw`^kysely(/|$)`,
  mantine: '^@mantine/',
  'better-auth': '^(better-auth|@better-auth/[^/]+|better-call|@better-fetch/[^/]+)(/|$)',
};

const serverGround = [
  'shared/',
  'server/config.ts',
  'server/make-folder.ts',
  'server/program-files.ts',
  'server/version.ts',
];

/**
 * The rooms that features stand on, the lowest first. A room imports from the levels below it, and never from a room
 * of its own level.
 */
const serverLevels = [
  ['errors', 'sealing', 'paging'],
  ['database', 'csv', 'period', 'amounts', 'threads'],
  ['events', 'jobs', 'audit', 'settings'],
  ['mail', 'backup', 'http'],
  ['sessions', 'caching'],
  ['site'],
];
const serverFloor = [...serverGround, ...serverLevels.flat().map(toServerFolder)];
const webFloor = ['shared/', 'web/ui/', 'web/charts/', 'web/lib/'];

/** The part of the browser's floor that does not need Mantine. */
const plainFloor = [
  'shared/',
  'web/lib/',
  'web/ui/plain/',
  'web/ui/error-text.ts',
  'web/ui/form-alert.tsx',
  'web/ui/toast.ts',
];

/** The table of allowed imports. If two rooms contain a file, the later one counts. */
const rooms: Room[] = [
  {
    room: 'shared',
    may: [],
    onlyPackages: ['zod/mini', 'i18next', 'hucre/ods', 'hucre/xlsx', '@noble/hashes/sha2.js'],
  },
  { room: 'shared/testing', may: ['shared/'], isForTests: true },
  // Tests, the bench and the training read its files.
  { room: 'shared/advisor/lists', may: ['shared/'] },

  { room: 'server/*.ts', may: serverGround },
  { room: 'server/app.ts', may: [...serverFloor, 'server/features/', 'server/app/'] },
  { room: 'server/main.ts', may: [...serverFloor, 'server/app.ts'] },
  { room: 'server/*.test.ts', may: ['shared/', 'server/'], isForTests: true },
  { room: 'server/app', may: [...serverFloor, 'server/features/'] },
  { room: 'server/features/*', may: serverFloor },
  { room: 'server/features/auth', may: serverFloor, packages: ['better-auth'] },
  ...serverLevels.flatMap(toServerRooms),
  { room: 'server/move', may: [...serverGround, 'server/database/', 'server/backup/'] },
  { room: 'server/verify', may: [...serverGround, 'server/database/'], packages: ['kysely'] },
  { room: 'server/testing', may: ['shared/', 'server/'], packages: ['kysely'], isForTests: true },

  { room: 'web/*.{ts,tsx}', may: [...webFloor, 'web/app/', 'web/public-pages/'] },
  { room: 'web/*.test.{ts,tsx}', may: ['shared/', 'web/'], isForTests: true },
  {
    room: 'web/app',
    may: [...webFloor, 'web/features/', 'web/pages/', 'web/public-pages/'],
    packages: ['mantine'],
  },
  { room: 'web/pages', may: [...webFloor, 'web/features/'] },
  { room: 'web/public-pages', may: [...webFloor, 'web/features/'] },
  { room: 'web/features/*', may: webFloor, packages: ['mantine'] },
  ...transactionRooms(),
  // Screens before the sign-in load without Mantine; the parts of `auth` behind it have folders of their own.
  { room: 'web/features/auth', may: plainFloor },
  { room: 'web/features/auth/currency', may: webFloor, packages: ['mantine'] },
  { room: 'web/features/auth/email-change', may: webFloor, packages: ['mantine'] },
  { room: 'web/features/auth/invites', may: webFloor, packages: ['mantine'] },
  { room: 'web/ui', may: webFloor, packages: ['mantine'] },
  { room: 'web/ui/plain', may: plainFloor },
  { room: 'web/charts', may: webFloor, packages: ['mantine'] },
  { room: 'web/lib', may: webFloor },
  { room: 'web/testing', may: ['shared/', 'web/'], isForTests: true },

  {
    room: 'e2e',
    may: [
      'shared/',
      'server/testing/compile-cache.ts',
      'server/testing/free-port.ts',
      'server/testing/mail-server.ts',
      'server/testing/make-test-folder.ts',
      'server/testing/round-robin-proxy.ts',
      'server/testing/start-postgres.ts',
    ],
    isForTests: true,
  },
  { room: 'cli', may: ['shared/', 'server/'] },
  { room: 'bench', may: ['shared/', 'server/', 'cli/', 'e2e/'], isForTests: true },
  { room: 'scripts', may: ['shared/', 'server/', 'cli/', 'e2e/'], isForTests: true },
];

function toServerRooms(names: string[], level: number): Room[] {
  const below = serverLevels.slice(0, level).flat().map(toServerFolder);
  return names.map((name) => ({
    room: `server/${name}`,
    may: [...serverGround, ...below],
    packages: name === 'database' ? ['kysely'] : [],
  }));
}

/** `list` opens the dialogs of `record`, and both save through `write`. */
function transactionRooms(): Room[] {
  const levels = ['write', 'record', 'list'].map((name) => `web/features/transactions/${name}`);
  return levels.map((room, level) => ({
    room,
    may: [...webFloor, ...levels.slice(0, level).map((below) => `${below}/`)],
    packages: ['mantine'],
  }));
}

function toServerFolder(name: string): string {
  return `server/${name}/`;
}

/** Rooms that have no `#` name of their own and are reached by a relative path. */
const toolRooms = ['e2e', 'cli', 'bench', 'scripts'];

/**
 * Converts the table to linter overrides. An override replaces the options of earlier ones, so each has all bans of its
 * files. Each depth of folders has its own override, because a relative path may not leave its room; tests and files
 * named `queries.ts` have theirs, too.
 */
export function borderOverrides(): OxlintOverride[] {
  return rooms.flatMap((room) =>
    /\.[{t]/.test(room.room) ? [override(room, [room.room], siblingBans(room))] : folderOverrides(room),
  );
}

function folderOverrides(room: Room): OxlintOverride[] {
  const overrides: OxlintOverride[] = [];
  for (let depth = 0; depth <= 4; depth++) {
    const folder = `${room.room}/${'*/'.repeat(depth)}${depth === 4 ? '**/' : ''}`;
    const climbing = climbingBans(room, depth);
    overrides.push(override(room, [`${folder}*.{ts,tsx}`], climbing));
    if (room.room.startsWith('server/')) {
      const withKysely: Room = { ...room, packages: [...(room.packages ?? []), 'kysely'] };
      overrides.push(override(withKysely, [`${folder}queries.ts`], climbing));
    }
    const { onlyPackages: _, ...test } = room;
    overrides.push(override({ ...test, isForTests: true }, [`${folder}*.test.{ts,tsx}`], climbing));
  }
  return overrides;
}

interface Ban {
  regex: string;
  message: string;
}

function override(room: Room, files: string[], relativeBans: Ban[]): OxlintOverride {
  const patterns = [
    ...relativeBans,
    { regex: String.raw`[^.]/\.\./`, message: 'Write the path without turning back.' },
    { regex: String.raw`(^|/)index\.tsx?$`, message: 'No barrels: import the file that defines it.' },
    ...Object.entries(guardedPackages)
      .filter(([name]) => !room.packages?.some((open) => open === name))
      .map(([name, regex]) => ({ regex, message: `${room.room} does not import ${name}.` })),
    // Last, because a group that lets an import pass ends the search.
    { group: allowedOnly(room), message: `${room.room} may import ${describeAllowed(room)}.` },
  ];
  return {
    files,
    rules: { 'no-restricted-imports': ['error', { paths: [processEnvBan], patterns }] },
  };
}

/** Bans everything, and then lists the exceptions, as in a .gitignore. */
function allowedOnly({ room, may, onlyPackages, isForTests }: Room): string[] {
  const isFeature = room.includes('/features/');
  const isFile = /\.[{t]/.test(room);
  const open = [...may, ...(isFeature || isFile ? [] : [`${room}/`])];
  const everything = onlyPackages ? ['*', '**/*', '!./**', '!../**'] : ['#*/**'];
  const side = room.split('/')[0];
  return [
    ...everything,
    ...open.map((path) => (path.endsWith('/') ? `!#${path}**` : `!#${path}`)),
    ...(onlyPackages ?? []).map((name) => `!${name}`),
    ...(isForTests ? [`!#shared/testing/**`, `!#${side}/testing/**`] : ['#*/testing/**']),
  ];
}

function describeAllowed({ room, may, onlyPackages = [], isForTests }: Room): string {
  const itself = room.includes('/features/') ? 'its own files by relative paths' : 'itself';
  const testing = isForTests ? [] : ['no testing/ folder'];
  return [itself, ...may, ...onlyPackages, ...testing].join(', ');
}

function climbingBans(room: Room, depth: number): Ban[] {
  const message = 'A relative path stays inside its room; name files of other rooms by #.';
  const up = (times: number) => String.raw`^(\./)*(\.\./){${times}}`;
  if (depth === 4) return [{ regex: up(1), message }];
  if (!toolRooms.includes(room.room)) return [{ regex: up(depth + 1), message }];
  const closed = ['shared', 'server', 'web', ...toolRooms.filter((tool) => !room.may.includes(`${tool}/`))];
  return [
    { regex: `${up(depth + 1)}(${closed.join('|')})/`, message },
    { regex: up(depth + 2), message },
  ];
}

/** Bans rooms by name for a file directly in `server/` or `web/`, because such a file reaches every room by `./`. */
function siblingBans({ room, may }: Room): Ban[] {
  const side = `${room.split('/')[0]}/`;
  const sidePaths = rooms
    .flatMap((other) => [other.room, ...other.may])
    .filter((path) => path.startsWith(side));
  const names = sidePaths
    .map((path) => path.split('/')[1] ?? '')
    .filter((name) => /^[\w-]+(\.\w+)?$/.test(name));
  const isOpen = (name: string) =>
    [side, `${side}${name}`, `${side}${name}/`].some((path) => may.includes(path));
  const closed = [...new Set(names)].filter((name) => !isOpen(name));
  const bans = [{ regex: String.raw`^(\./)*\.\./`, message: 'Name files of the other side by #.' }];
  if (closed.length === 0) return bans;
  const message = `${room} may import ${may.join(', ')}.`;
  return [...bans, { regex: String.raw`^(\./)+(${closed.join('|').replaceAll('.', '\\.')})(/|$)`, message }];
}

const processEnvBan = {
  name: 'node:process',
  importNames: ['default', 'env'],
  message: 'Only server/config.ts reads the environment.',
};
