import type { TransactionType } from '../../categories.ts';
import { addTo } from '../../lists.ts';
import type { FileRow } from './file-rows.ts';
import { fold } from './fold.ts';
import type { Model, NamedRow } from './learn.ts';
import { majority, type Learned } from './majority.ts';

/** The number of rows of a payee that must have got a name before rows with other texts get it. */
const MIN_VOTES = 2;

/** The names that the person gave a payee: by the whole folded text of a row, and for any text. */
type OwnNames = { byFolded: ReadonlyMap<string, string>; usual: string | undefined };

/** Returns a function that finds the person's name for the payee of a row, or else the name in the file. */
export function ownNameFinder(model: Model, rows: readonly FileRow[]): (row: FileRow) => string {
  const texts = new Set(rows.map(({ folded }) => folded));
  const found = { expense: new Map<string, OwnNames>(), income: new Map<string, OwnNames>() };
  const find = (type: TransactionType, line: string): OwnNames => {
    const key = model.toKey(line);
    const known = key === '' ? [] : (model.named[type].get(key) ?? []);
    const names = found[type].get(key) ?? toOwnNames(known, texts);
    found[type].set(key, names);
    return names;
  };
  return ({ type, text, folded, name }) => {
    const byText = find(type, text);
    return byText.byFolded.get(folded) ?? byText.usual ?? find(type, name).usual ?? name;
  };
}

/**
 * Finds the names that most of the last rows with the same text got, and as `usual` the name that most of the last rows
 * of the payee got, at least two of them. A name that was typed before the import, such as 'Lunch with Ana', may be for
 * one meal only, so it counts only for `usual`.
 */
function toOwnNames(rows: readonly NamedRow[], texts: ReadonlySet<string>): OwnNames {
  const all: Learned[] = [];
  const groups = new Map<string, Learned[]>();
  for (const { text, outcome, transaction } of rows) {
    all.push(transaction);
    const folded = outcome === 'added' ? fold(text) : undefined;
    if (folded !== undefined && texts.has(folded)) addTo(groups, folded, transaction);
  }
  const toName = ({ description }: Learned) => description;
  const names = [...groups].flatMap(([folded, group]): [string, string][] => {
    const name = majority(group, 1, toName);
    return name === undefined ? [] : [[folded, name]];
  });
  return { byFolded: new Map(names), usual: majority(all, MIN_VOTES, toName) };
}
