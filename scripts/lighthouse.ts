// `npm run lighthouse` measures the first screens that people see, as on a mid-range phone with slow 4G.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { signIn } from '#shared/contract/auth.ts';
import { paths } from '#shared/paths.ts';
import { freePort } from '#server/testing/free-port.ts';
import { DEMO_ACCOUNTS, fillDemoAccount } from '../cli/demo-account.ts';
import { findBrowser } from '../e2e/testing/find-browser.ts';
import { startServer } from '../e2e/testing/server.ts';

interface Target {
  name: string;
  path: string;
  isSignedIn: boolean;
  /** The lowest allowed score of each category, or of all except performance with `performanceAtLeast`. */
  atLeast: number;
  performanceAtLeast?: number;
}

const TARGETS: readonly Target[] = [
  { name: 'landing', path: paths.home, isSignedIn: false, atLeast: 100 },
  { name: 'landing (Spanish)', path: `${paths.home}?lang=es`, isSignedIn: false, atLeast: 100 },
  { name: 'privacy policy', path: paths.privacyPolicy, isSignedIn: false, atLeast: 100 },
  { name: 'login', path: paths.login, isSignedIn: false, atLeast: 95 },
  { name: 'dashboard', path: paths.dashboard, isSignedIn: true, atLeast: 95, performanceAtLeast: 90 },
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Search engines should not find a screen behind the sign-in. */
const HIDDEN_FROM_SEARCH = new Set([paths.dashboard as string]);
/** The number of runs. Their median counts, because a busy machine slows some of them. */
const RUNS = 5;
const MAX_ATTEMPTS = 3;

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { score: number | null; title: string; displayValue?: string; numericValue?: number }
  >;
}

const toolFolder = join(import.meta.dirname, 'lighthouse');
await install();
const words = process.argv.slice(2);
const targets = TARGETS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const { name: browserName, launchOptions } = await findBrowser();
const server = await startServer({ clockAheadMs: 0 });
let failures = 0;
try {
  console.log(`Lighthouse in ${browserName}, ${RUNS} runs each\n`);
  await fillDemoAccount(fetch, server.url);
  for (const target of targets) {
    const reports: Report[] = [];
    for (let count = 0; count < RUNS; count++) reports.push(await measure(target));
    show(target, findMedian(reports));
  }
} finally {
  await server.stop();
}
process.exitCode = failures === 0 ? 0 : 1;

/** Installs Lighthouse from its own lockfile at the first use. */
async function install(): Promise<void> {
  if (existsSync(join(toolFolder, 'node_modules/lighthouse/package.json'))) return;
  console.log('Installing Lighthouse…');
  const child = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: toolFolder,
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error('Lighthouse could not be installed; the reason is above.');
}

/** Signs in. The browser has stored nothing else, like the phone of somebody who returns. */
async function signInAsDemo(person: BrowserContext): Promise<void> {
  const { email, password } = DEMO_ACCOUNTS.en;
  const response = await person.request.post(server.url + signIn.path, {
    headers: { origin: server.url },
    data: { email, password },
  });
  if (!response.ok()) throw new Error(`The demo could not sign in: ${response.status()}`);
}

/** Measures once, and repeats a run whose trace was lost, which happens on a busy machine. */
async function measure(target: Target): Promise<Report> {
  for (let attempt = 1; ; attempt++) {
    const report = await run(target);
    if (report !== undefined && report.runtimeError === undefined) return report;
    if (attempt === MAX_ATTEMPTS) {
      throw new Error(`${target.name}: ${report?.runtimeError?.message ?? 'no report'}`);
    }
  }
}

/** Measures in a new browser with the cookie of the session. A header with it would be only in the first request. */
async function run(target: Target): Promise<Report | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'saldo-lighthouse-'));
  const port = await freePort();
  const { args = [], ...options } = launchOptions;
  const person = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    if (target.isSignedIn) await signInAsDemo(person);
    return await readReport(target, port, join(folder, 'report.json'));
  } finally {
    await person.close();
    await rm(folder, { recursive: true });
  }
}

async function readReport({ path }: Target, port: number, output: string): Promise<Report | undefined> {
  const program = join(toolFolder, 'node_modules/lighthouse/cli/index.js');
  const child = spawn(
    process.execPath,
    [
      program,
      server.url + path,
      `--port=${port}`,
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--output=json',
      `--output-path=${output}`,
    ],
    { stdio: 'ignore' },
  );
  await once(child, 'close');
  const text = await readFile(output, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Report);
}

function findMedian(reports: Report[]): Report {
  const byPerformance = reports.toSorted((a, b) => readScore(a, 'performance') - readScore(b, 'performance'));
  const report = byPerformance[Math.floor(byPerformance.length / 2)];
  if (report === undefined) throw new Error('Nothing was measured.');
  return report;
}

function readScore(report: Report, category: string): number {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}

function show({ name, path, atLeast, performanceAtLeast = atLeast }: Target, report: Report): void {
  const categories = CATEGORIES.filter((category) => category !== 'seo' || !HIDDEN_FROM_SEARCH.has(path));
  const scores = categories.map((category) => `${category} ${readScore(report, category)}`);
  const leastOf = (category: string) => (category === 'performance' ? performanceAtLeast : atLeast);
  const low = categories.filter((category) => readScore(report, category) < leastOf(category));
  const metrics = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
    (id) => `${id} ${report.audits[id]?.displayValue ?? '?'}`,
  );
  console.log(
    `${low.length === 0 ? '✓' : '✗'} ${name}: ${scores.join(', ')} (at least ${performanceAtLeast} and ${atLeast})`,
  );
  console.log(`    ${metrics.join(', ')}`);
  for (const category of low) {
    failures += 1;
    for (const { id } of report.categories[category]?.auditRefs ?? []) {
      const audit = report.audits[id];
      if (audit?.score === null || audit === undefined || audit.score >= 0.9) continue;
      console.log(`    ! ${category}: ${audit.title} ${audit.displayValue ?? ''}`);
    }
  }
}
