import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { City, Coordinates } from '#shared/contract/location.ts';
import { ROOT } from '#server/program-files.ts';
import { MAX_CITY_DISTANCE_KM } from '#shared/limits.ts';

type Row = [name: string, country: string, longitude: number, latitude: number];

/** Made by `scripts/build-city-table.ts` before the start. */
const TABLE = join(ROOT, 'dist/cities.json');

export type CityFinder = (coordinates: Coordinates) => Promise<City | undefined>;

/**
 * Finds the city nearest to coordinates, within `MAX_CITY_DISTANCE_KM`. The table of cities is read from the disk
 * at first use, so that no coordinates leave the machine.
 */
export function createCityFinder(): CityFinder {
  let loading: Promise<{ rows: Row[]; index: KDBush }> | undefined;

  return async ({ latitude, longitude }) => {
    loading ??= load();
    const { rows, index } = await loading.catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    const [nearest] = around(index, longitude, latitude, 1, MAX_CITY_DISTANCE_KM);
    const row = nearest === undefined ? undefined : rows[nearest];
    return row && { city: row[0], country: row[1] };
  };
}

async function load(): Promise<{ rows: Row[]; index: KDBush }> {
  const rows = JSON.parse(await readFile(TABLE, 'utf8')) as Row[];
  const index = new KDBush(rows.length);
  for (const [, , longitude, latitude] of rows) index.add(longitude, latitude);
  return { rows, index: index.finish() };
}
