import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { looksLikeCamt, readCamt } from '#shared/import/formats/camt.ts';
import { looksLikeMt940, readMt940 } from '#shared/import/formats/mt940.ts';
import { looksLikeNorma43, readNorma43 } from '#shared/import/formats/norma43.ts';
import { looksLikeOfx, readOfx } from '#shared/import/formats/ofx.ts';
import { looksLikeQif, readQif } from '#shared/import/formats/qif.ts';
import { summarise } from '#shared/testing/bank-files/summary.ts';
import type { ReadOptions } from '#shared/import/types.ts';

type Expected = Record<string, unknown> & { options?: ReadOptions; format: string };

const folder = join(import.meta.dirname, '../shared/import/samples');

const FORMATS = [
  ['ofx', readOfx, looksLikeOfx],
  ['qif', readQif, looksLikeQif],
  ['camt', readCamt, looksLikeCamt],
  ['mt940', readMt940, looksLikeMt940],
  ['norma43', readNorma43, looksLikeNorma43],
] as const;

describe.each(FORMATS)('the samples of %s', (format, read, looksLike) => {
  const files = readdirSync(join(folder, format)).filter((name) => !name.endsWith('.expected.json'));

  it.each(files)('%s is recognised and read right', (name) => {
    const text = decode(readFileSync(join(folder, format, name)));
    const { options, format: _format, ...expected } = readExpected(format, name);
    const recognised = FORMATS.filter(([, , looks]) => looks(text.slice(0, 4_000))).map(([each]) => each);
    expect(looksLike(text.slice(0, 4_000))).toBe(true);
    expect(recognised).toEqual([format]);
    expect(summarise(read, text, options ?? { currency: 'EUR', language: 'en' })).toMatchObject(expected);
  });
});

function readExpected(format: string, name: string): Expected {
  const path = join(folder, format, name.replace(/\.[^.]+$/, '.expected.json'));
  return JSON.parse(readFileSync(path, 'utf8')) as Expected;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
