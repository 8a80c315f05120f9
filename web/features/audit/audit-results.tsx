import { Button } from '@mantine/core';
import { IconClipboardList, IconSearchOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchResults } from '#web/ui/search-results.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Pager } from '#web/ui/pager.tsx';
import type { AuditEntries } from './api.ts';
import { AuditRow } from './audit-row.tsx';
import type { PersonRole } from './audit-sentence.tsx';
import { isAuditFiltered, type AuditChanges, type AuditSearch } from './search.ts';

type Props = {
  entries: AuditEntries;
  search: AuditSearch;
  onChange: (changes: AuditChanges) => void;
  onClear: () => void;
};

export function AuditResults({ entries, search, onChange, onClear }: Props) {
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
