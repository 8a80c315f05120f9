import { describe, expect, it } from 'vitest';
import type { FileCurrency } from '#shared/import/types.ts';
import { renderPart } from '#web/ui/testing/render-part.tsx';
import { FileList } from './file-list.tsx';
import { newFile, type FileReading } from './import-file.ts';

const NO_ACTION = { onRemove: () => undefined, onRetry: () => undefined, onAnswer: () => undefined };

/** Renders the row of a file for a user with amounts in euros. */
async function renderRow(fileCurrency: FileCurrency | undefined, currency?: string): Promise<string> {
  const reading: FileReading = {
    format: 'csv',
    statements: [],
    questions: [],
    warnings: [],
    leftOut: { transfers: 0, pending: 0, zero: 0, balances: 0, otherCurrency: 0 },
    otherCurrencies: [],
    sample: null,
    ...(fileCurrency && { fileCurrency }),
  };
  const file = { ...newFile('f', new File([], 'f.csv')), reading, isRepeated: true, isReading: false };
  const answers = currency === undefined ? {} : { currency };
  return await renderPart(<FileList files={[{ ...file, answers }]} {...NO_ACTION} />);
}

/** The label of the checked choice. */
const readChosen = (html: string) =>
  /<input[^>]*checked=""[^>]*>.*?<span[^>]*><span[^>]*>([^<]*)/.exec(html)?.[1];

describe('a file in another currency', () => {
  it.each(['text', 'account'] as const)(
    'is asked about if its %s shows the currency, and is left out by default',
    async (from) => {
      const html = await renderRow({ code: 'GBP', from });
      expect(html).toContain('This file is in GBP, and your Saldo account is in EUR.');
      expect(html).toContain('The amounts are in EUR');
      expect(readChosen(html)).toBe('Leave these transactions out');
    },
  );

  it('keeps the question after an answer, also if the answer was another currency', async () => {
    const file = { code: 'GBP', from: 'text' } as const;
    expect(readChosen(await renderRow(file, 'EUR'))).toBe('The amounts are in EUR');
    expect(readChosen(await renderRow(file, 'USD'))).toBe('Leave these transactions out');
  });
});

it.each([undefined, { code: 'EUR', from: 'text' } as const])(
  'asks nothing about a file in %o',
  async (currency) => {
    expect(await renderRow(currency)).not.toContain('radio');
  },
);
