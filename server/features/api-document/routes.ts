import { readFileSync } from 'node:fs';
import { ENDPOINTS } from '#shared/contract/endpoints.ts';
import { mount, type App } from '#server/http/mount.ts';
import { createSharedResponses } from '#server/caching/shared-responses.ts';
import { programFile } from '#server/program-files.ts';
import { getApiDocument } from './get-api-document.ts';

const DOCUMENTED_ENDPOINTS = [...ENDPOINTS, getApiDocument];
const ONE_DAY_SECONDS = 86_400;

/** Mounts the API document for programs, and the API reference for people. */
export function mountApiDocument(app: App): void {
  const send = createSharedResponses();
  let font: Buffer<ArrayBuffer> | undefined;

  mount(app, getApiDocument, ({ http }) =>
    send(http, {
      key: getApiDocument.path,
      type: 'application/json',
      async make() {
        const { toOpenApi } = await import('./openapi.ts');
        return JSON.stringify(toOpenApi(DOCUMENTED_ENDPOINTS));
      },
    }),
  );
  app.get('/api/docs', (http) =>
    send(http, {
      key: '/api/docs',
      type: 'text/html; charset=utf-8',
      async make() {
        const { renderReferencePage } = await import('./reference-page.ts');
        return String(await renderReferencePage(DOCUMENTED_ENDPOINTS));
      },
    }),
  );
  app.get('/api/docs/reference.css', (http) =>
    send(http, {
      key: '/api/docs/reference.css',
      type: 'text/css; charset=utf-8',
      make: () => readFileSync(programFile('reference.css'), 'utf8'),
    }),
  );
  app.get('/api/docs/inter.woff2', (http) =>
    http.body((font ??= readFileSync(programFile('inter.woff2'))), 200, {
      'Content-Type': 'font/woff2',
      'Cache-Control': `public, max-age=${ONE_DAY_SECONDS}`,
    }),
  );
}
