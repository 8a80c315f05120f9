import type { Source } from '#shared/contract/sources.ts';
import type { Answers } from '#shared/import/types.ts';
import type { ImportFile } from '../files/import-file.ts';
import { listFileCategories, fromStoredMaps, toStoredMap, type CategoryMap } from '../categories/mapping.ts';
import { toStored, withCurrency } from '../questions/answers.ts';
import type { FileAccount } from '../sources/accounts.ts';
import type { SourceChoices } from '../sources/drafts.ts';
import type { SavePlan } from './plan.ts';

type Options = {
  accounts: readonly FileAccount[];
  files: readonly Pick<ImportFile, 'id' | 'answers'>[];
  choices: SourceChoices;
  /** The user's categories for those of other applications. */
  map: CategoryMap;
  known: readonly Source[];
};

/** Plans new sources, and changes of known ones: the account, the header of its files, or answers. */
export function planSources({
  accounts,
  files,
  choices,
  map,
  known,
}: Options): Pick<SavePlan, 'newSources' | 'changedSources'> {
  const plan: Pick<SavePlan, 'newSources' | 'changedSources'> = { newSources: [], changedSources: [] };
  const byId = Map.groupBy(accounts, ({ key }) => choices.chosen[key] ?? '');
  for (const [id, accountsOfSource] of byId) {
    const last = accountsOfSource.at(-1);
    if (last === undefined) continue;
    const source = known.find((each) => each.id === id);
    const learned = {
      accountHash: accountsOfSource.find(({ hash }) => hash !== null)?.hash ?? null,
      accountEnd: accountsOfSource.find(({ end }) => end !== null)?.end ?? null,
      shape: accountsOfSource.findLast(({ shape }) => shape !== null)?.shape ?? null,
      answers: {
        // A file that is not a table keeps the stored answers about tables.
        ...(last.shape === null ? tableAnswers(source) : {}),
        ...toStored(answersFor(last, accountsOfSource, files)),
        ...categoriesFor(accountsOfSource, map, source),
      },
    };
    const draft = choices.drafts.find((each) => each.id === id);
    if (draft !== undefined) {
      plan.newSources.push({ id, name: draft.name.trim(), kind: draft.kind, ...learned });
      continue;
    }
    if (source !== undefined) {
      const body = findChanges(source, learned);
      if (Object.keys(body).length > 0) plan.changedSources.push({ id, body });
    }
  }
  return plan;
}

/** The answers of the last file, without the currency if the files have no transactions. */
function answersFor(last: FileAccount, all: readonly FileAccount[], files: Options['files']): Answers {
  const answers = files.find(({ id }) => id === last.fileId)?.answers ?? {};
  const hasMovements = all.some(({ statements }) => statements.some(({ movements }) => movements.length > 0));
  return hasMovements ? answers : withCurrency(answers, undefined);
}

/** The stored answers without the currency, which the last file decides in any format. */
function tableAnswers(source: Source | undefined): Source['answers'] {
  const { currency: _, ...others } = source?.answers ?? {};
  return others;
}

/** The categories to store with a source: those it has, and those that its files name now. */
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

type Learned = Pick<Source, 'accountHash' | 'accountEnd' | 'shape' | 'answers'>;

function findChanges(source: Source, learned: Learned): Partial<Learned> {
  const changes: Partial<Learned> = {};
  // The user may choose a source for another account. It keeps its own number.
  if (source.accountHash === null && learned.accountHash !== null) {
    changes.accountHash = learned.accountHash;
    changes.accountEnd = learned.accountEnd;
  }
  if (learned.shape !== null && learned.shape !== source.shape) changes.shape = learned.shape;
  const hasNewAnswers = JSON.stringify(learned.answers) !== JSON.stringify(source.answers);
  if (hasNewAnswers && (learned.shape !== null || Object.keys(learned.answers).length > 0))
    changes.answers = learned.answers;
  return changes;
}
