import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { today } from '#shared/calendar.ts';
import { adminTexts as adminEn } from '#shared/i18n/en/admin-texts.ts';
import { en } from '#shared/i18n/en/texts.ts';
import { adminTexts as adminEs } from '#shared/i18n/es/admin-texts.ts';
import { es } from '#shared/i18n/es/texts.ts';
import { addAxe, findViolations } from './axe.ts';
import { launchBrowser } from './browser.ts';
import { newEmail, openListOfKeys, recordOverHttp, signUpOverHttp, visit } from './people.ts';
import { startServer, type RunningServer } from './server.ts';
import { changeStoredProfile } from './stored-profile.ts';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const TEXTS = {
  en: {
    detect: 'Detect city',
    retry: 'Try again',
    byHand: 'Enter it by hand',
    save: 'Save',
    accept: 'Accept and continue',
    custom: 'Custom',
    calendar: 'Open calendar',
    actions: 'Actions for Coffee',
    edit: 'Edit',
    delete: 'Delete',
    menu: 'Menu',
    saveExpense: 'Save expense',
    signUp: 'Create account',
    sendLink: 'Send link',
    changePassword: 'Change password',
    confirm: 'Confirm',
    table: 'Show as table',
    history: 'Transactions',
    addFirst: 'Add an expense',
    nothingFound: 'No records match',
    filters: 'Filters',
    period: /^Period/,
    select: 'Select',
    deleteSelected: 'Delete',
    duplicate: 'Duplicate',
    theme: /^Theme/,
    saveProfile: 'Save',
    name: 'Display name',
    currency: 'Currency',
    thisDevice: 'This device',
    usePhoto: 'Use this photo',
    cancel: 'Cancel',
    deleteAccount: 'Delete my account…',
    deleteForGood: 'Delete for good',
    cookies: 'Cookie settings',
    counted: 'What is counted and stored',
  },
  es: {
    detect: 'Detectar ciudad',
    retry: 'Reintentar',
    byHand: 'Escribirla a mano',
    save: 'Guardar',
    accept: 'Aceptar y continuar',
    custom: 'Personalizado',
    calendar: 'Abrir el calendario',
    actions: 'Acciones de Coffee',
    edit: 'Editar',
    delete: 'Eliminar',
    menu: 'Menú',
    saveExpense: 'Guardar gasto',
    signUp: 'Crear cuenta',
    sendLink: 'Enviar enlace',
    changePassword: 'Cambiar contraseña',
    confirm: 'Confirmar',
    table: 'Ver como tabla',
    history: 'Movimientos',
    addFirst: 'Añadir un gasto',
    nothingFound: 'Ningún movimiento coincide',
    filters: 'Filtros',
    period: /^Periodo/,
    select: 'Seleccionar',
    deleteSelected: 'Eliminar',
    duplicate: 'Duplicar',
    theme: /^Tema/,
    saveProfile: 'Guardar',
    name: 'Nombre visible',
    currency: 'Moneda',
    thisDevice: 'Este dispositivo',
    usePhoto: 'Usar esta foto',
    cancel: 'Cancelar',
    deleteAccount: 'Eliminar mi cuenta…',
    deleteForGood: 'Eliminar para siempre',
    cookies: 'Configurar cookies',
    counted: 'Qué se cuenta y qué se guarda',
  },
} as const;

const THEMES = ['light', 'dark'] as const;
const LOOKS = (['en', 'es'] as const).flatMap((language) =>
  [360, 1440].map((width) => ({ language, width, name: `${language} ${width} px` })),
);

