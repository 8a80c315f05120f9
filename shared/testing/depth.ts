import { describe, inject, test } from 'vitest';

/** Whether tests of details run too. */
export const hasEveryTest = inject('hasEveryTest');

type Test = (title: string, run: () => Promise<void>) => void;

/** Defines a test of a detail, which runs under `npm run test:deep`, and under `npm test` with the name of its file. */
export const testInDepth: Test = hasEveryTest ? test : () => undefined;

/** Defines a group of tests of details. */
export function describeInDepth(title: string, tests: () => void): void {
  if (hasEveryTest) describe(title, tests);
}

/** Returns all cases of a test if tests of details run, and otherwise the first one. */
export function inDepth<Case>(cases: readonly Case[]): readonly Case[] {
  return hasEveryTest ? cases : cases.slice(0, 1);
}
