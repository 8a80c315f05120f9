import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from '#web/lib/navigation/hooks.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useAuditEntries } from './api.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditResults } from './audit-results.tsx';
import { changeAuditSearch, readAuditSearch, type AuditChanges, type AuditSearch } from './search.ts';

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
