import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listFavourites } from '#shared/contract/quick-add.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { toMinorUnits } from '#shared/money.ts';
import { call } from '#web/lib/api/call.ts';
import { amountText } from '#web/lib/format/amount-text.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import type { Entry } from './choices.ts';
import chips from '#web/ui/chip.module.css';
import classes from './quick-add.module.css';

type Favourite = OutputOf<typeof listFavourites>['items'][number];

const favouritesQuery = queryOptions({
  queryKey: ['quick-add', 'favourites'],
  meta: { refetchOn: ['records'] },
  queryFn: ({ signal }) => call(listFavourites, {}, { signal }),
});

type Props = { onPick: (line: string, chosen: Partial<Entry>) => void };

/** The transactions that the user adds most often; a click puts one into the line. */
export function Favourites({ onPick }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery(favouritesQuery);
  if (data === undefined || data.items.length === 0) return null;
  function pick({ type, description, amount, category }: Favourite): void {
    const minor = toMinorUnits(amount, format.decimals);
    const line = `${description} ${amountText(format.currency, format.locale).toText(amount)}`;
    const amountMinor = minor.ok ? minor.minorUnits : null;
    // Chosen explicitly, since the description may contain a number, a day or a tag.
    const chosen = {
      kind: type,
      description,
      amountMinor,
      categoryId: category,
      repeat: undefined,
      tags: [],
      account: null,
    };
    onPick(line, { ...chosen, day: format.today() });
  }
  return (
    <div role="group" aria-labelledby="favourites">
      <p className={`dim text-14 weight-500 ${classes.title}`} id="favourites">
        {t('quickAdd.favourites')}
      </p>
      <div className="flex wrap gap-8">
        {data.items.map((favourite) => (
          <button
            key={[favourite.type, favourite.description, favourite.amount, favourite.category].join('\n')}
            type="button"
            className={`${chips.chip} ${classes.favourite}`}
            onClick={() => pick(favourite)}
          >
            <CategoryIcon category={favourite.category} size="sm" />
            <span className="shrink ellipsis">{favourite.description}</span>
            <span className="rigid dim text-14 numbers">{format.amount(favourite.amount)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
