import type { PreviewRow } from '#shared/import/match/types.ts';
import type { Decision } from './decisions.ts';
import type { RowTexts } from './row-texts.ts';
import type { RowActions } from './use-decisions.ts';

/** The properties of a row. Each stays the same until the row changes, so that other rows are not drawn again. */
export type LineProps = {
  row: PreviewRow;
  /** The name of the row's account; undefined if there is only one account. */
  account: string | undefined;
  index: number;
  decision: Decision;
  /** The number of other rows of the payee for which the chosen category is offered. */
  others: number;
  /** The row is stored and can no longer be changed. */
  isLocked: boolean;
  /** The details show. */
  isOpen: boolean;
  onToggle: (index: number) => void;
  actions: RowActions;
  texts: RowTexts;
};