describe.each(LOOKS)(
  'axe finds nothing in both themes, and nothing is cut off sideways ($name)',
  ({ language, width }) => {
    const text = TEXTS[language];
    const texts = language === 'en' ? en : es;

    async function open(): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
      const visited = await visit(browser, server.url, {
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      await addAxe(visited.context);
      await visited.context.addCookies([{ name: 'saldo-language', value: language, url: server.url }]);
      await visited.context.addInitScript((chosen) => {
        localStorage.setItem('saldo-language', chosen);
      }, language);
      return visited;
    }

    async function withRecords(context: BrowserContext): Promise<void> {
      await signUpOverHttp(context, server.url, { language, name: 'Ana Ureña' });
      const date = today('UTC', Date.now());
      await recordOverHttp(context, server.url, 'expense', {
        description: 'Coffee',
        amount: 2.5,
        category: 'food',
        date,
      });
      await recordOverHttp(context, server.url, 'expense', {
        description: 'Gym',
        amount: 35,
        category: 'health',
        date,
      });
      await recordOverHttp(context, server.url, 'income', {
        description: 'Pay',
        amount: 1850,
        category: 'salary',
        date,
      });
    }

    test('for guests', async () => {
      const { context, page, faults } = await open();
      for (const path of [
        '/',
        '/login',
        '/login?suspended',
        '/signup',
        '/forgot-password',
        '/reset-password',
        '/confirm-email',
        '/verify-email',
        '/privacy-policy',
        '/terms-and-conditions',
        '/nowhere',
      ]) {
        await page.goto(path);
        await expectAccessible(page, path);
      }
      for (const path of ['/', '/nowhere']) {
        await page.goto(path);
        await page.getByRole('button', { name: text.cookies }).click();
        await page.getByRole('region', { name: texts.consent.title }).getByText(text.counted).click();
        await expectAccessible(page, `${path} with the question of consent`);
      }
      await page.goto('/signup');
      await page.getByRole('button', { name: text.signUp }).last().click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
      await expectAccessible(page, '/signup with errors');

      const answer = (path: string, json: object) =>
        page.route(`**${path}`, (route) => route.fulfill({ json }));
      const asked = await page.request.get('/api/v1/instance');
      await answer('/api/v1/instance', { ...((await asked.json()) as object), mail: true });
      await page.goto('/forgot-password');
      await page.getByRole('button', { name: text.sendLink }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
      await expectAccessible(page, '/forgot-password with errors');
      await answer('/api/auth/reset-password/check', { state: 'valid' });
      await page.goto('/reset-password?token=x');
      await page.getByRole('button', { name: text.changePassword }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
      await expectAccessible(page, '/reset-password with errors');
      const link = { state: 'valid', address: 'new', newEmail: 'ana@example.org' };
      await answer('/api/auth/email-change/check', link);
      await page.goto('/confirm-email?token=x');
      await page.getByRole('button', { name: text.confirm, exact: true }).waitFor();
      await expectAccessible(page, '/confirm-email');
      expect(faults).toEqual([]);
      await context.close();
    });

    test('for a new user without records', async () => {
      const { context, page, faults } = await open();
      await signUpOverHttp(context, server.url, { language });
      await page.goto('/dashboard');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(page, 'empty dashboard');
      await page.goto('/add-income');
      await expectAccessible(page, '/add-income');
      await page.goto('/transactions');
      await page.getByRole('link', { name: text.addFirst }).waitFor();
      await expectAccessible(page, 'empty history');
      await page.goto('/premium');
      await expectAccessible(page, '/premium');
      expect(faults).toEqual([]);
      await context.close();
    });

    test('for a user who is asked for the location and for the terms', async () => {
      const { context, page, faults } = await open();
      await context.grantPermissions([]);
      const email = newEmail();
      await signUpOverHttp(
        context,
        server.url,
        { email, language, name: 'Ana' },
        { declinesLocation: false },
      );
      await page.goto('/dashboard');
      await page.getByRole('button', { name: text.detect }).click();
      await page.getByRole('button', { name: text.retry }).waitFor();
      await expectAccessible(page, 'dashboard with the location prompt');
      await page.goto('/profile');
      await expectAccessible(page, '/profile');
      await page.getByRole('button', { name: text.byHand }).click();
      await page
        .getByRole('region', { name: texts.location.title })
        .getByRole('button', { name: text.save, exact: true })
        .click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
      await expectAccessible(page, 'location by hand with errors');
      await openListOfKeys(page, texts);
      await expectAccessible(page, 'list of keys');
      changeStoredProfile(server, email, { terms_accepted: 0, terms_version: 0 });
      await page.goto('/dashboard');
      await page.getByRole('dialog').getByRole('button', { name: text.accept }).click();
      await page.getByRole('dialog').locator('[aria-invalid="true"]').waitFor();
      await expectAccessible(page, 'terms dialog');
      expect(faults).toEqual([]);
      await context.close();
    });

    test('for a user with records, with dialogs, menus and pickers open', async () => {
      const { context, page, faults } = await open();
      await withRecords(context);
      await page.goto('/dashboard');
      await page.getByText('Coffee').waitFor();
      await expectAccessible(page, 'dashboard');

      for (const table of await page.getByRole('button', { name: text.table }).all()) await table.click();
      await expectAccessible(page, 'tables');

      await page.getByRole('button', { name: text.custom }).click();
      await page
        .getByRole('dialog')
        .getByRole('grid')
        .or(page.getByRole('dialog').getByRole('table'))
        .first()
        .waitFor();
      await expectAccessible(page, 'custom period');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: text.actions }).click();
      await page.getByRole('menuitem', { name: text.edit }).waitFor();
      await expectAccessible(page, 'row menu');
      await page.getByRole('menuitem', { name: text.edit }).click();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
      await expectAccessible(page, 'edit dialog');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });

      await page.getByRole('button', { name: text.actions }).click();
      await page.getByRole('menuitem', { name: text.delete }).click();
      await page.getByRole('dialog').getByRole('button').first().waitFor();
      await expectAccessible(page, 'delete dialog');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });

      if (width < 768) {
        await page.getByRole('button', { name: text.menu, exact: true }).click();
        await page.getByRole('dialog').waitFor();
        await expectAccessible(page, 'drawer');
      }
      await page.getByRole('button', { name: text.theme }).click();
      await page.getByRole('menuitemradio').first().waitFor();
      await expectAccessible(page, 'theme menu');
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: /Ana Ureña/ })
        .last()
        .click();
      await page.getByRole('menuitem').first().waitFor();
      await expectAccessible(page, 'user menu');

      await page.goto('/add-expense');
      await page.getByRole('button', { name: text.saveExpense }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
      await expectAccessible(page, 'add expense with errors');
      await page.getByRole('button', { name: text.calendar }).click();
      await page.getByRole('table').first().waitFor();
      await expectAccessible(page, 'add expense with the calendar open');
      expect(faults).toEqual([]);
      await context.close();
    });

    test('for the profile, with its errors, lists and dialogs', async () => {
      const { context, page, faults } = await open();
      await signUpOverHttp(context, server.url, { language, name: 'Ana Ureña' });
      await page.goto('/profile');
      await page.getByText(text.thisDevice).waitFor();
      await expectAccessible(page, '/profile');

      await page.getByLabel(text.name).fill('');
      await page.getByRole('button', { name: text.saveProfile, exact: true }).first().click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
      await expectAccessible(page, '/profile with errors');
      await page.getByRole('combobox', { name: text.currency }).click();
      await page.getByRole('option').first().waitFor();
      await expectAccessible(page, '/profile with the currencies open');
      await page.keyboard.press('Escape');

      const file = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('button', { name: text.usePhoto }).and(page.locator(':enabled')).waitFor();
      await expectAccessible(page, 'photo dialog');
      await page.getByRole('dialog').getByRole('button', { name: text.cancel }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });

      await page.getByRole('button', { name: text.deleteAccount }).click();
      await page.getByRole('button', { name: text.deleteForGood }).click();
      await page.locator('[role=dialog] [aria-invalid="true"]').first().waitFor();
      await expectAccessible(page, 'account deletion with errors');
      expect(faults).toEqual([]);
      await context.close();
    });

    test('for an administrator: who is online, and the notifications with the bell open', async () => {
      const { context, page, faults } = await open();
      const email = newEmail();
      await signUpOverHttp(context, server.url, { email, language, name: 'Ana Ureña' });
      changeStoredProfile(server, email, { is_admin: 1 });
      await page.goto('/admin/online-users');
      await page.getByText(email).waitFor();
      await expectAccessible(page, 'online users');
      await page.goto('/admin/notifications');
      await page.getByRole('main').getByRole('listitem').first().waitFor();
      await expectAccessible(page, 'notifications');
      const { bell } = (language === 'en' ? adminEn : adminEs).adminNotifications;
      await page.getByRole('button', { name: bell }).click();
      await page.getByRole('dialog', { name: bell }).getByRole('listitem').first().waitFor();
      await expectAccessible(page, 'notifications with the bell open');
      expect(faults).toEqual([]);
      await context.close();
    });

    test('for the history, with its filters, menus and dialogs open', async () => {
      const { context, page, faults } = await open();
      await withRecords(context);
      await page.goto('/transactions?q=zzz');
      await page.getByText(text.nothingFound).waitFor();
      await expectAccessible(page, 'history that finds nothing');
      await page.goto('/transactions?type=expense&min=1&sort=largest');
      await page.getByText('Coffee').waitFor();
      await expectAccessible(page, 'filtered history');
      await page.goto('/transactions');
      await page.getByText('Coffee').waitFor();
      await expectAccessible(page, 'history');

      if (width < 768) {
        await page.getByRole('button', { name: text.filters, exact: true }).click();
        await page.getByRole('button', { name: text.period }).waitFor();
        await expectAccessible(page, 'history with the filters open');
      }
      await page.getByRole('button', { name: text.period }).click();
      await page.getByRole('menuitem', { name: text.custom }).waitFor();
      await expectAccessible(page, 'history with the periods open');
      await page.getByRole('menuitem', { name: text.custom }).click();
      await page.getByRole('dialog').getByRole('table').first().waitFor();
      await expectAccessible(page, 'history with a custom period open');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });

      await page.getByRole('button', { name: text.actions }).click();
      await page.getByRole('menuitem', { name: text.duplicate }).waitFor();
      await expectAccessible(page, 'history row menu');
      await page.getByRole('menuitem', { name: text.duplicate }).click();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
      await expectAccessible(page, 'duplicate dialog');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });

      const list = page.getByRole('list', { name: text.history });
      if (width < 768) await page.getByRole('button', { name: text.select, exact: true }).click();
      await list.getByRole('checkbox').first().check();
      await expectAccessible(page, 'history with a selection');
      await page.getByRole('button', { name: text.deleteSelected, exact: true }).click();
      await page.getByRole('dialog').getByRole('button').first().waitFor();
      await expectAccessible(page, 'dialog before several are deleted');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(faults).toEqual([]);
      await context.close();
    });

    test('for the users and the audit log, with menus and dialogs open', async () => {
      const { context, page, faults } = await open();
      const admin = { email: newEmail(), language, name: 'Ana Ureña' };
      await signUpOverHttp(context, server.url, admin);
      changeStoredProfile(server, admin.email, { is_admin: 1 });
      const other = await visit(browser, server.url);
      const luis = { email: newEmail(), name: 'Luis Prado' };
      await signUpOverHttp(other.context, server.url, luis);
      await other.context.close();
      const t = language === 'en' ? adminEn : adminEs;
      const dialog = page.getByRole('dialog');

      await page.goto('/admin/users?q=zzz');
      await page.getByText(t.adminUsers.none.title).waitFor();
      await expectAccessible(page, 'users that nobody matches');
      await page.goto(`/admin/users?q=${luis.email}`);
      const row = page.getByRole('row').filter({ hasText: luis.email });
      await row.waitFor();
      await expectAccessible(page, '/admin/users');
      await row.getByRole('button').last().click();
      await page.getByRole('menuitem', { name: t.adminUsers.menu.resetLink }).click();
      await dialog.getByRole('button', { name: t.adminUsers.questions.resetLink.confirm }).click();
      await dialog.getByLabel(t.adminUsers.link.label).waitFor();
      await expectAccessible(page, 'link for a new password');
      await dialog.getByRole('button', { name: t.adminUsers.link.close }).click();
      await dialog.waitFor({ state: 'detached' });

      await row.getByRole('button', { name: luis.name, exact: true }).click();
      await dialog.getByText(t.adminUsers.details.recordsHint).waitFor();
      await expectAccessible(page, 'details of a user');
      await dialog.getByRole('button', { name: t.adminUsers.menu.suspend }).click();
      await dialog.getByRole('button', { name: t.adminUsers.questions.suspend.confirm }).waitFor();
      await expectAccessible(page, 'question before a suspension');
      await dialog.getByRole('button', { name: t.adminUsers.questions.suspend.confirm }).click();
      await dialog.getByText(t.adminUsers.details.suspendedSessions).waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await row.getByRole('button').last().click();
      await page.getByRole('menuitem').first().waitFor();
      await expectAccessible(page, 'menu of a suspended user');

      await page.goto('/admin/audit');
      await page.getByRole('button', { name: luis.name }).first().waitFor();
      await expectAccessible(page, '/admin/audit');
      await page.getByRole('button', { name: luis.name }).first().click();
      await page.getByRole('button', { name: t.audit.filters.clear }).waitFor();
      await expectAccessible(page, 'filtered audit log');
      expect(faults).toEqual([]);
      await context.close();
    });
  },
);

/** Looks at a state in both themes, which follow the system's while the page stays as it is. */
async function expectAccessible(page: Page, state: string): Promise<void> {
  await page.locator('h1').first().waitFor();
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await page.locator(`html[data-mantine-color-scheme=${theme}]`).waitFor();
    expect([state, theme, ...(await findViolations(page))]).toEqual([state, theme]);
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([state, overflow <= 0]).toEqual([state, true]);
}
