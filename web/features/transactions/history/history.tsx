import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { SearchResults } from '#web/ui/search-results.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { csvAddress, useHistory, useHistoryTotals } from './api.ts';
import { FilterChips } from './filter-chips.tsx';
import { HistoryList } from './history-list.tsx';
import { NoTransactions, NothingFound } from './history-states.tsx';
import { HistorySummary } from './history-summary.tsx';
import { countFilters, toParameters, type HistoryChanges, type HistorySearch } from './search.ts';
import { Toolbar } from './toolbar.tsx';
import { useHistorySearch } from './use-history-search.ts';
import classes from './history.module.css';

export type PeriodField = {
  from: string | undefined;
  to: string | undefined;
  onChange: (range: Pick<HistoryChanges, 'from' | 'to'>) => void;
};

/** All transactions, to search, filter and select; another feature passes the field of the period. */
export function History({ renderPeriod }: { renderPeriod: (field: PeriodField) => ReactNode }) {
  const { t } = useTranslation();
  const { search, change, clear } = useHistorySearch();
  const totals = useHistoryTotals(search);
  const isFiltered = countFilters(search) > 0;
  const hasTransactions = isFiltered || totals.data?.count !== 0;
  const periodField = renderPeriod({ from: search.from, to: search.to, onChange: change });
  return (
    <div className={classes.history}>
      <PageHeader title={t('history.title')} subtitle={<HistorySummary totals={totals} />} />
      {hasTransactions && (
        <div className={classes.filters}>
          <Toolbar search={search} onChange={change} periodField={periodField} />
          <FilterChips search={search} onChange={change} onClear={clear} />
        </div>
      )}
      <Card>
        <Results search={search} total={totals.data?.count} isFiltered={isFiltered} onClear={clear} />
      </Card>
    </div>
  );
}

type ResultsProps = {
  search: HistorySearch;
  total: number | undefined;
  isFiltered: boolean;
  onClear: () => void;
};

function Results({ search, total, isFiltered, onClear }: ResultsProps) {
  const { t } = useTranslation();
  const found = useHistory(search);
  const { data, isPlaceholderData } = found;
  const items = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  const { fetchNextPage } = found;
  const loadMore = useMemo(() => () => void fetchNextPage(), [fetchNextPage]);

  if (data === undefined && found.isError) return <LoadFailed query={found} />;
  if (data === undefined) return <ListSkeleton rowHeight={65} picture="tile" />;
  if (items.length === 0 && !found.hasNextPage) {
    return isFiltered ? <NothingFound onClear={onClear} /> : <NoTransactions />;
  }
  return (
    <SearchResults query={found} outOfDate={t('history.outOfDate')}>
      <HistoryList
        key={toParameters(search).toString()}
        items={items}
        total={isPlaceholderData ? undefined : total}
        isByDay={search.sort === undefined || search.sort === 'oldest'}
        hasMore={found.hasNextPage && !isPlaceholderData}
        isLoadingMore={found.isFetchingNextPage}
        hasFailed={found.isFetchNextPageError}
        csvAddress={csvAddress(search)}
        onLoadMore={loadMore}
      />
    </SearchResults>
  );
}
