import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { texts as en } from '#shared/i18n/en/texts.ts';
import { TEXTS } from '#shared/i18n/texts.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { isDeep } from '#shared/testing/scaled.ts';
import { TODAY } from './testing/day.ts';
import { inDepth } from '#shared/testing/depth.ts';
import { EACH_LANGUAGE } from './testing/each-language.ts';
import { moveTo, newEmail, signUpOverHttp, visit, type Visit } from './testing/people.ts';
import { openBrowser, sharedServer } from './testing/stage.ts';
import { changeStoredProfile } from './testing/stored-profile.ts';
import { findScreen } from '#shared/paths.ts';

const browser = await openBrowser();
const server = sharedServer();

type Access = 'public' | 'guests' | 'signedIn' | 'admin';

/** The routes of section 2 of the specification. */
const ROUTES: [path: string, access: Access, title: keyof typeof en.app.titles][] = [
  ['/', 'public', 'home'],
  ['/privacy-policy', 'public', 'privacyPolicy'],
  ['/terms-and-conditions', 'public', 'terms'],
  ['/login', 'guests', 'login'],
  ['/signup', 'guests', 'signup'],
  ['/forgot-password', 'guests', 'forgotPassword'],
  ['/reset-password', 'public', 'resetPassword'],
  ['/stop-mails', 'public', 'stopMails'],
  ['/confirm-email', 'public', 'confirmEmail'],
  ['/verify-email', 'public', 'verifyEmail'],
  ['/dashboard', 'signedIn', 'dashboard'],
  ['/transactions', 'signedIn', 'transactions'],
  ['/transactions/deleted', 'signedIn', 'deletedTransactions'],
  ['/import', 'signedIn', 'import'],
  ['/recurring', 'signedIn', 'recurring'],
  ['/add-expense', 'signedIn', 'addExpense'],
  ['/add-income', 'signedIn', 'addIncome'],
  ['/add-transfer', 'signedIn', 'addTransfer'],
  ['/profile', 'signedIn', 'profile'],
  ['/premium', 'signedIn', 'premium'],
  ['/admin', 'admin', 'adminDashboard'],
  ['/admin/dashboard', 'admin', 'adminDashboard'],
  ['/admin/users', 'admin', 'adminUsers'],
  ['/admin/online-users', 'admin', 'adminOnlineUsers'],
  ['/admin/notifications', 'admin', 'adminNotifications'],
  ['/admin/system-settings', 'admin', 'adminSettings'],
  ['/admin/audit', 'admin', 'adminAudit'],
  ['/no/such/page', 'public', 'notFound'],
  ['/Privacy-Policy', 'public', 'notFound'],
];

const VISITORS = {
  guest: undefined,
  user: {},
  'user who has not accepted the terms': { terms_accepted: 0, terms_version: 0 },
  'suspended user': { is_suspended: 1 },
  admin: { is_admin: 1 },
} as const;
type Visitor = keyof typeof VISITORS;
const VISITOR_NAMES = Object.keys(VISITORS) as Visitor[];

/** The screens to which each kind of route sends each kind of visitor; undefined if they stay. */
const LANDINGS: Record<Visitor, Record<Access, string | undefined>> = {
  guest: { public: undefined, guests: undefined, signedIn: '/login', admin: '/login' },
  user: { public: undefined, guests: '/dashboard', signedIn: undefined, admin: '/dashboard' },
  'user who has not accepted the terms': {
    public: undefined,
    guests: '/dashboard',
    signedIn: undefined,
    admin: '/dashboard',
  },
  'suspended user': { public: undefined, guests: undefined, signedIn: '/login', admin: '/login' },
  admin: { public: undefined, guests: '/dashboard', signedIn: undefined, admin: undefined },
};

async function enter(visitor: Visitor, language: Language): Promise<Visit> {
  const visited = await visit(browser, server.url);
  await visited.context.addInitScript((chosen) => localStorage.setItem('saldo-language', chosen), language);
  const columns = VISITORS[visitor];
  if (columns === undefined) return visited;
  const email = newEmail();
  await signUpOverHttp(visited.context, server.url, { email, language });
  if (Object.keys(columns).length > 0) changeStoredProfile(server, email, columns);
  return visited;
}

/** The first route of each kind, because a kind has one guard. */
const ONE_OF_EACH = ROUTES.filter(
  ([, access], at) => ROUTES.findIndex(([, other]) => other === access) === at,
);

const isForAdmins = (route: (typeof ROUTES)[number]) => route[1] === 'admin' && !ONE_OF_EACH.includes(route);

/** The rounds of `npm test`; `npm run test:deep` takes every visitor to every route in every language. */
const USUAL: { visitor: Visitor; language: Language; routes: typeof ROUTES }[] = [
  { visitor: 'guest', language: 'en', routes: ROUTES },
  { visitor: 'user', language: 'en', routes: ROUTES },
  { visitor: 'user who has not accepted the terms', language: 'es', routes: ONE_OF_EACH },
  { visitor: 'suspended user', language: 'es', routes: ONE_OF_EACH },
  { visitor: 'admin', language: 'es', routes: [...ONE_OF_EACH, ...ROUTES.filter(isForAdmins)] },
];
const EVERY = LANGUAGES.flatMap((language) =>
  VISITOR_NAMES.map((visitor) => ({ visitor, language, routes: ROUTES })),
);
const CASES = (isDeep() ? EVERY : USUAL).map((round) => ({
  ...round,
  texts: TEXTS[round.language].screens,
  /** Whether each path is loaded from the server. Otherwise the visitor moves within the app. */
  loadsPages: round.visitor === 'guest' || (isDeep() && round.visitor === 'admin'),
}));

