import type { Source } from '#shared/contract/sources.ts';
import type { Answers } from '#shared/import/types.ts';
import { NO_FILES } from '#web/lib/accounts/no-files.ts';
import type { ImportFile } from '../files/import-file.ts';
import { listFileCategories, fromStoredMaps, toStoredMap, type CategoryMap } from '../categories/mapping.ts';
import { toStored, withCurrency } from '../questions/answers.ts';
import { findUsedDrafts, toStoredAnswers, type Settled } from '../settlements/answers.ts';
import type { FileAccount } from '../sources/accounts.ts';
import { findOpening } from '../sources/opening.ts';
import type { SourceChoices } from '../sources/drafts.ts';
import type { SavePlan } from './plan.ts';

type Options = {
  accounts: readonly FileAccount[];
  files: readonly Pick<ImportFile, 'id' | 'answers'>[];
  choices: SourceChoices;
  /** The user's category for each category of another application. */
  map: CategoryMap;
  /** The user's choices about settlements. */
  settled: Settled;
  known: readonly Source[];
  decimals: number;
};

/** Plans new sources, and changes of known sources: the account, the header of its files, or answers. */
export function planSources({
  accounts,
  files,
  choices,
  map,
  settled,
  known,
  decimals,
}: Options): Pick<SavePlan, 'newSources' | 'changedSources'> {
  const plan: Pick<SavePlan, 'newSources' | 'changedSources'> = { newSources: [], changedSources: [] };
  const byId = Map.groupBy(accounts, ({ key }) => choices.chosen[key] ?? '');
  for (const [id, accountsOfSource] of byId) {
    const last = accountsOfSource.at(-1);
    if (last === undefined) continue;
    const source = known.find((candidate) => candidate.id === id);
    const draft = choices.drafts.find((candidate) => candidate.id === id);
    // One that holds all accounts of an application is not recognised by the name of one.
    const marked =
      (draft ?? source)?.kind === 'app'
        ? accountsOfSource.filter(({ name }) => name === null)
        : accountsOfSource;
    const fields = {
      accountHash: marked.find(({ hash }) => hash !== null)?.hash ?? null,
      accountEnd: marked.find(({ end }) => end !== null)?.end ?? null,
      shape: accountsOfSource.findLast(({ shape }) => shape !== null)?.shape ?? null,
      answers: {
        // A file that is not a table keeps the stored answers about tables.
        ...(last.shape === null ? tableAnswers(source) : {}),
        ...toStored(answersFor(last, accountsOfSource, files)),
        ...categoriesFor(accountsOfSource, map, source),
        ...toStoredAnswers(settled, id, source),
      },
    };
    if (draft !== undefined) {
      const opening = findOpening(accountsOfSource, accounts, decimals);
      const start = opening === undefined ? {} : { opening };
      plan.newSources.push({ id, name: draft.name.trim(), kind: draft.kind, ...fields, ...start });
      continue;
    }
    if (source !== undefined) {
      const body = findChanges(source, fields);
      if (Object.keys(body).length > 0) plan.changedSources.push({ id, body });
    }
  }
  for (const { id, name, kind, proposedName, end } of findUsedDrafts(settled)) {
    const fields = { ...NO_FILES, accountEnd: end };
    plan.newSources.push({ id, name: name.trim() || proposedName, kind, ...fields });
  }
  return plan;
}

/** The answers of the last file, without the currency if the files have no transactions. */
function answersFor(last: FileAccount, all: readonly FileAccount[], files: Options['files']): Answers {
  const answers = files.find(({ id }) => id === last.fileId)?.answers ?? {};
  const hasMovements = all.some(({ statements }) => statements.some(({ movements }) => movements.length > 0));
  return hasMovements ? answers : withCurrency(answers, undefined);
}

/** Returns the stored answers without settlements, and without the currency, since the last file decides it. */
function tableAnswers(source: Source | undefined): Source['answers'] {
  const { currency: _, settlements: __, ...others } = source?.answers ?? {};
  return others;
}

/** The categories to store with a source: its stored categories, and the categories of its current files. */
function categoriesFor(
  accounts: readonly FileAccount[],
  map: CategoryMap,
  source: Source | undefined,
): Pick<Source['answers'], 'categories'> {
  const stored = source === undefined ? {} : fromStoredMaps([source]);
  const found = listFileCategories(accounts.flatMap(({ statements }) => statements)).map(({ key }) => key);
  const categories = toStoredMap({ ...stored, ...map }, new Set([...Object.keys(stored), ...found]));
  return categories.length > 0 ? { categories } : {};
}

type SourceFields = Pick<Source, 'accountHash' | 'accountEnd' | 'shape' | 'answers'>;

function findChanges(source: Source, fields: SourceFields): Partial<SourceFields> {
  const changes: Partial<SourceFields> = {};
  // The user may choose a source for another account; the source keeps its own number.
  if (source.accountHash === null && fields.accountHash !== null) {
    changes.accountHash = fields.accountHash;
    changes.accountEnd = fields.accountEnd;
  }
  if (fields.shape !== null && fields.shape !== source.shape) changes.shape = fields.shape;
  const hasNewAnswers = JSON.stringify(fields.answers) !== JSON.stringify(source.answers);
  if (hasNewAnswers && (fields.shape !== null || Object.keys(fields.answers).length > 0))
    changes.answers = fields.answers;
  return changes;
}
