import { Menu } from '@mantine/core';
import { IconDownload, IconFileImport, IconRestore } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { readTypedSearch, toExactSearch } from '#shared/typed-search.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Card } from '#web/ui/card.tsx';
import { SearchResults } from '#web/ui/search-results.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import {
  csvAddress,
  useHistory,
  useHistoryTotals,
  type Totals,
} from '#web/features/transactions/write/history-api.ts';
import { countFound } from './counts.ts';
import { FilterChips } from './filter-chips.tsx';
import { HistoryList } from './history-list.tsx';
import { NoTransactions, NothingFound } from './history-states.tsx';
import { FoundCount } from './history-summary.tsx';
import {
  countFilters,
  toParameters,
  type HistoryChanges,
  type HistorySearch,
} from '#web/features/transactions/write/history-search.ts';
import { Toolbar } from './toolbar.tsx';
import { TransfersNote } from './transfers-note.tsx';
import { useHistorySearch } from './use-history-search.ts';
import { useSpelling, type SpelledSearch } from './use-spelling.ts';
import { MENU_ICON, MoreMenu } from '../rows/more-menu.tsx';
import type { SelectMode } from '../rows/use-select-mode.ts';
import classes from './history.module.css';

export type PeriodField = {
  from: string | undefined;
  to: string | undefined;
  onChange: (range: Pick<HistoryChanges, 'from' | 'to'>) => void;
};

/** The screen of all transactions, to search, filter and select. The page passes in the field of the period. */
export function History({ renderPeriod }: { renderPeriod: (field: PeriodField) => ReactNode }) {
  const { t } = useTranslation();
  const { search, change, clear } = useHistorySearch();
  const spelled = useSpelling(search);
  const totals = useHistoryTotals(spelled.search);
  const found = totals.data && countFound(totals.data, search);
  const isFiltered = countFilters(search) > 0;
  const hasTransactions = isFiltered || totals.data?.count !== 0;
  const periodField = renderPeriod({ from: search.from, to: search.to, onChange: change });
  const [isSelectMode, turn] = useState(false);
  return (
    <div className={classes.history}>
      <PageHeader
        title={t('history.title')}
        actions={
          <>
            <FoundCount totals={totals} search={spelled.search} />
            <HistoryMenu search={spelled.search} onSelect={() => turn(true)} />
          </>
        }
      />
      {hasTransactions && (
        <div className={`stack gap-12 ${classes.filters}`}>
          <Toolbar search={search} onChange={change} periodField={periodField} found={found} />
          <FilterChips search={search} onChange={change} onClear={clear} />
          <TransfersNote account={search.account} />
          {spelled.words !== undefined && (
            <SpellingNote typed={search.q ?? ''} shown={spelled.words} onChange={change} />
          )}
        </div>
      )}
      <Card>
        <Results
          spelled={spelled}
          totals={totals.isPlaceholderData ? undefined : totals.data}
          mode={{ isOn: isSelectMode, turn }}
          isFiltered={isFiltered}
          onClear={clear}
        />
      </Card>
    </div>
  );
}

type MenuProps = { search: HistorySearch; onSelect: () => void };

/** The menu of the history with less frequent actions. */
function HistoryMenu({ search, onSelect }: MenuProps) {
  const { t } = useTranslation();
  const download = <IconDownload {...MENU_ICON} />;
  return (
    <MoreMenu onSelect={onSelect}>
      <Menu.Item component="a" href={csvAddress(search)} download leftSection={download}>
        {t('history.csv')}
      </Menu.Item>
      <Menu.Item component={Link} to={paths.import} leftSection={<IconFileImport {...MENU_ICON} />}>
        {t('history.import')}
      </Menu.Item>
      <Menu.Item component={Link} to={paths.deletedTransactions} leftSection={<IconRestore {...MENU_ICON} />}>
        {t('history.deleted')}
      </Menu.Item>
    </MoreMenu>
  );
}

type SpellingProps = { typed: string; shown: string; onChange: (changes: HistoryChanges) => void };

/** Says that the list shows a similar spelling, and offers to search for exactly the typed words. */
function SpellingNote({ typed, shown, onChange }: SpellingProps) {
  const { t } = useTranslation();
  const { decimals } = useFormat();
  const search = readTypedSearch(typed, decimals);
  return (
    <div className={`row wrap break-anywhere ${classes.note}`}>
      <p role="status">{t('history.spelling.near', { typed: search.words, shown })}</p>
      <button
        type="button"
        className={`touchable accent weight-600 break-anywhere no-print ${classes.exact}`}
        onClick={() => onChange({ q: toExactSearch(search) })}
      >
        {t('history.spelling.exact', { typed: search.words })}
      </button>
    </div>
  );
}

type ResultsProps = {
  spelled: SpelledSearch;
  totals: Totals | undefined;
  mode: SelectMode;
  isFiltered: boolean;
  onClear: () => void;
};

function Results({ spelled, totals, mode, isFiltered, onClear }: ResultsProps) {
  const { t } = useTranslation();
  const { search } = spelled;
  const found = useHistory(search);
  const { data, isPlaceholderData } = found;
  const items = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  const groups = useMemo(() => data?.pages.flatMap((page) => page.groups) ?? [], [data]);
  const { fetchNextPage } = found;
  const loadMore = useMemo(() => () => void fetchNextPage(), [fetchNextPage]);

  if (data === undefined && found.isError) return <LoadFailed query={found} />;
  // The results of another spelling have not come yet.
  const isAwaited = isPlaceholderData && items.length === 0;
  if (data === undefined || spelled.isPending || isAwaited)
    return <ListSkeleton rowHeight={45} picture="tile" />;
  if (items.length === 0 && !found.hasNextPage) {
    return isFiltered ? <NothingFound onClear={onClear} /> : <NoTransactions />;
  }
  return (
    <SearchResults query={found} outOfDate={t('history.outOfDate')}>
      <HistoryList
        key={toParameters(search).toString()}
        search={search}
        items={items}
        groups={groups}
        totals={isPlaceholderData ? undefined : totals}
        mode={mode}
        paging={{
          hasMore: found.hasNextPage,
          isLoadingMore: found.isFetchingNextPage || isPlaceholderData,
          hasFailed: found.isFetchNextPageError,
          onLoadMore: loadMore,
        }}
      />
    </SearchResults>
  );
}
