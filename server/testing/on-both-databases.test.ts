import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ON_BOTH_DATABASES } from './on-both-databases.ts';

it('the list of files for both databases names each file once, and only files that exist', () => {
  expect(ON_BOTH_DATABASES.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(ON_BOTH_DATABASES).size).toBe(ON_BOTH_DATABASES.length);
});

it('the list of files for both databases names no file that runs on one database only', () => {
  expect(ON_BOTH_DATABASES.filter((file) => /\.(files|instances|deadline)\./.test(file))).toEqual([]);
});
