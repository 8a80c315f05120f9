import type { Source } from '#shared/contract/sources.ts';
import { findAppName } from '#shared/import/statement-groups.ts';
import type { ImportFile } from './files/import-file.ts';
import { findOpenQuestions } from './questions/answers.ts';
import { findTableSource, isKnownUnsurely, type FileAccount } from './sources/accounts.ts';
import { areAllKnown, type SourceChoices } from './sources/drafts.ts';

export const STEPS = ['files', 'sources', 'columns', 'preview', 'done'] as const;
export type Step = (typeof STEPS)[number];

export type StepState = {
  files: readonly ImportFile[];
  accounts: readonly FileAccount[];
  choices: SourceChoices;
  sources: readonly Source[];
  /** The user has not chosen a category for each category of the files. */
  hasOpenCategories: boolean;
};

/** Returns the next step that has something to ask. */
export function nextStep(step: Step, state: StepState): Step {
  const following = STEPS[STEPS.indexOf(step) + 1] ?? 'done';
  return isNeeded(following, state) ? following : nextStep(following, state);
}

/** Returns the step before. Skips the columns if there is nothing to choose. */
export function previousStep(step: Step, state: StepState): Step {
  if (step === 'preview') return state.files.some(hasReadingChoices) ? 'columns' : 'sources';
  return step === 'columns' ? 'sources' : 'files';
}

function isNeeded(step: Step, state: StepState): boolean {
  const { files, accounts, choices, sources, hasOpenCategories } = state;
  if (step === 'sources')
    return !areAllKnown(choices) || accounts.some((account) => isKnownUnsurely(account, sources));
  if (step === 'columns')
    return hasOpenCategories || files.some((file) => needsCheck(file, accounts, sources));
  return true;
}

/** Whether the user has to check how a file is read: it has open questions, or a table with a new header. */
function needsCheck(file: ImportFile, accounts: readonly FileAccount[], sources: readonly Source[]): boolean {
  const { reading, sample } = file;
  if (findOpenQuestions(file).length > 0) return true;
  if (reading === undefined) return sample !== null;
  if (reading.sample === null || findAppName(reading.format, reading.sample) !== null) return false;
  const account = accounts.find(({ fileId }) => fileId === file.id);
  return account === undefined || findTableSource(account, sources) === undefined;
}

/** Whether the user can choose how a file is read. */
export function hasReadingChoices({ asked, sample }: ImportFile): boolean {
  return asked.length > 0 || sample !== null;
}

/** Whether a file has an unanswered question. Continuing confirms the columns, so these do not count. */
export function isUnanswered(file: ImportFile): boolean {
  return findOpenQuestions(file).some(({ code }) => code !== 'columns');
}
