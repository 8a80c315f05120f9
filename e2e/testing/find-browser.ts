import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import type { LaunchOptions } from 'playwright-core';

/** A browser that has started once, and its launch options. */
export interface FoundBrowser {
  /** Its name for the log: 'Chromium 153.0.8010.0 (/usr/bin/chromium)'. */
  name: string;
  launchOptions: LaunchOptions;
}

/** Features of the browser that tests do not want. The list replaces Playwright's own list. */
const UNWANTED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // Otherwise each window has a process for the suggestions of its address bar.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

const quietArguments = [
  `--disable-features=${UNWANTED_FEATURES.join(',')}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages of tests live too short for optimised code to pay off.
  '--js-flags=--no-opt,--no-maglev',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const systemPaths = [
  ...['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'].flatMap((name) =>
    (process.env['PATH'] ?? '').split(':').map((folder) => join(folder, name)),
  ),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium. On Linux it is the headless Chromium from npm, which is the same on every machine and takes little
 * more than half the processor time of a Chromium with windows. Elsewhere, or if it does not start, it is the Chromium
 * of Playwright or of the system.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const failures: string[] = [];
  const found = (await findBundled(failures)) ?? (await findInstalled(failures));
  if (found) return found;
  throw new Error(
    `No Chromium starts on this machine; install Chromium or Google Chrome. ${failures.join('\n')}`,
  );
}

async function findBundled(failures: string[]): Promise<FoundBrowser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = await unpackChromium();
  const options = { executablePath: join(folder, 'chromium'), args: [...quietArguments, '--no-sandbox'] };
  const env = { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  const libraries = { ...env, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
  return (
    (await tryOut({ ...options, env }, failures)) ?? (await tryOut({ ...options, env: libraries }, failures))
  );
}

async function findInstalled(failures: string[]): Promise<FoundBrowser | undefined> {
  const candidates = [chromium.executablePath(), ...(await playwrightPaths()), ...systemPaths];
  for (const executablePath of new Set(candidates.filter((path) => path && existsSync(path)))) {
    const found = await tryOut({ executablePath, args: quietArguments }, failures);
    if (found) return found;
  }
  return undefined;
}

async function tryOut(launchOptions: LaunchOptions, failures: string[]): Promise<FoundBrowser | undefined> {
  try {
    const browser = await chromium.launch(launchOptions);
    const name = `Chromium ${browser.version()} (${launchOptions.executablePath})`;
    await browser.close();
    return { name, launchOptions };
  } catch (error) {
    failures.push(`${launchOptions.executablePath}: ${String(error)}`);
    return undefined;
  }
}

/** Lists the browsers of other Playwright versions, the newest first. */
async function playwrightPaths(): Promise<string[]> {
  const caches = [join(homedir(), '.cache/ms-playwright'), join(homedir(), 'Library/Caches/ms-playwright')];
  const inside = [
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-linux/headless_shell',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  ];
  const paths: string[] = [];
  for (const cache of [process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? '', ...caches]) {
    const names = await readdir(cache || '/nonexistent').catch(() => []);
    const folders = names.filter((name) => name.startsWith('chromium')).toSorted((a, b) => (a < b ? 1 : -1));
    paths.push(...folders.flatMap((folder) => inside.map((path) => join(cache, folder, path))));
  }
  return paths;
}

/** Unpacks @sparticuz/chromium once per version, with its libraries and a font for bare machines. */
async function unpackChromium(): Promise<string> {
  const packageFolder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const cache = join(import.meta.dirname, '../../node_modules/.cache/saldo');
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;

  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(join(cache, 'unpacking-'));
  const { inflate } = await import('@sparticuz/chromium');
  const temporaryFolder = process.env['TMPDIR'];
  try {
    // The package unpacks into the temporary folder, where it would reuse the files of another version.
    process.env['TMPDIR'] = unfinished;
    const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(archives.map((archive) => inflate(join(packageFolder, 'bin', archive))));
  } finally {
    if (temporaryFolder === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporaryFolder;
  }
  await writeFile(join(unfinished, 'fonts.conf'), fontConfiguration);
  // Another account may start the next run.
  await chmod(unfinished, 0o755);
  await chmod(join(unfinished, 'chromium'), 0o755);
  // Renaming is atomic, so a killed run leaves nothing that looks complete.
  await rename(unfinished, folder).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  });
  return folder;
}

const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
