import type { TransactionType } from '../../categories.ts';
import type { FileRow } from './file-rows.ts';
import type { KnownTransaction } from './find-perhaps.ts';
import { fold } from './fold.ts';
import type { Model, Named } from './learn.ts';
import { addTo } from './lists.ts';
import { majority } from './majority.ts';

/** How many rows of a payee must have become one name before rows with other texts get it. */
const MIN_VOTES = 2;

/** The names that a payee got: by the whole folded text of a row, and whatever the text is. */
type OwnNames = { byFolded: ReadonlyMap<string, string>; usual: string | undefined };

/** Finds the name that the person gives the payee of a row, or the name in the file. */
export function ownNames(model: Model): (row: Pick<FileRow, 'type' | 'text' | 'folded' | 'name'>) => string {
  const found = { expense: new Map<string, OwnNames>(), income: new Map<string, OwnNames>() };
  const find = (type: TransactionType, line: string): OwnNames => {
    const key = model.toKey(line);
    const names = found[type].get(key) ?? toOwnNames(key === '' ? [] : (model.named[type].get(key) ?? []));
    found[type].set(key, names);
    return names;
  };
  return ({ type, text, folded, name }) => {
    const byText = find(type, text);
    return byText.byFolded.get(folded) ?? byText.usual ?? find(type, name).usual ?? name;
  };
}

/**
 * What most of the last rows with exactly the same text became, or at least two of the last with the same name in their
 * text. What was typed before, such as 'Lunch with Ana', is the name of one row only, so it takes two as well.
 */
function toOwnNames(rows: readonly Named[]): OwnNames {
  const groups = new Map<string, KnownTransaction[]>();
  for (const { text, transaction, isJoined } of rows) if (!isJoined) addTo(groups, fold(text), transaction);
  const toName = ({ description }: KnownTransaction) => description;
  const names = [...groups].flatMap(([folded, all]): [string, string][] => {
    const name = majority(all, 1, toName);
    return name === undefined ? [] : [[folded, name]];
  });
  const transactions = rows.map(({ transaction }) => transaction);
  return { byFolded: new Map(names), usual: majority(transactions, MIN_VOTES, toName) };
}
