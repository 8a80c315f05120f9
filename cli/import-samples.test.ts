import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { summariseFile } from '#shared/import/summarise-file.ts';
import { summariseError } from '#shared/import/summary.ts';
import { ImportError, type ReadOptions } from '#shared/import/types.ts';

const folder = join(import.meta.dirname, '../shared/import/samples');
const EXPECTED = '.expected.json';

type Expected = { options?: Partial<ReadOptions>; questions?: (string | { code: string })[] } & Record<
  string,
  unknown
>;

/** Every file of the folders with what it holds, which was worked out by hand. */
const samples = readdirSync(folder).flatMap((format) => {
  const names = readdirSync(join(folder, format));
  return names
    .filter((name) => !name.endsWith(EXPECTED))
    .map((name) => ({
      sample: `${format}/${name}`,
      expected: `${format}/${name.replace(/\.[^.]+$/, EXPECTED)}`,
    }));
});

async function read(sample: string, options: ReadOptions) {
  try {
    return await summariseFile(sample, readFileSync(join(folder, sample)), options);
  } catch (error) {
    if (error instanceof ImportError) return summariseError(sample, error, options.currency);
    throw error;
  }
}

describe('samples of files', () => {
  it.each(samples)('$sample holds what its neighbour says', async ({ sample, expected }) => {
    const { options, questions, ...figures } = JSON.parse(
      readFileSync(join(folder, expected), 'utf8'),
    ) as Expected;
    const summary = await read(sample, { currency: 'EUR', language: 'en', ...options });
    expect(summary).toMatchObject({ ...figures, ...('file' in figures && { file: summary.file }) });
    const codes = questions?.map((question) => (typeof question === 'string' ? question : question.code));
    if (codes) expect(summary.questions.map(({ code }) => code)).toEqual(codes);
  });
});
