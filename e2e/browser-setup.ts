import type { TestProject } from 'vitest/node';
import { findBrowser } from './find-browser.ts';
import type { FoundBrowser } from './find-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browser: FoundBrowser;
  }
}

/** Finds the browser once for all test files, and says which one they run in. */
export async function setup(project: TestProject): Promise<void> {
  const found = await findBrowser();
  console.log(`Browser tests run in ${found.name}`);
  project.provide('browser', found);
}
