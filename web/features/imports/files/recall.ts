import type { Source } from '#shared/contract/sources.ts';
import type { Answers } from '#shared/import/types.ts';
import { fromStored } from '../questions/answers.ts';
import { findReader, recogniseSource, type FileAccount } from '../sources/accounts.ts';

type Marks = Pick<FileAccount, 'hash' | 'shape'>;

/** The answers that were given for an earlier file of this form or account, to somebody with amounts in `currency`. */
export function recallAnswers(marks: Marks, sources: readonly Source[], currency: string): Answers {
  const own = storedIn(recogniseSource(marks, sources));
  // Another account of the same bank may have another currency, and so may the person by now.
  const { currency: _, ...form } = storedIn(findReader(marks, sources));
  return {
    // Files that are no tables share only this answer: the others are about the form of a table.
    ...(marks.shape === null ? onlyBatch(own) : form),
    ...(own.currency === currency ? { currency } : {}),
  };
}

function storedIn(source: Source | undefined): Answers {
  return source === undefined ? {} : fromStored(source.answers);
}

function onlyBatch({ batch }: Answers): Answers {
  return batch === undefined ? {} : { batch };
}
