import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { IconClipboardList, IconSearchOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listAuditEntries } from '#shared/contract/audit.ts';
import { useSearchParams } from '#web/lib/navigation/hooks.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchResults } from '#web/ui/search-results.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { call } from '#web/lib/api/call.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { AuditFilters } from './audit-filters.tsx';
import {
  changeAuditSearch,
  readAuditSearch,
  type AuditChanges,
  type AuditSearch,
  isAuditFiltered,
} from './search.ts';
import { AuditRow } from './audit-row.tsx';
import type { PersonRole } from './audit-sentence.tsx';

export type PeriodField = {
  from: string | undefined;
  to: string | undefined;
  onChange: (range: { from: string | undefined; to: string | undefined }) => void;
};

/** The audit log; another feature passes the field of the period. */
export function Audit({ renderPeriod }: { renderPeriod: (field: PeriodField) => ReactNode }) {
  const { t } = useTranslation();
  const controls = useAuditSearch();
  const { search, onChange } = controls;
  const entries = useAuditEntries(search);
  const periodField = renderPeriod({ from: search.from, to: search.to, onChange });
  return (
    <>
      <PageHeader title={t('app.titles.adminAudit')} subtitle={t('audit.subtitle')} />
      <Card>
        <AuditFilters
          {...controls}
          entries={entries.data?.items ?? []}
          isEmpty={entries.data?.total === 0}
          periodField={periodField}
        />
        <AuditResults {...controls} entries={entries} />
      </Card>
    </>
  );
}

function useAuditSearch() {
  const [parameters, setParameters] = useSearchParams();
  const search = useMemo(() => readAuditSearch(parameters), [parameters]);
  // Reads the latest search, because two filters may be chosen before the next render.
  const change = (toNext: (before: AuditSearch) => AuditSearch) =>
    setParameters((before) => new URLSearchParams(toNext(readAuditSearch(before))), {
      preventScrollReset: true,
    });
  return {
    search,
    onChange: (changes: AuditChanges) => change((before) => changeAuditSearch(before, changes)),
    onClear: () => change(({ pageSize }) => (pageSize === undefined ? {} : { pageSize })),
  };
}

type ResultsProps = {
  entries: AuditEntries;
  search: AuditSearch;
  onChange: (changes: AuditChanges) => void;
  onClear: () => void;
};

function AuditResults({ entries, search, onChange, onClear }: ResultsProps) {
  const { t } = useTranslation();
  const { data } = entries;
  const filterBy = (role: PersonRole, id: string) =>
    onChange(role === 'actor' ? { actor: id } : { target: id });
  if (!data && entries.isError) return <LoadFailed query={entries} message={t('audit.loadFailed')} />;
  if (!data) return <ListSkeleton rowHeight={61} picture="tile" />;
  if (data.total === 0) return <NoEntries isFiltered={isAuditFiltered(search)} onClear={onClear} />;
  return (
    <SearchResults query={entries} outOfDate={t('audit.outOfDate')}>
      <ul>
        {data.items.map((entry) => (
          <AuditRow key={entry.id} entry={entry} onPerson={filterBy} />
        ))}
      </ul>
      <Pager
        page={data.page}
        pages={data.pages}
        onPage={(page) => onChange({ page: String(page) })}
        size={{ value: data.pageSize, onChange: (size) => onChange({ pageSize: String(size) }) }}
      />
    </SearchResults>
  );
}

function NoEntries({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation();
  const words = isFiltered ? 'none' : 'empty';
  const NoneIcon = isFiltered ? IconSearchOff : IconClipboardList;
  const clear = (
    <Button variant="default" onClick={onClear}>
      {t('audit.filters.clear')}
    </Button>
  );
  return (
    <EmptyState
      icon={<NoneIcon size={24} stroke={1.75} />}
      title={t(`audit.${words}.title`)}
      text={t(`audit.${words}.text`)}
      action={isFiltered && clear}
    />
  );
}

function useAuditEntries(search: AuditSearch) {
  return useQuery({
    queryKey: [...queryKeys.admin, 'audit', search],
    queryFn: ({ signal }) => call(listAuditEntries, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });
}

type AuditEntries = ReturnType<typeof useAuditEntries>;
