import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ENDPOINTS } from '#shared/contract/endpoints.ts';
import { mount, type App } from '#server/http/mount.ts';
import { createPackedAnswers } from '#server/caching/packed-answers.ts';
import { getApiDocument } from './get-api-document.ts';
import { toOpenApi } from './openapi.ts';
import { renderReferencePage } from './reference-page.ts';

const DOCUMENTED = [...ENDPOINTS, getApiDocument];
const STYLESHEET = join(import.meta.dirname, 'reference.css');
const FONT = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const ONE_DAY_SECONDS = 86_400;

/** Serves the API's description to programs and, as a page, to people. */
export function mountApiDocument(app: App): void {
  const send = createPackedAnswers();
  const stylesheet = readFileSync(STYLESHEET, 'utf8');
  const font = readFileSync(createRequire(import.meta.url).resolve(FONT));

  mount(app, getApiDocument, ({ http }) =>
    send(http, {
      key: getApiDocument.path,
      type: 'application/json',
      make: () => JSON.stringify(toOpenApi(DOCUMENTED)),
    }),
  );
  app.get('/api/docs', (http) =>
    send(http, {
      key: '/api/docs',
      type: 'text/html; charset=utf-8',
      make: async () => String(await renderReferencePage(DOCUMENTED)),
    }),
  );
  app.get('/api/docs/reference.css', (http) =>
    send(http, { key: '/api/docs/reference.css', type: 'text/css; charset=utf-8', make: () => stylesheet }),
  );
  app.get('/api/docs/inter.woff2', (http) =>
    http.body(font, 200, {
      'Content-Type': 'font/woff2',
      'Cache-Control': `public, max-age=${ONE_DAY_SECONDS}`,
    }),
  );
}
