import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ON_BOTH_DATABASES } from './on-both-databases.ts';

it('names each file that runs on both databases once, and only files that are there', () => {
  expect(ON_BOTH_DATABASES.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(ON_BOTH_DATABASES).size).toBe(ON_BOTH_DATABASES.length);
});

it('names no file that runs on one database only', () => {
  expect(ON_BOTH_DATABASES.filter((file) => /\.(files|instances|deadline)\./.test(file))).toEqual([]);
});
