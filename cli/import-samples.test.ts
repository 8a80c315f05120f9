import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { summariseFile } from '#shared/import/summarise-file.ts';
import { summariseError } from '#shared/import/summary.ts';
import { ImportError, type ReadOptions } from '#shared/import/types.ts';

const folder = join(import.meta.dirname, '../shared/import/samples');
const EXPECTED = '.expected.json';
/** The folder with files like those of users. One list describes the content of all of them. */
const FIELD_FOLDER = 'field';

type Expected = { options?: Partial<ReadOptions>; questions?: (string | { code: string })[] } & Record<
  string,
  unknown
>;

const formats = readdirSync(folder).filter((name) => name !== FIELD_FOLDER);
/** Every file of the other folders, with the file of its expected content, which was written by hand. */
const samples = formats.flatMap((format) => {
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
  it.each(samples)('$sample is read as $expected says', async ({ sample, expected }) => {
    const { options, questions, ...figures } = JSON.parse(
      readFileSync(join(folder, expected), 'utf8'),
    ) as Expected;
    const summary = await read(sample, { currency: 'EUR', language: 'en', ...options });
    expect(summary).toMatchObject({ ...figures, ...('file' in figures && { file: summary.file }) });
    const codes = questions?.map((question) => (typeof question === 'string' ? question : question.code));
    if (codes) expect(summary.questions.map(({ code }) => code)).toEqual(codes);
  });
});

/** The number and the sums of the records of a file, or the question that the import asks about it. */
type FieldExpectation = { currency: string } & (
  { asks: string } | { records: number; debits: string; credits: string; asks?: undefined }
);

const fieldExpectations = JSON.parse(
  readFileSync(join(folder, FIELD_FOLDER, 'expected.json'), 'utf8'),
) as Record<string, FieldExpectation>;

describe('files like those of users', () => {
  it.each(Object.entries(fieldExpectations))(
    '%s is read as its owner would read it',
    async (name, expected) => {
      const { currency } = expected;
      const summary = await read(`${FIELD_FOLDER}/${name}`, {
        currency,
        language: 'en',
        today: '2026-11-27',
      });
      if (expected.asks !== undefined) {
        expect(summary.questions.map(({ code }) => code)).toContain(expected.asks);
        return;
      }
      const { records, debits, credits } = summary;
      expect({ records, debits: Number(debits), credits: Number(credits) }).toEqual({
        records: expected.records,
        debits: Number(expected.debits),
        credits: Number(expected.credits),
      });
    },
  );

  it('has an expectation for every file of the folder', () => {
    const names = readdirSync(join(folder, FIELD_FOLDER)).filter((name) => !name.endsWith('.json'));
    expect(names.toSorted()).toEqual(Object.keys(fieldExpectations).toSorted());
  });
});
