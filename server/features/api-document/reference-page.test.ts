import { afterAll, beforeAll, expect, it } from 'vitest';
import { html } from 'hono/html';
import { ENDPOINTS } from '#shared/contract/endpoints.ts';
import { errorSentence } from '#shared/errors.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { listErrors } from './endpoint-errors.ts';
import { operationId } from './openapi.ts';
import { renderReferencePage } from './reference-page.ts';

let app: TestApp;
let page: string;
beforeAll(async () => {
  app = await createTestApp();
  page = (await app.visitor().get('/api/docs')).body;
});
afterAll(() => app.close());

it('the API reference is HTML with its own stylesheet, and open to everybody', async () => {
  const response = await app.visitor().get('/api/docs');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const stylesheet = await app.visitor().get('/api/docs/reference.css');
  expect([stylesheet.status, stylesheet.headers.get('content-type')]).toEqual([
    200,
    'text/css; charset=utf-8',
  ]);
});

it('the API reference lists every endpoint with its errors, and in the table of contents', async () => {
  for (const endpoint of ENDPOINTS) {
    const id = operationId(endpoint);
    expect(page).toContain(`href="#${id}"`);
    const [, card = ''] = page.split(`aria-labelledby="${id}"`);
    const article = card.slice(0, card.indexOf('</article>'));
    expect(article).toContain(await html`${endpoint.summary}.`);
    for (const code of listErrors(endpoint)) expect(article).toContain(await html`${errorSentence(code)}`);
  }
});

it('the API reference has no inline style, no script and no address of another site', () => {
  expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
  const addresses = [...page.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses.filter((address) => !/^[#/]/.test(address ?? ''))).toEqual([]);
});

it('the API reference has a target for each of its links', () => {
  const anchors = [...page.matchAll(/href="#([^"]*)"/g)].map(([, anchor]) => anchor);
  const ids = [...page.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(anchors.filter((anchor) => !ids.includes(anchor))).toEqual([]);
});

it('the API reference escapes the endpoints’ texts', async () => {
  const [first] = ENDPOINTS;
  if (first === undefined) throw new Error('There is no endpoint.');
  const hostile = { ...first, summary: '<img src=x onerror=alert(1)>', tag: '"><b>' };
  const rendered = String(await renderReferencePage([hostile]));
  expect(rendered).not.toContain('<img');
  expect(rendered).not.toContain('<b>');
});

it('the API reference shows the notes of the API document on fields', async () => {
  const { body: document } = await app.visitor().get('/api/v1/openapi.json');
  const { description } = document.components.schemas.Summary.properties.daily;
  const [, card = ''] = page.split('aria-labelledby="schema-Summary"');
  expect(description).toMatch(/^Every day/);
  expect(card.slice(0, card.indexOf('</article>'))).toContain(description);
});
