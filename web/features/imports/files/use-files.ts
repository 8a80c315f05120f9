import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { listSources } from '#shared/contract/sources.ts';
import type { Answers } from '#shared/import/types.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { confirmColumns, mergeQuestions } from '../questions/answers.ts';
import { listAccounts } from '../sources/accounts.ts';
import type { Outputs } from '../worker/protocol.ts';
import { askWorker, endWorker, WorkerError } from '../worker/worker-client.ts';
import { newFile, type ImportFile } from './import-file.ts';
import { recallAnswers } from './recall.ts';
import { isRepeated } from './same-content.ts';

export type KnownSources = OutputOf<typeof listSources>;

type Change =
  | { kind: 'added'; files: readonly ImportFile[] }
  | { kind: 'removed'; id: string }
  | { kind: 'cleared' }
  | { kind: 'confirmed' }
  | { kind: 'changed'; id: string; fields: Partial<ImportFile> };

function reduce(files: readonly ImportFile[], change: Change): readonly ImportFile[] {
  if (change.kind === 'added') return [...files, ...change.files];
  if (change.kind === 'cleared') return [];
  if (change.kind === 'confirmed') return files.map(confirmColumns);
  if (change.kind === 'removed') return files.filter(({ id }) => id !== change.id);
  return files.map((file) => (file.id === change.id ? { ...file, ...change.fields } : file));
}

/** The chosen files. Each is read when it is added, and again when an answer changes. */
export function useFiles(knownSources: KnownSources) {
  const [files, dispatch] = useReducer(reduce, []);
  const read = useReader(knownSources);
  useEffect(() => endWorker, []);

  const latest = useRef(files);
  latest.current = files;

  const readAndUpdate = useCallback(
    async (file: ImportFile, answers: Answers, recallsAnswers: boolean) => {
      dispatch({ kind: 'changed', id: file.id, fields: { isReading: true, answers } });
      const result = await read(file, answers, recallsAnswers);
      if (result !== undefined)
        dispatch({ kind: 'changed', id: file.id, fields: { ...result, isReading: false } });
    },
    [read],
  );
  const readNew = useCallback(
    (added: readonly ImportFile[], earlier: readonly ImportFile[]) => {
      const readUnlessRepeated = async (file: ImportFile, index: number) => {
        const isCopy = await isRepeated(file.content, [...earlier, ...added.slice(0, index)]);
        dispatch({ kind: 'changed', id: file.id, fields: { isRepeated: isCopy, isReading: !isCopy } });
        if (!isCopy) await readAndUpdate(file, {}, true);
      };
      for (const [index, file] of added.entries()) void readUnlessRepeated(file, index);
    },
    [readAndUpdate],
  );
  const add = useCallback(
    (contents: readonly File[]) => {
      const added = contents.map((content) => newFile(uuidv7(), content));
      dispatch({ kind: 'added', files: added });
      readNew(added, latest.current);
    },
    [readNew],
  );
  const answer = useCallback(
    (file: ImportFile, answers: Answers) => void readAndUpdate(file, answers, false),
    [readAndUpdate],
  );
  const retry = useCallback(
    (file: ImportFile) => void readAndUpdate(file, file.answers, true),
    [readAndUpdate],
  );
  const remove = useCallback(
    (id: string) => {
      dispatch({ kind: 'removed', id });
      const remaining = latest.current.filter((file) => file.id !== id);
      // A repeated file may now be the first with its content.
      for (const [index, file] of remaining.entries())
        if (file.isRepeated) readNew([file], remaining.slice(0, index));
    },
    [readNew],
  );
  const clear = useCallback(() => dispatch({ kind: 'cleared' }), []);
  const confirm = useCallback(() => dispatch({ kind: 'confirmed' }), []);
  return { files, add, answer, retry, remove, clear, confirmColumns: confirm };
}

export type Files = ReturnType<typeof useFiles>;

type Result = Pick<ImportFile, 'answers' | 'asked' | 'reading' | 'error' | 'sample'>;

/** Returns a function that reads a file with answers. Its result is undefined if the file was read again meanwhile. */
function useReader(knownSources: KnownSources) {
  const { i18n } = useTranslation();
  const { currency, locale, today } = useFormat();
  const latestReadings = useRef(new Map<string, number>());
  return useCallback(
    async (file: ImportFile, newAnswers: Answers, recallsAnswers: boolean): Promise<Result | undefined> => {
      const readingNumber = (latestReadings.current.get(file.id) ?? 0) + 1;
      latestReadings.current.set(file.id, readingNumber);
      const isOutdated = () => latestReadings.current.get(file.id) !== readingNumber;
      const readWith = async (answers: Answers) =>
        await readContent(file.content, {
          currency,
          language: i18n.language,
          locale,
          today: today(),
          keepsTransfers: true,
          answers,
        });
      let answers = newAnswers;
      let result = await readWith(answers);
      const recalled = recallsAnswers ? recall(file, result, knownSources, currency) : {};
      if (Object.keys(recalled).length > 0 && !isOutdated()) {
        answers = { ...recalled, ...newAnswers };
        result = await readWith(answers);
      }
      if (isOutdated()) return undefined;
      const questions = result.reading?.questions ?? [];
      return { ...result, answers, asked: mergeQuestions(file.asked, questions, answers) };
    },
    [currency, locale, today, i18n.language, knownSources],
  );
}

async function readContent(
  content: File,
  options: Parameters<typeof askWorker<'read'>>[1]['options'],
): Promise<Outputs['read']> {
  try {
    return await askWorker('read', { content, options });
  } catch (error) {
    const hasTimedOut = error instanceof WorkerError && error.reason === 'timedOut';
    return {
      reading: undefined,
      error: { code: hasTimedOut ? 'timedOut' : 'damaged', line: null },
      sample: null,
    };
  }
}

/** Recalls the answers of an earlier file with this header or account. */
function recall(
  file: ImportFile,
  { reading }: Outputs['read'],
  knownSources: KnownSources,
  currency: string,
): Answers {
  const [account] = reading === undefined ? [] : listAccounts({ ...file, reading }, knownSources.accountKey);
  return account === undefined ? {} : recallAnswers(account, knownSources.items, currency);
}
