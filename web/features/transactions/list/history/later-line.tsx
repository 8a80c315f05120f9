import type { Later } from '#shared/contract/later.ts';
import { paths } from '#shared/paths.ts';
import { LaterNote } from '#web/ui/later-note.tsx';
import classes from './history-summary.module.css';
import {
  changeSearch,
  toParameters,
  type HistorySearch,
} from '#web/features/transactions/write/history-search.ts';

type Props = {
  later: Later | undefined;
  search: HistorySearch;
  /** Hidden, like the totals, while rows are selected. */
  isHidden: boolean;
};

/** The note about transactions after today, with a link that shows only them in the same search. */
export function LaterLine({ later, search, isHidden }: Props) {
  if (later === undefined || later === null) return null;
  const parameters = toParameters(changeSearch(search, later.period));
  return (
    <div className={classes.later} data-hidden={isHidden || undefined}>
      <LaterNote later={later} to={`${paths.transactions}?${parameters.toString()}`} />
    </div>
  );
}
