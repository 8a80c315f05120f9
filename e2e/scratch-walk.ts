import { chromium } from 'playwright-core';
import { findBrowser } from './testing/find-browser.ts';
import { startServer } from './testing/server.ts';
import { signUpOverHttp, recordOverHttp } from './testing/people.ts';

const [lang = 'en', width = '1440', theme = 'light'] = process.argv.slice(2);
const server = await startServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
const found = await findBrowser();
const browser = await chromium.launch(found.launchOptions);
const context = await browser.newContext({
  locale: 'en-US',
  baseURL: server.url,
  viewport: { width: Number(width), height: 900 },
  colorScheme: theme as 'light',
  reducedMotion: 'reduce',
});
context.setDefaultTimeout(8000);
await context.addInitScript((l) => {
  localStorage.setItem('saldo-consent', 'declined');
  localStorage.setItem('saldo-language', l);
}, lang);
await context.addCookies([{ name: 'saldo-language', value: lang, url: server.url }]);
const page = await context.newPage();
page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
page.on('console', (m) => {
  if (m.type() === 'error') console.log('CONSOLE', m.text());
});
page.on('response', (r) => {
  if (r.status() >= 400) console.log('HTTP', r.status(), r.url());
});
await signUpOverHttp(context, server.url, { language: lang, currency: 'EUR', name: 'Ana Ureña' });
for (const [d, a, date, c] of [
  ['Mercadona', 23.4, '2026-08-12', 'food'],
  ['Mercadona', 31.9, '2026-08-20', 'food'],
  ['Mercadona', 12.4, '2026-08-27', 'food'],
  ['Coffee with Luis', 3.5, '2026-09-04', 'entertainment'],
] as const)
  await recordOverHttp(context, server.url, 'expense', { description: d, amount: a, date, category: c });
let n = 0;
const shot = async (name: string) => {
  await page.waitForTimeout(250);
  await page.screenshot({
    path: `/tmp/impshots/${lang}-${width}-${theme}-${String(++n).padStart(2, '0')}-${name}.png`,
    fullPage: true,
  });
};
const csv = (rows: string[]) =>
  ['Cuenta;ES91 2100 0418 4502 0005 1332', '', 'Fecha;Concepto;Importe;Saldo', ...rows].join('\r\n');
const rows: string[] = [];
let saldo = 200000;
const texts = [
  'COMPRA TARJ. 5402XXXXXXXX1234 MERCADONA VALENCIA',
  'RECIBO IBERDROLA CLIENTES SAU',
  'NOMINA ACME SL',
  'COMPRA EN BAR LA PLAZA',
  'TRASPASO ENTRE CUENTAS',
  'BIZUM DE MARTA',
];
const amounts = [-2345, -6120, 185000, -350, -20000, 1500];
for (let i = 0; i < 30; i++) {
  const a = amounts[i % 6]! - (i % 6 === 3 ? (i > 5 ? i : 0) : i * 3);
  saldo += a;
  const es = (v: number) => (v / 100).toFixed(2).replace('.', ',');
  rows.push(`${String(1 + (i % 28)).padStart(2, '0')}/09/2026;${texts[i % 6]};${es(a)};${es(saldo)}`);
}
rows.push('31/09/2026;FECHA IMPOSIBLE;-1,00;0,00');
const us = 'Date,Description,Amount\n04/05/2026,Coffee,3.50\n06/07/2026,Amazon,12.00\n';
try {
  await page.goto('/import');
  await page.locator('h1').waitFor();
  await shot('empty');
  await page.locator('input[type=file]').setInputFiles([
    {
      name: 'movimientos-banco-azul-2026-09.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv(rows), 'latin1'),
    },
    { name: 'card.csv', mimeType: 'text/csv', buffer: Buffer.from(us) },
    { name: 'statement.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 bla') },
  ]);
  await page
    .getByText(lang === 'en' ? 'transactions' : 'movimientos', { exact: false })
    .first()
    .waitFor();
  await page.waitForTimeout(1500);
  await shot('files');
  const next = page.getByRole('button', { name: lang === 'en' ? 'Continue' : 'Continuar' });
  await next.click();
  await page.waitForTimeout(300);
  await shot('sources');
  await next.click();
  await page.waitForTimeout(300);
  await next.click();
  await page.waitForTimeout(300);
  await shot('columns');
  for (const radio of await page.locator('fieldset').all()) {
    await radio.locator('input[type=radio]').first().check();
    await page.waitForTimeout(800);
  }
  await shot('columns-answered');
  await next.click();
  await page
    .getByRole('list', { name: lang === 'en' ? 'Rows of the files' : 'Filas de los ficheros' })
    .waitFor();
  await shot('preview');
  await page.locator('select').nth(3).selectOption('food');
  await shot('preview-changed');
  await page.getByRole('button', { name: lang === 'en' ? /^Add \d/ : /^Añadir \d/ }).click();
  await page.waitForTimeout(2500);
  await shot('done');
  await page
    .getByRole('button', { name: lang === 'en' ? 'Import another file' : 'Importar otro fichero' })
    .click();
  await page.waitForTimeout(600);
  await shot('past');
} catch (error) {
  console.log(String(error));
  await shot('error');
}
await browser.close();
await server.stop();
