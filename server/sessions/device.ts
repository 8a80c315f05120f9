import bowser from 'bowser';

/** Returns the names of browser and system in a user agent; null if unknown. */
export function toDevice(userAgent: string | null): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}
