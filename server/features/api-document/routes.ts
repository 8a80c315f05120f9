import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { endpoint } from '#shared/contract/endpoint.ts';
import { ENDPOINTS } from '#shared/contract/endpoints.ts';
import { mount, type App } from '#server/http/mount.ts';
import { toOpenApi, type ApiDocument } from './openapi.ts';
import { renderReferencePage } from './reference-page.ts';

const getApiDocument = endpoint({
  method: 'GET',
  path: '/api/v1/openapi.json',
  summary: 'The description of this API, as OpenAPI 3.1',
  tag: 'This description',
  access: 'public',
  output: z.looseObject({ openapi: z.string(), info: z.looseObject({}), paths: z.looseObject({}) }),
});

const DOCUMENTED = [...ENDPOINTS, getApiDocument];
const STYLESHEET = join(import.meta.dirname, 'reference.css');
const FONT = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const ONE_DAY_SECONDS = 86_400;

/** Serves the API's description to programs and, as a page, to people. */
export function mountApiDocument(app: App): void {
  const stylesheet = readFileSync(STYLESHEET, 'utf8');
  const font = readFileSync(createRequire(import.meta.url).resolve(FONT));
  let document: ApiDocument | undefined;
  let page: ReturnType<typeof renderReferencePage> | undefined;

  mount(app, getApiDocument, () => Promise.resolve((document ??= toOpenApi(DOCUMENTED))));
  app.get('/api/docs', (http) => http.html((page ??= renderReferencePage(DOCUMENTED))));
  app.get('/api/docs/reference.css', (http) =>
    http.body(stylesheet, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get('/api/docs/inter.woff2', (http) =>
    http.body(font, 200, {
      'Content-Type': 'font/woff2',
      'Cache-Control': `public, max-age=${ONE_DAY_SECONDS}`,
    }),
  );
}