describe.each(CASES)('a $visitor, in $language,', ({ language, texts, visitor, routes, loadsPages }) => {
  let visited: Visit;
  beforeAll(async () => {
    visited = await enter(visitor, language);
  });
  afterAll(() => visited.context.close());

  test.each(routes)('at %s lands where the specification says', async (path, access, title) => {
    const { page, faults } = visited;
    const landing = LANDINGS[visitor][access];
    if (loadsPages) await page.goto(path);
    else await moveTo(page, path);
    // The path `/admin` leads to the first screen of the administration.
    const openPath = path === '/admin' ? '/admin/dashboard' : path;
    await expect.poll(() => new URL(page.url()).pathname).toBe(landing ?? openPath);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const { searchParams } = new URL(page.url());

    const shown = landing === undefined ? title : landing === '/login' ? 'login' : 'dashboard';
    await expect.poll(() => page.title()).toBe(`${texts.app.titles[shown]} · Saldo`);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);

    if (landing === '/login' && visitor === 'guest') {
      expect(searchParams.get('next')).toBe(openPath === '/dashboard' ? null : openPath);
    }
    if (landing === '/login' && visitor === 'suspended user') {
      const notice = page.getByRole('alert').filter({ hasText: texts.auth.signIn.askOperator });
      await notice.getByText(texts.errors.accountSuspended).waitFor();
      expect(await page.getByText(texts.errors.accountSuspended).count(), 'it says so once').toBe(1);
    }
    if (landing === '/dashboard' && access === 'admin') {
      await page.getByRole('status').getByText(texts.app.adminAccessDenied).waitFor();
    }
    if (visitor === 'user who has not accepted the terms' && access !== 'public') {
      await page.getByRole('dialog', { name: texts.terms.title }).waitFor();
    }
    expect(faults).toEqual([]);
  });

  test('at an unknown path finds a useful link', async () => {
    const { page } = visited;
    await page.goto('/no/such/page');
    await page.getByRole('heading', { name: texts.app.notFound.title }).waitFor();
    const isKnown = visitor !== 'guest' && visitor !== 'suspended user';
    const { dashboard, signIn } = texts.app.notFound;
    const main = page.getByRole('main');
    await main.getByRole('link', { name: isKnown ? dashboard : signIn }).waitFor();
    expect(await main.getByRole('link', { name: isKnown ? signIn : dashboard }).count()).toBe(0);
  });
});

describe.each(inDepth(EACH_LANGUAGE))('the frame of the administration (%s)', (language, { admin }) => {
  const { adminDashboard, allUsers, onlineUsers, support, settings, audit } = admin.navigation;
  const screens = {
    dashboard: adminDashboard,
    users: allUsers,
    'online-users': onlineUsers,
    support,
    'system-settings': settings,
    audit,
  };

  test('has links to each screen in its header, and the year in its footer', async () => {
    const { context, page } = await enter('admin', language);
    await page.goto('/admin');
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
    await links.first().waitFor();
    // The navigation counts conversations that other tests began next to the name of their screen.
    const names = (await links.allTextContents()).map((text) => /^\D*/.exec(text)?.[0]);
    expect(names).toEqual(Object.values(screens));
    for (const [at, path] of Object.keys(screens).entries()) {
      await links.nth(at).click();
      await page.waitForURL(`**/admin/${path}`);
      await links.nth(at).and(page.locator('[aria-current=page]')).waitFor();
      expect(await links.and(page.locator('[aria-current]')).count()).toBe(1);
    }
    const year = TODAY.slice(0, 4);
    await page.getByRole('contentinfo').getByText(`© ${year} Saldo`).waitFor();
    await context.close();
  });
});

describe('a screen whose files cannot be fetched', () => {
  test.each(inDepth(EACH_LANGUAGE))(
    'shows the router’s error page and leads home (%s)',
    async (language, texts) => {
      const { context, page } = await enter('guest', language);
      await page.goto('/login');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.route('**/assets/signup-*.js', (route) => route.abort());
      await page.getByRole('link', { name: texts.auth.signIn.toSignUp }).click();
      await page.getByRole('heading', { name: texts.app.error.title }).waitFor();
      await expect.poll(() => page.title()).toBe(`${texts.app.titles.error} · Saldo`);
      await page.getByRole('button', { name: texts.app.error.home }).click();
      await page.waitForURL(`${server.url}/`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await context.close();
    },
  );

  test('has the English title “Unexpected Application Error!”', () => {
    expect(en.app.error.title).toBe('Unexpected Application Error!');
  });
});

describe('the premium page', () => {
  test.each(inDepth(EACH_LANGUAGE))(
    'offers what the specification advertises, each with its screen (%s)',
    async (language, texts) => {
      const { context, page } = await enter('user', language);
      await page.goto('/premium');
      await page.getByText(texts.premium.plan.everyone).waitFor();
      const offers = page.getByRole('main').getByRole('listitem');
      await expect.poll(() => offers.count()).toBe(4);
      for (const { title } of Object.values(texts.premium.offers)) {
        await page.getByRole('heading', { name: title }).waitFor();
      }
      for (const { open } of Object.values(texts.premium.offers)) {
        const address = await page.getByRole('link', { name: open }).getAttribute('href');
        expect(findScreen(address ?? '')).toBeDefined();
      }
      await page.getByRole('link', { name: texts.premium.offers.analytics.open }).click();
      await page.waitForURL('**/reports**');
      await context.close();
    },
  );
});
