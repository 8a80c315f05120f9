import type { Source } from '#shared/contract/sources.ts';
import { findAppName } from '#shared/import/statement-groups.ts';
import type { ImportFile } from './files/import-file.ts';
import { openQuestions } from './questions/answers.ts';
import { findReader, isByHeaderAlone, type FileAccount } from './sources/accounts.ts';
import { areAllKnown, type SourceChoices } from './sources/drafts.ts';

export const STEPS = ['files', 'sources', 'columns', 'preview', 'done'] as const;
export type Step = (typeof STEPS)[number];

export type StepState = {
  files: readonly ImportFile[];
  accounts: readonly FileAccount[];
  choices: SourceChoices;
  sources: readonly Source[];
  /** Whether files name a category that nobody has chosen one for. */
  hasOpenCategories: boolean;
};

/** The step after this one. Steps in which nothing is open are left out. */
export function nextStep(step: Step, state: StepState): Step {
  const following = STEPS[STEPS.indexOf(step) + 1] ?? 'done';
  return isNeeded(following, state) ? following : nextStep(following, state);
}

/** The step before this one that shows something. */
export function previousStep(step: Step, state: StepState): Step {
  if (step === 'preview') return state.files.some(canBeRead) ? 'columns' : 'sources';
  return step === 'columns' ? 'sources' : 'files';
}

function isNeeded(step: Step, state: StepState): boolean {
  const { files, accounts, choices, sources, hasOpenCategories } = state;
  if (step === 'sources')
    return !areAllKnown(choices) || accounts.some((account) => isByHeaderAlone(account, sources));
  if (step === 'columns')
    return hasOpenCategories || files.some((file) => needsLook(file, accounts, sources));
  return true;
}

/** Whether a person has to look at how a file is read: it asks, or nobody has seen a table of this form before. */
function needsLook(file: ImportFile, accounts: readonly FileAccount[], sources: readonly Source[]): boolean {
  const { reading, sample } = file;
  if (openQuestions(file).length > 0) return true;
  if (reading === undefined) return sample !== null;
  if (reading.sample === null || findAppName(reading.format, reading.sample) !== null) return false;
  const account = accounts.find(({ fileId }) => fileId === file.id);
  return account === undefined || findReader(account, sources) === undefined;
}

/** Whether there is something to choose about how a file is read. */
export function canBeRead({ asked, sample }: ImportFile): boolean {
  return asked.length > 0 || sample !== null;
}

/** Whether a question other than that of the columns, which stand there to be checked, has no answer. */
export function isUnanswered(file: ImportFile): boolean {
  return openQuestions(file).some(({ code }) => code !== 'columns');
}
