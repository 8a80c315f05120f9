import type { TransactionType } from '#shared/categories.ts';
import type { Repeat } from '#shared/quick-add/types.ts';
import { paths } from '#shared/paths.ts';

type Saved = { type: TransactionType; id: string; repeat: Repeat };

/** The address at which a saved transaction is made recurring, as often as its line says. */
export function repeatingPath({ type, id, repeat: { unit, every } }: Saved): string {
  return `${paths.recurring}?${new URLSearchParams({ [type]: id, unit, every: String(every) })}`;
}
