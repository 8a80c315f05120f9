import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_PHOTO_BYTES } from '#shared/limits.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const PHOTO = '/api/v1/me/photo';

const bytes = (text: string) => new TextEncoder().encode(text);
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 0, 255);
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 7, 0, 200);
const WEBP = Uint8Array.of(...bytes('RIFF'), 9, 0, 0, 0, ...bytes('WEBPVP8 '), 1);

async function send(user: TestClient, content: Uint8Array, type = 'image/png') {
  return await user.send('PUT', PHOTO, content, { 'content-type': type });
}

async function fetchPhoto(user: TestClient, url: string) {
  const cookie = user.cookieHeader();
  const response = await app.app.request(url, { headers: { cookie } });
  return { headers: response.headers, content: new Uint8Array(await response.arrayBuffer()) };
}

describe('a photo', () => {
  it.each([
    ['image/png', PNG],
    ['image/jpeg', JPEG],
    ['image/webp', WEBP],
  ])('of type %s is stored unchanged and shown under photoURL', async (type, content) => {
    const user = await app.signUp();
    const response = await send(user, content, type);
    expect(response.status).toBe(200);
    const { headers, content: shown } = await fetchPhoto(user, response.body.photoURL);
    expect(shown).toEqual(content);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect((await user.get('/api/v1/me')).body.photoURL).toBe(response.body.photoURL);
  });

  it('is served with the type of its bytes, whatever the request claimed', async () => {
    const user = await app.signUp();
    const { body } = await send(user, JPEG, 'image/png');
    expect((await fetchPhoto(user, body.photoURL)).headers.get('content-type')).toBe('image/jpeg');
  });

  it.each([
    ['a drawing with scripts', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a page', bytes('<!doctype html><script>alert(1)</script>')],
    ['a page that mentions PNG', bytes('\u0089PNG\r\n<script>alert(1)</script>')],
    ['another RIFF file', Uint8Array.of(...bytes('RIFF'), 9, 0, 0, 0, ...bytes('WAVEfmt '))],
    ['a GIF', bytes('GIF89a')],
    ['nothing', new Uint8Array()],
    ['one byte', Uint8Array.of(0x89)],
  ])('cannot be %s', async (_, content) => {
    const user = await app.signUp();
    for (const type of ['image/png', 'image/jpeg', 'image/webp']) {
      const response = await send(user, content, type);
      expect([response.status, response.body.code]).toEqual([415, 'photoTypeRefused']);
    }
    expect((await user.get('/api/v1/me')).body.photoURL).toBeNull();
  });

  it.each(['image/svg+xml', 'text/html', 'application/json', 'multipart/form-data', ''])(
    'cannot be sent as %j',
    async (type) => {
      const user = await app.signUp();
      const response = await send(user, PNG, type);
      expect([response.status, response.body.code]).toEqual([415, 'photoTypeRefused']);
    },
  );

  it('may have 512 kB and not one byte more', async () => {
    const user = await app.signUp();
    const largest = new Uint8Array(MAX_PHOTO_BYTES);
    largest.set(PNG);
    const { body } = await send(user, largest);
    expect((await fetchPhoto(user, body.photoURL)).content.length).toBe(MAX_PHOTO_BYTES);
    const tooLarge = new Uint8Array(MAX_PHOTO_BYTES + 1);
    tooLarge.set(PNG);
    const refused = await send(user, tooLarge);
    expect([refused.status, refused.body.code]).toEqual([413, 'bodyTooLarge']);
    expect((await user.get('/api/v1/me')).body.photoURL).toBe(body.photoURL);
  });

  it('has its own address, so its owner’s browser may cache it for good', async () => {
    const [ana, luis] = [await app.signUp(), await app.signUp()];
    const first = (await send(ana, PNG)).body.photoURL;
    const second = (await send(ana, JPEG)).body.photoURL;
    const another = (await send(luis, PNG)).body.photoURL;
    expect(new Set([first, second, another]).size).toBe(3);
    expect((await send(ana, PNG)).body.photoURL).toBe(first);

    const { headers } = await fetchPhoto(ana, first);
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(headers.get('vary')).toMatch(/cookie/i);
    for (const url of [second, PHOTO]) {
      expect((await fetchPhoto(ana, url)).headers.get('cache-control')).toBe('no-store');
    }
  });

  it('is closed to other users, even by its address', async () => {
    const [ana, luis] = [await app.signUp(), await app.signUp()];
    const { photoURL } = (await send(ana, PNG)).body;
    const response = await luis.get(photoURL);
    expect([response.status, response.body.code]).toEqual([404, 'photoNotFound']);
    expect((await app.visitor().get(photoURL)).status).toBe(401);
  });

  it('can be removed, even if there is none', async () => {
    const user = await app.signUp();
    await send(user, PNG);
    for (let times = 0; times < 2; times++) {
      const response = await user.delete(PHOTO);
      expect([response.status, response.body.photoURL]).toEqual([200, null]);
      expect((await user.get(PHOTO)).status).toBe(404);
    }
  });
});
