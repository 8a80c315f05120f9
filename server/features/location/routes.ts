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
import type { Caller } from '#server/http/environment.ts';
import { mount, type App } from '#server/http/mount.ts';
import { createCityFinder, type CityFinder } from './cities.ts';
import { updateLocation } from './queries.ts';

type LocationOptions = {
  database: Database;
  now: () => number;
  readProfile: (userId: string) => Promise<Profile>;
  onChange: (userId: string) => void;
};

export function mountLocation(app: App, options: LocationOptions): void {
  const findCity = createCityFinder();

  mount(app, findNearestCity, ({ body }) => requireCity(findCity, body));
  mount(app, saveLocation, async ({ caller, body }) => {
    const city = await toCity(findCity, body);
    return await store(options, caller, { ...city, location_declined: 0 });
  });
  mount(app, removeLocation, ({ caller }) =>
    store(options, caller, { city: null, country: null, location_declined: 1 }),
  );
  mount(app, declineLocation, ({ caller }) => store(options, caller, { location_declined: 1 }));
}

async function store(
  { database, now, readProfile, onChange }: LocationOptions,
  { userId }: Caller,
  location: Omit<Parameters<typeof updateLocation>[2], 'updated_at'>,
): Promise<Profile> {
  await database.write((trx) => updateLocation(trx, userId, { ...location, updated_at: now() }));
  onChange(userId);
  return await readProfile(userId);
}

async function toCity(findCity: CityFinder, location: Location): Promise<City> {
  const { city, country, latitude, longitude } = location;
  if (city !== undefined && country !== undefined) return { city, country };
  if (city !== undefined) throw fieldError('country', 'required');
  if (country !== undefined) throw fieldError('city', 'required');
  if (latitude === undefined) throw fieldError('latitude', 'required');
  if (longitude === undefined) throw fieldError('longitude', 'required');
  return await requireCity(findCity, { latitude, longitude });
}

async function requireCity(findCity: CityFinder, coordinates: Coordinates): Promise<City> {
  const city = await findCity(coordinates);
  if (city === undefined) throw new AppError('cityNotFound');
  return city;
}
