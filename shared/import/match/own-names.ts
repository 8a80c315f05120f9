import type { TransactionType } from '../../categories.ts';
import type { FileRow } from './file-rows.ts';
import { fold } from './fold.ts';
import type { Model, NamedRow } from './learn.ts';
import { addTo } from './lists.ts';
import { majority, type Learned } from './majority.ts';

/** How many rows of a payee must have become one name before rows with other texts get it. */
const MIN_VOTES = 2;

/** The names that a payee got: by the whole folded text of a row, and whatever the text is. */
type OwnNames = { byFolded: ReadonlyMap<string, string>; usual: string | undefined };

/** Finds the name that the person gives the payee of each of some rows, or the name in the file. */
export function ownNames(model: Model, rows: readonly FileRow[]): (row: FileRow) => string {
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
 * What most of the last rows with exactly the same text became, or at least two of the last with the same name in their
 * text. What was typed before, such as 'Lunch with Ana', is the name of one row only, so it takes two as well.
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
