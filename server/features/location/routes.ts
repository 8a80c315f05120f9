import {
  declineLocation,
  findNearestCity,
  removeLocation,
  saveLocation,
  type City,
  type Coordinates,
  type Location,
} from '#shared/contract/location.ts';
import type { Profile } from '#shared/contract/profile.ts';
import type { Database } from '#server/database/connect.ts';
import { AppError, fieldError } from '#server/errors/app-error.ts';
import { mount, type App } from '#server/http/mount.ts';
import { createCityFinder } from './cities.ts';
import { updateLocation } from './queries.ts';

export function mountLocation(
  app: App,
  options: {
    database: Database;
    now: () => number;
    readProfile: (userId: string) => Promise<Profile>;
    /** Called once a changed location is stored. */
    onChange: (userId: string) => void;
  },
): void {
  const { database, now, readProfile, onChange } = options;
  const findCity = createCityFinder();

  mount(app, findNearestCity, ({ body }) => requireCity(body));
  mount(app, saveLocation, async ({ caller, body }) => {
    const city = await toCity(body);
    return await save(caller.userId, { ...city, location_declined: 0 });
  });
  mount(app, removeLocation, ({ caller }) =>
    save(caller.userId, { city: null, country: null, location_declined: 1 }),
  );
  mount(app, declineLocation, ({ caller }) => save(caller.userId, { location_declined: 1 }));

  async function save(
    userId: string,
    location: Omit<Parameters<typeof updateLocation>[2], 'updated_at'>,
  ): Promise<Profile> {
    await database.write((trx) => updateLocation(trx, userId, { ...location, updated_at: now() }));
    onChange(userId);
    return await readProfile(userId);
  }

  async function toCity({ city, country, latitude, longitude }: Location): Promise<City> {
    if (city !== undefined && country !== undefined) return { city, country };
    if (city !== undefined) throw fieldError('country', 'required');
    if (country !== undefined) throw fieldError('city', 'required');
    if (latitude === undefined) throw fieldError('latitude', 'required');
    if (longitude === undefined) throw fieldError('longitude', 'required');
    return await requireCity({ latitude, longitude });
  }

  async function requireCity(coordinates: Coordinates): Promise<City> {
    const city = await findCity(coordinates);
    if (city === undefined) throw new AppError('cityNotFound');
    return city;
  }
}
