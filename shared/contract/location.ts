import * as z from 'zod/mini';
import { MAX_PLACE_NAME_LENGTH } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';
import { Profile } from './profile.ts';

const Latitude = z.number().check(z.gte(-90), z.lte(90));
const Longitude = z.number().check(z.gte(-180), z.lte(180));
const PlaceName = line(MAX_PLACE_NAME_LENGTH);

/** A position in degrees. */
const Coordinates = z.strictObject({ latitude: Latitude, longitude: Longitude });
export type Coordinates = z.infer<typeof Coordinates>;

/** A city with its country, or coordinates. Coordinates are not stored, only the city nearest to them. */
const Location = z.strictObject({
  city: z.optional(PlaceName),
  country: z.optional(PlaceName),
  latitude: z.optional(Latitude),
  longitude: z.optional(Longitude),
});
export type Location = z.infer<typeof Location>;

/** The country as its ISO 3166 code. */
const City = z.strictObject({ city: z.string(), country: z.string() });
export type City = z.infer<typeof City>;

const common = { tag: 'Location', failure: 'locationSaveFailed' } as const;

export const findNearestCity = endpoint({
  method: 'POST',
  path: '/api/v1/me/location/nearest',
  isOpenInMaintenance: true,
  summary: 'Find the city nearest to coordinates. Nothing is stored',
  tag: 'Location',
  access: 'accepted',
  errors: ['cityNotFound'],
  body: Coordinates,
  output: City,
});

export const saveLocation = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/v1/me/location',
  summary: 'Save a city and country, or the city nearest to coordinates',
  access: 'accepted',
  errors: ['cityNotFound'],
  body: Location,
  output: Profile,
});

export const removeLocation = endpoint({
  ...common,
  method: 'DELETE',
  path: '/api/v1/me/location',
  summary: 'Remove city and country. Counts as declined',
  access: 'accepted',
  output: Profile,
});

export const declineLocation = endpoint({
  ...common,
  method: 'POST',
  path: '/api/v1/me/location/decline',
  summary: 'Stop asking for the location',
  access: 'user',
  output: Profile,
});
