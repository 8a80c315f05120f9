// `npm run import:read -- FILE…` reads files of banks as the screen would, and saves nothing.
import { readFileSync, statSync } from 'node:fs';
import { today } from '#shared/calendar.ts';
import { summariseFile } from '#shared/import/summarise-file.ts';
import { summariseError, type FileSummary } from '#shared/import/summary.ts';
import { ImportError, MAX_FILE_BYTES, type ReadOptions } from '#shared/import/types.ts';
import { findLanguage, LANGUAGES } from '#shared/languages.ts';
import { isCurrency } from '#shared/is-currency.ts';
import { runCommand, usageError, type Call, type Outcome } from './run-command.ts';

const USAGE = `Usage: npm run import:read -- [--currency EUR] [--language ${LANGUAGES.join('|')}] FILE…

Reads files of banks and of other applications as the import would, saves nothing, and prints one line of JSON for each
file: its format, how many records the default answers would save with their exact sums and period, the records that
they leave out with their sums, whether the balances agree, the questions of the import, and anything strange. "debits"
is negative. docs/importing.md describes the formats. The exit code is 0 whatever the files contain.`;

const DEFAULT_CURRENCY = 'EUR';

await runCommand({ usage: USAGE, values: ['currency', 'language'], run });

async function run({ words: files, values }: Call): Promise<Outcome> {
  const currency = (values.get('currency') ?? DEFAULT_CURRENCY).toUpperCase();
  const language = values.has('language') ? findLanguage(values.get('language')) : 'en';
  if (!isCurrency(currency)) return usageError(`"${currency}" is not a currency.\n${USAGE}`);
  if (language === undefined) return usageError(`The languages are ${LANGUAGES.join(' and ')}.\n${USAGE}`);
  if (files.length === 0) return usageError(USAGE);
  const options = { currency, language, today: today('UTC', Date.now()) };
  const lines: string[] = [];
  for (const file of files) lines.push(JSON.stringify(await describe(file, options)));
  return { output: lines.join('\n'), code: 0 };
}

async function describe(file: string, options: ReadOptions): Promise<FileSummary> {
  const problem = findProblem(file);
  if (problem !== undefined) return toFailedSummary(file, options, problem);
  try {
    const bytes = readFileSync(file);
    return await summariseFile(file, bytes, options);
  } catch (error) {
    if (error instanceof ImportError) return summariseError(file, error, options.currency);
    return toFailedSummary(
      file,
      options,
      error instanceof Error && 'code' in error ? 'notReadable' : 'unexpected',
    );
  }
}

/** Returns a code if the path has no file that can be read. */
function findProblem(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return 'notFound';
  if (stats.isDirectory()) return 'folder';
  if (!stats.isFile()) return 'notReadable';
  return stats.size > MAX_FILE_BYTES ? 'tooLarge' : undefined;
}

function toFailedSummary(file: string, { currency }: ReadOptions, code: string): FileSummary {
  return { ...summariseError(file, new ImportError('damaged'), currency), error: { code, line: null } };
}
