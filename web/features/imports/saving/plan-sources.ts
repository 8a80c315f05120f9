import type { Source } from '#shared/contract/sources.ts';
import type { Answers } from '#shared/import/types.ts';
import type { ImportFile } from '../files/import-file.ts';
import { categoriesOf, fromStoredMaps, toStoredMap, type CategoryMap } from '../categories/mapping.ts';
import { toStored, withCurrency } from '../questions/answers.ts';
import type { FileAccount } from '../sources/accounts.ts';
import type { SourceChoices } from '../sources/drafts.ts';
import type { SavePlan } from './plan.ts';

type Options = {
  accounts: readonly FileAccount[];
  files: readonly Pick<ImportFile, 'id' | 'answers'>[];
  choices: SourceChoices;
  /** What categories of other applications become. */
  map: CategoryMap;
  known: readonly Source[];
};

/** New sources, and known ones that have learnt something: the account, the form of its files, or answers. */
export function planSources({
  accounts,
  files,
  choices,
  map,
  known,
}: Options): Pick<SavePlan, 'newSources' | 'changedSources'> {
  const plan: Pick<SavePlan, 'newSources' | 'changedSources'> = { newSources: [], changedSources: [] };
  const byId = Map.groupBy(accounts, ({ key }) => choices.chosen[key] ?? '');
  for (const [id, own] of byId) {
    const last = own.at(-1);
    if (last === undefined) continue;
    const source = known.find((each) => each.id === id);
    const learnt = {
      accountHash: own.find(({ hash }) => hash !== null)?.hash ?? null,
      accountEnd: own.find(({ end }) => end !== null)?.end ?? null,
      shape: own.findLast(({ shape }) => shape !== null)?.shape ?? null,
      answers: {
        // What is kept of tables of the account stays after a file that is none.
        ...(last.shape === null ? answersOfTables(source) : {}),
        ...toStored(answersFor(last, own, files)),
        ...categoriesFor(own, map, source),
      },
    };
    const draft = choices.drafts.find((each) => each.id === id);
    if (draft !== undefined) {
      plan.newSources.push({ id, name: draft.name.trim(), kind: draft.kind, ...learnt });
      continue;
    }
    if (source !== undefined) {
      const body = changesOf(source, learnt);
      if (Object.keys(body).length > 0) plan.changedSources.push({ id, body });
    }
  }
  return plan;
}

/** The answers of the last file; the currency is only that of accounts with transactions in it. */
function answersFor(last: FileAccount, own: readonly FileAccount[], files: Options['files']): Answers {
  const answers = files.find(({ id }) => id === last.fileId)?.answers ?? {};
  const hasAny = own.some(({ statements }) => statements.some(({ movements }) => movements.length > 0));
  return hasAny ? answers : withCurrency(answers, undefined);
}

/** The answer about the currency is that of the last file, of whatever format. */
function answersOfTables(source: Source | undefined): Source['answers'] {
  const { currency: _, ...others } = source?.answers ?? {};
  return others;
}

/** What the categories of a source's files become: what it has kept, and what its files name now. */
function categoriesFor(
  accounts: readonly FileAccount[],
  map: CategoryMap,
  source: Source | undefined,
): Pick<Source['answers'], 'categories'> {
  const kept = source === undefined ? {} : fromStoredMaps([source]);
  const found = categoriesOf(accounts.flatMap(({ statements }) => statements)).map(({ key }) => key);
  const categories = toStoredMap({ ...kept, ...map }, new Set([...Object.keys(kept), ...found]));
  return categories.length > 0 ? { categories } : {};
}

type Learnt = Pick<Source, 'accountHash' | 'accountEnd' | 'shape' | 'answers'>;

function changesOf(source: Source, learnt: Learnt): Partial<Learnt> {
  const changes: Partial<Learnt> = {};
  // A source may be chosen for another account by hand; then it keeps its own.
  if (source.accountHash === null && learnt.accountHash !== null) {
    changes.accountHash = learnt.accountHash;
    changes.accountEnd = learnt.accountEnd;
  }
  if (learnt.shape !== null && learnt.shape !== source.shape) changes.shape = learnt.shape;
  const hasNew = JSON.stringify(learnt.answers) !== JSON.stringify(source.answers);
  if (hasNew && (learnt.shape !== null || Object.keys(learnt.answers).length > 0))
    changes.answers = learnt.answers;
  return changes;
}
