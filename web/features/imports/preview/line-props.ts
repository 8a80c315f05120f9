import type { PreviewRow } from '#shared/import/match/types.ts';
import type { Decision } from './decisions.ts';
import type { RowTexts } from './row-texts.ts';
import type { RowActions } from './use-decisions.ts';

/** The properties of a row. Each stays the same until the row changes, so that other rows are not drawn again. */
export type LineProps = {
  row: PreviewRow;
  /** The name of its account, if there are several. */
  account: string | undefined;
  index: number;
  decision: Decision;
  /** For how many other rows of the payee the chosen category is offered. */
  others: number;
  /** Whether it is stored and can no longer be changed. */
  isLocked: boolean;
  /** Whether its details show. */
  isOpen: boolean;
  onToggle: (index: number) => void;
  actions: RowActions;
  texts: RowTexts;
};
