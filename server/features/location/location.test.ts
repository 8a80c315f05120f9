import { readFile } from 'node:fs/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COUNTRIES } from '#shared/countries.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { runSql } from '#server/testing/run-sql.ts';

let app: TestApp;
let logged = '';
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (lines: string) => void (logged += lines) });
  app = await createTestApp({ log });
});
afterAll(() => app.close());

const ME = '/api/v1/me';
const LOCATION = `${ME}/location`;
const NEAREST = `${LOCATION}/nearest`;

const PLACES = [
  ['Madrid', 'ES', 40.4168, -3.7038],
  ['Sevilla', 'ES', 37.3891, -5.9845],
  ['Bogotá', 'CO', 4.711, -74.0721],
  ['Buenos Aires', 'AR', -34.6037, -58.3816],
  ['London', 'GB', 51.5072, -0.1276],
  ['Tokyo', 'JP', 35.68, 139.69],
  // The list has all capitals, even small ones.
  ['Vaduz', 'LI', 47.141, 9.5215],
  // Across the date line.
  ['Labasa', 'FJ', -17, -179.99],
] as const;

describe('the nearest city', () => {
  it.each(PLACES)('is found for coordinates in %s', async (city, country, latitude, longitude) => {
    const user = await app.signUp();
    expect((await user.post(NEAREST, { latitude, longitude })).body).toEqual({ city, country });
  });

  it('is returned but not stored', async () => {
    const user = await app.signUp();
    const before = (await user.get(ME)).body;
    await user.post(NEAREST, { latitude: 40.4168, longitude: -3.7038 });
    expect((await user.get(ME)).body).toEqual(before);
  });

  it.each([
    ['in the ocean', 0, -30],
    ['at the pole', 90, 0],
  ])('is not found %s, and nothing is saved', async (_, latitude, longitude) => {
    const user = await app.signUp();
    for (const response of [
      await user.post(NEAREST, { latitude, longitude }),
      await user.put(LOCATION, { latitude, longitude }),
    ]) {
      expect([response.status, response.body.error]).toEqual([422, 'There is no city near this location.']);
    }
    expect((await user.get(ME)).body).toMatchObject({ city: null, country: null });
  });
});

describe('saving the location', () => {
  it('stores the city nearest to the coordinates, and shows it in the profile', async () => {
    const user = await app.signUp();
    // Last seen is stored in the background, at most once a minute.
    await user.get(ME);
    await app.settled();
    app.clock.now += 1000;
    const response = await user.put(LOCATION, { latitude: 40.4168, longitude: -3.7038 });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      email: user.email,
      city: 'Madrid',
      country: 'ES',
      locationDeclined: false,
      updatedAt: new Date(app.clock.now).toISOString(),
    });
    expect((await user.get(ME)).body).toEqual(response.body);
  });

  it('stores a typed city and country without surrounding spaces', async () => {
    const user = await app.signUp();
    const { body } = await user.put(LOCATION, { city: '  San Lorenzo de El Escorial ', country: 'España' });
    expect(body).toMatchObject({ city: 'San Lorenzo de El Escorial', country: 'España' });
  });

  it.each([
    [{}, 'latitude', 'required'],
    [{ latitude: 1 }, 'longitude', 'required'],
    [{ longitude: 1 }, 'latitude', 'required'],
    [{ city: 'Madrid' }, 'country', 'required'],
    [{ country: 'ES' }, 'city', 'required'],
    [{ city: ' ', country: 'ES' }, 'city', 'required'],
    [{ city: 'x'.repeat(101), country: 'ES' }, 'city', 'textTooLong'],
    [{ city: 'a\nb', country: 'ES' }, 'city', 'textHasControlCharacters'],
    [{ latitude: 90.1, longitude: 0 }, 'latitude', 'invalid'],
    [{ latitude: -90.1, longitude: 0 }, 'latitude', 'invalid'],
    [{ latitude: 0, longitude: 180.1 }, 'longitude', 'invalid'],
    [{ latitude: 0, longitude: -180.1 }, 'longitude', 'invalid'],
    [{ latitude: '40', longitude: 0 }, 'latitude', 'invalid'],
    [{ city: 'Madrid', country: 'ES', accuracy: 3 }, 'accuracy', 'unknownField'],
  ])('refuses %j', async (body, field, code) => {
    const user = await app.signUp();
    const response = await user.put(LOCATION, body);
    expect([response.status, response.body.code]).toEqual([400, 'validationFailed']);
    expect(response.body.details).toMatchObject([{ field, code }]);
  });

  it('neither stores nor logs the coordinates', async () => {
    const user = await app.signUp();
    const latitude = 40.416_812_345;
    const longitude = -3.703_812_345;
    await user.post(NEAREST, { latitude, longitude });
    await user.put(LOCATION, { latitude, longitude });
    await user.put(LOCATION, { latitude, longitude: 987.654_321 });
    const tables = await app.database.identity.introspection.getTables();
    const stored: unknown[] = [];
    for (const { name } of tables) stored.push(...(await runSql(app.database, `select * from "${name}"`)));
    expect(logged).toContain(LOCATION);
    for (const text of [JSON.stringify(stored), logged]) expect(text).not.toMatch(/12345|987\.65/);
  });
});

describe('declining the location', () => {
  it('is stored in the profile', async () => {
    const user = await app.signUp();
    expect((await user.get(ME)).body.locationDeclined).toBe(false);
    expect((await user.post(`${LOCATION}/decline`)).body.locationDeclined).toBe(true);
    expect((await user.get(ME)).body).toMatchObject({ locationDeclined: true, city: null, country: null });
  });

  it('ends when a location is saved', async () => {
    const user = await app.signUp();
    await user.post(`${LOCATION}/decline`);
    const { body } = await user.put(LOCATION, { city: 'Madrid', country: 'ES' });
    expect(body).toMatchObject({ city: 'Madrid', locationDeclined: false });
  });

  it('happens when the location is removed', async () => {
    const user = await app.signUp();
    await user.put(LOCATION, { city: 'Madrid', country: 'ES' });
    const { body } = await user.delete(LOCATION);
    expect(body).toMatchObject({ city: null, country: null, locationDeclined: true });
  });
});

describe('the table of cities', () => {
  it('covers more than 200 countries, each with a known code', async () => {
    const file = new URL('../../../dist/cities.json', import.meta.url);
    const rows = JSON.parse(await readFile(file, 'utf8')) as [string, string, number, number][];
    expect(rows.length).toBeGreaterThan(20_000);
    const countries = new Set(rows.map(([, country]) => country));
    const unknown = [...countries].filter((country) => !COUNTRIES.includes(country));
    expect(unknown).toEqual([]);
    expect(countries.size).toBeGreaterThan(200);
  });
});
