import { describe, inject, test } from 'vitest';

/** Whether tests of details run too. */
export const hasEveryTest = inject('hasEveryTest');

type Test = (title: string, run: () => Promise<void>) => void;

/** A test of a detail: `npm run test:deep` runs it, and `npm test` with the name of its file. */
export const testInDepth: Test = hasEveryTest ? test : () => undefined;

/** A group of such tests. */
export function describeInDepth(title: string, tests: () => void): void {
  if (hasEveryTest) describe(title, tests);
}

/** The cases of a test: all of them where `testInDepth` runs, otherwise the first one. */
export function inDepth<Case>(cases: readonly Case[]): readonly Case[] {
  return hasEveryTest ? cases : cases.slice(0, 1);
}
