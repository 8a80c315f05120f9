import { Button } from '@mantine/core';
import { IconSearchOff, IconTrash } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DELETED_KEPT_DAYS, MAX_DESCRIPTION_LENGTH } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import { useSearchParams } from '#web/lib/navigation/hooks.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { SearchResults } from '#web/ui/search-results.tsx';
import type { SelectMode } from '../rows/use-select-mode.ts';
import { useDeleted } from './api.ts';
import { BinMenu } from './bin-actions.tsx';
import { BinList } from './bin-list.tsx';
import { useBinDialogs, type BinDialogs } from './use-bin-dialogs.tsx';
import classes from './bin.module.css';

/** The rest of the bin, which no search finds. */
type Others = {
  isEmpty: boolean;
  /** Restores and erases the others one by one. */
  section: ReactNode;
  eraseAll: () => Promise<unknown>;
};

/** The screen of recently deleted transactions, to search, restore and erase. */
export function Bin({ others }: { others: Others }) {
  const { t } = useTranslation();
  const { q, setQ } = useSearchText();
  const found = useDeleted(q);
  const dialogs = useBinDialogs(others.eraseAll);
  const [isOn, turn] = useState(false);
  const total = found.data?.pages[0]?.total ?? undefined;
  const isEmpty = total === 0;
  const menu = (
    <BinMenu
      hasTransactions={!isEmpty}
      isSearching={q !== undefined}
      onSelect={() => turn(true)}
      onRestore={() => void dialogs.restore({ found: { q, except: [] }, count: total ?? 0 })}
      onErase={() => dialogs.askToErase('all')}
    />
  );
  return (
    <div className={classes.bin}>
      <PageHeader
        title={t('deletedTransactions.title')}
        subtitle={t('deletedTransactions.text', { days: DELETED_KEPT_DAYS })}
        actions={(!isEmpty || (q === undefined && !others.isEmpty)) && menu}
      />
      {(q !== undefined || !isEmpty) && <TextSearch q={q} onChange={setQ} />}
      {(q !== undefined || !isEmpty || others.isEmpty) && (
        <Card>
          <Results q={q} found={found} mode={{ isOn, turn }} dialogs={dialogs} />
        </Card>
      )}
      {q === undefined && others.section}
      {dialogs.dialog}
    </div>
  );
}

/** The search text in the address. */
function useSearchText() {
  const [parameters, setParameters] = useSearchParams();
  const q = parameters.get('q')?.slice(0, MAX_DESCRIPTION_LENGTH).trim() || undefined;
  const setQ = (text: string | undefined) =>
    setParameters(text === undefined ? {} : { q: text }, { replace: true, preventScrollReset: true });
  return { q, setQ };
}

function TextSearch({ q, onChange }: { q: string | undefined; onChange: (q: string | undefined) => void }) {
  const { t } = useTranslation();
  return (
    <search className={`block no-print ${classes.search}`}>
      <SearchBox
        value={q}
        onChange={onChange}
        maxLength={MAX_DESCRIPTION_LENGTH}
        label={t('deletedTransactions.search.label')}
        placeholder={t('deletedTransactions.search.placeholder')}
        clearLabel={t('deletedTransactions.search.clear')}
      />
    </search>
  );
}

type ResultsProps = {
  q: string | undefined;
  found: ReturnType<typeof useDeleted>;
  mode: SelectMode;
  dialogs: BinDialogs;
};

function Results({ q, found, mode, dialogs }: ResultsProps) {
  const { t } = useTranslation();
  const { data, isPlaceholderData, fetchNextPage } = found;
  const items = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  const deletions = useMemo(() => data?.pages.flatMap((page) => page.deletions) ?? [], [data]);
  const loadMore = useMemo(() => () => void fetchNextPage(), [fetchNextPage]);
  if (data === undefined && found.isError) return <LoadFailed query={found} />;
  if (data === undefined) return <ListSkeleton rowHeight={45} picture="tile" />;
  if (items.length === 0 && !found.hasNextPage) {
    return q === undefined ? <NothingDeleted /> : <NothingFound />;
  }
  return (
    <SearchResults query={found} outOfDate={t('deletedTransactions.outOfDate')}>
      <BinList
        key={q}
        q={q}
        items={items}
        deletions={deletions}
        total={isPlaceholderData ? undefined : (data.pages[0]?.total ?? undefined)}
        mode={mode}
        dialogs={dialogs}
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

function NothingDeleted() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconTrash size={24} stroke={1.75} />}
      title={t('deletedTransactions.empty.title')}
      text={t('deletedTransactions.empty.text', { days: DELETED_KEPT_DAYS })}
      action={
        <Button component={Link} to={paths.transactions} variant="default">
          {t('deletedTransactions.empty.back')}
        </Button>
      }
    />
  );
}

function NothingFound() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconSearchOff size={24} stroke={1.75} />}
      title={t('deletedTransactions.nothingFound.title')}
      text={t('deletedTransactions.nothingFound.text')}
    />
  );
}
