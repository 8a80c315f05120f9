import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_DESCRIPTION_LENGTH } from '#shared/limits.ts';
import { SearchBox } from '#web/ui/search-box.tsx';
import { FilterFields } from './filter-fields.tsx';
import { FilterMenu } from './filter-menu.tsx';
import { useCountText } from './history-summary.tsx';
import type { HistoryChanges, HistorySearch } from '#web/features/transactions/write/history-search.ts';
import { focusFirstRow } from './use-row-keys.ts';
import { TYPED_AMOUNT, useChips } from './use-chips.ts';

type Props = {
  search: HistorySearch;
  onChange: (changes: HistoryChanges) => void;
  /** The number of rows that the search finds; undefined while unknown. */
  found: number | undefined;
  periodField: ReactNode;
};

/** The search field of the history and the button that opens the filters. */
export function Toolbar({ search, onChange, found = 0, periodField }: Props) {
  const { t } = useTranslation();
  const countText = useCountText();
  // The amount in the search text is not set by a filter.
  const count = useChips(search).filter(({ key }) => key !== TYPED_AMOUNT).length;
  return (
    <search className="flex gap-10 no-print">
      <div className="grow shrink" onKeyDown={focusFirstRow}>
        <TextSearch search={search} onChange={onChange} />
      </div>
      <FilterMenu
        count={count}
        label={count > 0 ? t('history.filters.openSome', { number: count }) : t('history.filters.open')}
        doneLabel={t('history.filters.show', { transactions: countText(found) })}
      >
        <FilterFields search={search} onChange={onChange} periodField={periodField} />
      </FilterMenu>
    </search>
  );
}

function TextSearch({ search, onChange }: Pick<Props, 'search' | 'onChange'>) {
  const { t } = useTranslation();
  return (
    <SearchBox
      value={search.q}
      onChange={(q) => onChange({ q })}
      maxLength={MAX_DESCRIPTION_LENGTH}
      label={t('history.search.label')}
      help={t('history.search.help')}
      placeholder={t('history.search.placeholder')}
      clearLabel={t('history.search.clear')}
    />
  );
}
