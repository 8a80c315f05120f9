import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './testing/stage.ts';

const page = `<!doctype html><html lang="en"><title>Harness</title>
<button onclick="this.textContent = new Intl.NumberFormat('es', { style: 'currency', currency: 'EUR' }).format(25.5)">
Show</button></html>`;

const browser = await openBrowser();
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The page has no address.');
  url = `http://127.0.0.1:${address.port}`;
});

afterAll(() => server.close());

test('a click runs a script, and the browser formats Spanish numbers', async () => {
  const tab = await browser.newPage();
  await tab.goto(url);
  await tab.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => tab.getByRole('button').textContent()).toBe('25,50\u00A0€');
  await tab.close();
});

test('closing one context leaves the browser running', async () => {
  const context = await browser.newContext();
  await (await context.newPage()).goto(url);
  await context.close();
  expect(browser.isConnected()).toBe(true);
});

test('the browser has a font, so that pictures and widths are real', async () => {
  const tab = await browser.newPage();
  await tab.goto(url);
  const [narrow, wide] = await tab.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    return ['iiii', 'WWWW'].map((text) => context?.measureText(text).width ?? 0);
  });
  expect(narrow).toBeGreaterThan(0);
  expect(wide).toBeGreaterThan(narrow ?? 0);
  await tab.close();
});
