import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/languages.ts';
import { PAGE_PATHS, pageFile } from '#shared/paths.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { closeServer } from '#server/http/listen.ts';

const FILE = '/assets/app-1a2b.js';
const PACKED = ['/api/v1/openapi.json', '/api/docs', '/api/docs/reference.css', '/'];
const ENCODINGS = ['br', 'gzip', 'identity'];

let app: TestApp;
let folder: string;
let server: Server;
let origin: string;
/** The chunks of bodies that the server has written to sockets. */
const sent: unknown[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saldo-packed-'));
  mkdirSync(join(folder, 'pages'));
  for (const path of PAGE_PATHS) {
    for (const language of LANGUAGES) {
      writeFileSync(join(folder, 'pages', pageFile(path, language)), `<html>${'page '.repeat(1_000)}`);
    }
  }
  mkdirSync(join(folder, 'web/assets'), { recursive: true });
  writeFileSync(join(folder, 'web', FILE), 'the app '.repeat(1_000));
  app = await createTestApp({ pagesRoot: join(folder, 'pages'), webRoot: join(folder, 'web') });
  const respond = getRequestListener(app.app.fetch);
  server = createServer((request, response) => {
    const end = response.end.bind(response) as (...rest: unknown[]) => typeof response;
    response.end = ((...rest: unknown[]) => {
      sent.push(rest[0]);
      return end(...rest);
    }) as typeof response.end;
    void respond(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await closeServer(server);
  await app.close();
  rmSync(folder, { recursive: true });
});

async function ask(path: string, headers: Record<string, string>) {
  sent.length = 0;
  const response = await fetch(origin + path, { headers });
  return { response, text: await response.text(), body: sent[0] };
}

describe.each(PACKED)('%s', (path) => {
  it.each(ENCODINGS)('sends the same buffer to all requests (%s)', async (encoding) => {
    const [one, other] = [
      await ask(path, { 'accept-encoding': encoding }),
      await ask(path, { 'accept-encoding': encoding }),
    ];
    expect(one.body).toBeInstanceOf(Buffer);
    expect(other.body).toBe(one.body);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
    const bytes = unpack[encoding as keyof typeof unpack](one.body as Buffer);
    expect(bytes.toString()).toBe(one.text);
    expect(one.response.headers.get('content-length')).toBe(String((one.body as Buffer).length));
  });

  it('is revalidated each time, and not sent again to a client with a current copy', async () => {
    const { response } = await ask(path, { 'accept-encoding': 'br' });
    const etag = response.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    const again = await ask(path, { 'accept-encoding': 'br', 'if-none-match': etag });
    expect([again.response.status, again.text]).toEqual([304, '']);
    const otherwise = await ask(path, { 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect(otherwise.response.status).toBe(200);
  });
});

describe('a file of the build', () => {
  it('sends the same buffer to all requests', async () => {
    const [one, other] = [await ask(FILE, {}), await ask(FILE, {})];
    expect(one.body).toBeInstanceOf(Buffer);
    expect(other.body).toBe(one.body);
  });
});
