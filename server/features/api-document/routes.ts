import type { App } from '#server/http/mount.ts';

export function mountApiDocument(app: App): void {
  app.get('/api/v1/openapi.json', (http) => http.json({}));
}
