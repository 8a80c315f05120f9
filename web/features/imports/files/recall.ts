import type { Source } from '#shared/contract/sources.ts';
import type { Answers } from '#shared/import/types.ts';
import { fromStored } from '../questions/answers.ts';
import { findTableSource, recogniseSource, type FileAccount } from '../sources/accounts.ts';

type Marks = Pick<FileAccount, 'hash' | 'shape'>;

/** Returns the stored answers of an earlier file with this header or account. `currency` is the user's currency. */
export function recallAnswers(marks: Marks, sources: readonly Source[], currency: string): Answers {
  const accountAnswers = readAnswers(recogniseSource(marks, sources));
  // Another account of the bank may have another currency, and the user's currency may have changed meanwhile.
  const { currency: _, ...tableAnswers } = readAnswers(findTableSource(marks, sources));
  return {
    // Only the answer about batches applies to files that are not tables.
    ...(marks.shape === null ? onlyBatch(accountAnswers) : tableAnswers),
    ...(accountAnswers.currency === currency ? { currency } : {}),
  };
}

function readAnswers(source: Source | undefined): Answers {
  return source === undefined ? {} : fromStored(source.answers);
}

function onlyBatch({ batch }: Answers): Answers {
  return batch === undefined ? {} : { batch };
}
