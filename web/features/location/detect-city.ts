import { findNearestCity, type City } from '#shared/contract/location.ts';
import { call } from '#web/lib/api/call.ts';

const TIMEOUT_MS = 10_000;
/** A position of this age is good enough, because only the city matters. */
const MAX_AGE_MS = 10 * 60_000;

/** Asks the browser for the position and the server for the city there. Rejects if either fails. */
export async function detectCity(): Promise<City> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: TIMEOUT_MS,
      maximumAge: MAX_AGE_MS,
    });
  });
  const { latitude, longitude } = coords;
  return await call(findNearestCity, { body: { latitude, longitude } });
}

/** Whether the person has allowed the detection before, so that the browser will not ask. */
export async function mayDetectWithoutAsking(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}
