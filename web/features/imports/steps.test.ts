import { describe, expect, it } from 'vitest';
import type { Source } from '#shared/contract/sources.ts';
import type { Question } from '#shared/import/types.ts';
import { newFile, type FileReading, type ImportFile } from './files/import-file.ts';
import { mergeQuestions, withAnswer } from './questions/answers.ts';
import type { FileAccount } from './sources/accounts.ts';
import { isUnanswered, nextStep, previousStep, type StepState } from './steps.ts';

const QUESTION: Question = {
  code: 'dateOrder',
  about: '04/05/2026',
  choices: [{ value: 'dmy', example: '4 May' }],
};
const TABLE = { app: null, header: ['Day'], rows: [], roles: ['date' as const], shape: 'day' };

function fileWith(reading: Partial<FileReading>, fields: Partial<ImportFile> = {}): ImportFile {
  const fullReading: FileReading = {
    format: 'csv',
    statements: [],
    questions: [],
    warnings: [],
    leftOut: { transfers: 0, pending: 0, zero: 0, balances: 0, otherCurrency: 0 },
    otherCurrencies: [],
    sample: null,
    ...reading,
  };
  return {
    ...newFile('f', new File([], 'f.csv')),
    isReading: false,
    reading: fullReading,
    sample: fullReading.sample,
    asked: fullReading.questions,
    ...fields,
  };
}

const account: FileAccount = {
  key: 'f/0',
  fileId: 'f',
  fileName: 'f.csv',
  format: 'csv',
  statements: [],
  app: null,
  name: null,
  hash: null,
  end: null,
  shape: 'form',
};
const byNumber: FileAccount = { ...account, hash: 'h' };
const source = { id: 's', accountHash: null, shape: 'form' } as Source;

function state(file: ImportFile, fields: Partial<StepState> = {}): StepState {
  return {
    files: [file],
    accounts: [account],
    choices: { drafts: [], chosen: {} },
    sources: [source],
    hasOpenCategories: false,
    ...fields,
  };
}

describe('the steps', () => {
  it('skip the source and the columns of a file with a known account', () => {
    const known = { accounts: [byNumber], sources: [{ ...source, accountHash: 'h' }] };
    expect(nextStep('files', state(fileWith({ sample: TABLE }), known))).toBe('preview');
  });

  it('show the source of a file that is recognised only by its header, except the file of an application', () => {
    const alone = state(fileWith({ sample: TABLE }));
    expect(nextStep('files', alone)).toBe('sources');
    expect(nextStep('sources', alone)).toBe('preview');
    const accounts = [{ ...account, app: 'YNAB' }];
    expect(nextStep('files', state(fileWith({ sample: TABLE }), { accounts }))).toBe('preview');
  });

  it('ask for a new source, and for the columns of a new header', () => {
    const isNew = {
      choices: { drafts: [{ id: 'd', name: '', kind: 'bank' as const }], chosen: {} },
      sources: [],
    };
    const table = state(fileWith({ sample: TABLE }), isNew);
    expect(nextStep('files', table)).toBe('sources');
    expect(nextStep('sources', table)).toBe('columns');
    expect(nextStep('columns', table)).toBe('preview');
    expect(nextStep('sources', state(fileWith({}), isNew))).toBe('preview');
  });

  it('show the open questions of a known file until they are answered', () => {
    const asking = fileWith({ questions: [QUESTION], sample: TABLE });
    expect(nextStep('sources', state(asking))).toBe('columns');
    expect(isUnanswered(asking)).toBe(true);
    const answered = { ...asking, answers: withAnswer({}, { dateOrder: 'dmy' }) };
    expect(isUnanswered(answered)).toBe(false);
    expect(nextStep('sources', state(answered))).toBe('preview');
  });

  it('show the columns of a table in which nothing was found, but not of an export with known columns', () => {
    const unread = fileWith({}, { reading: undefined, sample: TABLE });
    expect(nextStep('sources', state(unread))).toBe('columns');
    const exported = fileWith({ sample: { ...TABLE, app: 'YNAB' } });
    expect(nextStep('files', state(exported, { sources: [] }))).toBe('preview');
    const accounts = [{ ...account, app: 'YNAB' }];
    expect(nextStep('files', state(exported, { accounts, hasOpenCategories: true }))).toBe('columns');
  });

  it('go back to the step before', () => {
    const table = state(fileWith({ sample: TABLE }));
    expect(previousStep('preview', table)).toBe('columns');
    expect(previousStep('preview', state(fileWith({})))).toBe('sources');
    expect(previousStep('columns', table)).toBe('sources');
    expect(previousStep('sources', table)).toBe('files');
  });
});

describe('questions', () => {
  it('stay after they are answered, so that the answer can be changed', () => {
    expect(mergeQuestions([QUESTION], [], { dateOrder: 'mdy' })).toEqual([QUESTION]);
    expect(mergeQuestions([QUESTION], [], {})).toEqual([]);
    expect(mergeQuestions([QUESTION], [QUESTION], { dateOrder: 'mdy' })).toEqual([QUESTION]);
  });

  it('lose their answers when the columns change, but not the encoding and the currency', () => {
    const kept = { encoding: 'utf-8', currency: 'GBP' };
    const before = { ...kept, dateOrder: 'dmy' } as const;
    expect(withAnswer(before, { columns: ['date'] })).toEqual({ columns: ['date'], ...kept });
    expect(withAnswer(before, { sign: 'asIs' })).toEqual({ ...before, sign: 'asIs' });
  });
});
