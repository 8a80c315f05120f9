import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { inject } from 'vitest';

/** Starts a browser for one test file, so that a crash in one area leaves the others alone. Close it after. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(inject('browser').launchOptions);
}
