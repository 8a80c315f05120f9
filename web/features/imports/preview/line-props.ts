import type { PreviewRow } from '#shared/import/match/types.ts';
import type { Decision } from './decisions.ts';
import type { RowTexts } from './row-texts.ts';
import type { RowActions } from './use-decisions.ts';

/** What a row of the preview needs; each stays the same until the row changes. */
export type LineProps = {
  row: PreviewRow;
  /** The name of its account, where the files have several. */
  account: string | undefined;
  index: number;
  decision: Decision;
  /** How many other rows of the payee the chosen category is offered for. */
  others: number;
  /** Whether it is stored already and can no longer be changed. */
  isLocked: boolean;
  actions: RowActions;
  texts: RowTexts;
};
