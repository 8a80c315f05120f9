import type { Browser, BrowserContext, BrowserContextOptions, Disposable, Page } from 'playwright-core';

/** A browser profile with one tab. Its `close` empties it and keeps it for the next test with the same options. */
type Profile = { context: BrowserContext; page: Page };

type ProfileOptions = BrowserContextOptions & { baseURL: string };

type PooledProfile = Profile & { key: string; browser: Browser; isIdle: boolean; end: () => Promise<void> };

/**
 * The page of an idle profile. Pages of the product store something when the browser leaves them, and the next visit
 * from `about:blank` starts another process.
 */
export const EMPTY_PATH = '/favicon.svg';

/** The number of idle profiles is limited: each has its own process, and its server may have stopped. */
const MAX_IDLE = 8;
/** All profiles. The last one was used last. */
const profiles = new Set<PooledProfile>();

/** These functions change a profile for good, so it is not used again after them. */
const LASTING = {
  context: ['exposeBinding', 'exposeFunction', 'grantPermissions', 'newCDPSession', 'setGeolocation'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
};

/**
 * Opens an empty browser profile; `prepare` gets it while it is new. A reused one has the files of the product in its
 * cache and their code compiled, which halves the work of opening a screen.
 */
export async function openProfile(
  browser: Browser,
  options: ProfileOptions,
  { kind, prepare }: { kind: string; prepare: (context: BrowserContext) => Promise<void> },
): Promise<Profile> {
  const key = toKey(kind, options);
  const idle = [...profiles].findLast((each) => each.isIdle && each.key === key && each.browser === browser);
  if (idle) {
    idle.isIdle = false;
    await applyLook(idle.page, options);
    return idle;
  }
  const context = await browser.newContext(options);
  await prepare(context);
  const page = await context.newPage();
  const profile = { context, page, key, browser, isIdle: false, end: context.close.bind(context) };
  keepWhenClosed(profile);
  return profile;
}

/** The options that cannot change after the start of a profile, as a key. */
function toKey(kind: string, options: ProfileOptions): string {
  const look = { viewport: undefined, colorScheme: undefined, reducedMotion: undefined };
  return JSON.stringify([kind, { ...options, ...look }]);
}

async function applyLook(
  page: Page,
  { viewport, colorScheme, reducedMotion }: ProfileOptions,
): Promise<void> {
  await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? 'light',
    reducedMotion: reducedMotion ?? 'no-preference',
    forcedColors: 'none',
  });
}

function keepWhenClosed(profile: PooledProfile): void {
  const { context, page, end } = profile;
  const scripts = collectScripts(profile);
  let isLasting = false;
  const note = () => (isLasting = true);
  const startSession = context.newCDPSession.bind(context);
  for (const name of LASTING.context) onUse(context, name, note);
  for (const name of LASTING.clock) onUse(context.clock, name, note);

  const forget = async () => {
    await Promise.all(scripts.splice(0).map((script) => script.dispose()));
    await emptyProfile(profile);
    const session = await startSession(page);
    await session.send('Page.resetNavigationHistory');
    await session.detach();
  };

  context.close = async () => {
    if (profile.isIdle) return;
    profiles.delete(profile);
    const canStay = !isLasting && !page.isClosed();
    // A profile cannot be emptied after its server has stopped.
    const isEmpty =
      canStay &&
      (await forget().then(
        () => true,
        () => false,
      ));
    if (!isEmpty) {
      await end();
      return;
    }
    profile.isIdle = true;
    profiles.add(profile);
    const surplus = [...profiles].filter((each) => each.isIdle).slice(0, -MAX_IDLE);
    for (const each of surplus) {
      profiles.delete(each);
      await each.end();
    }
  };
}

/** Collects the scripts that tests add from now on. */
function collectScripts({ context, page }: Profile): Disposable[] {
  const scripts: Disposable[] = [];
  for (const owner of [context, page]) {
    const add = owner.addInitScript.bind(owner) as (...args: unknown[]) => Promise<Disposable>;
    Reflect.set(owner, 'addInitScript', async (...args: unknown[]) => {
      const script = await add(...args);
      scripts.push(script);
      return script;
    });
  }
  return scripts;
}

/** Calls back when a function of an object is called. */
function onUse(owner: object, name: string, note: () => void): void {
  const act = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
  Reflect.set(owner, name, (...args: unknown[]) => {
    note();
    return act.apply(owner, args);
  });
}

async function emptyProfile({ context, page }: Profile): Promise<void> {
  for (const name of ['console', 'dialog', 'load', 'pageerror', 'request', 'response'])
    page.removeAllListeners(name);
  for (const name of ['page', 'request', 'response']) context.removeAllListeners(name);
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const each of [context, page]) await each.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  // A form with typed text asks before it is left.
  page.once('dialog', (question) => void question.accept());
  await page.goto(EMPTY_PATH);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  page.removeAllListeners('dialog');
  await page.mouse.move(0, 0);
}
