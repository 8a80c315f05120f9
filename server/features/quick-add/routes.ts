import { addDays, today } from '#shared/calendar.ts';
import { listFavourites, quickAdd } from '#shared/contract/quick-add.ts';
import { FAVOURITE_DAYS, FAVOURITES } from '#shared/limits.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { mount, type App } from '#server/http/mount.ts';
import { findFavourites, type FavouritesOptions } from './favourites.ts';
import type { QuickAddOptions } from './quick-add.ts';

export function mountQuickAdd(app: App, options: QuickAddOptions & FavouritesOptions): void {
  const { now } = options;

  mount(app, quickAdd, async ({ caller, body }) => {
    // Loaded at first use, since the reader of lines is large.
    const { addQuickly } = await import('./quick-add.ts');
    return await addQuickly(options, caller, body);
  });

  mount(app, listFavourites, async ({ caller }) => {
    const to = today(caller.timeZone, now());
    const range = { from: addDays(to, 1 - FAVOURITE_DAYS), to };
    const rows = await findFavourites(options, caller, { range, limit: FAVOURITES });
    const decimals = currencyDecimals(caller.currency);
    return {
      items: rows.map(({ type, description, amount_minor, category, count }) => ({
        type,
        description,
        amount: toMajorUnits(amount_minor, decimals),
        category,
        count,
      })),
    };
  });
}
