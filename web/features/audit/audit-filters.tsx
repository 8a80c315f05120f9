import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AUDIT_ACTIONS, type AuditAction, type AuditEntry } from '#shared/contract/audit.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { ActorFilter } from './actor-filter.tsx';
import classes from './audit.module.css';
import { shortId } from './names.ts';
import { isAuditFiltered, type AuditChanges, type AuditSearch } from './search.ts';

type Props = {
  search: AuditSearch;
  /** The shown entries, which have the names of the people searched for. */
  known: readonly AuditEntry[];
  onChange: (changes: AuditChanges) => void;
  onClear: () => void;
  periodField: ReactNode;
};

/** The filters of the log: action, time, actor and target. */
export function AuditFilters({ periodField, ...props }: Props) {
  const { t } = useTranslation();
  const { search, known, onChange } = props;
  return (
    <search className={classes.filters}>
      <div className={classes.fields}>
        <ActionFilter value={search.action} onChange={(action) => onChange({ action })} />
        <ActorFilter known={known} value={search.actor} onChange={(actor) => onChange({ actor })} />
        {periodField}
      </div>
      {isAuditFiltered(search) ? (
        <Chips {...props} />
      ) : (
        <p className={classes.hint}>{t('audit.filters.hint')}</p>
      )}
    </search>
  );
}

type ActionFilterProps = {
  value: AuditAction | undefined;
  onChange: (action: AuditAction | undefined) => void;
};

function ActionFilter({ value, onChange }: ActionFilterProps) {
  const { t } = useTranslation();
  return (
    <FilterSelect
      label={t('audit.filters.action')}
      allLabel={t('audit.filters.all')}
      options={AUDIT_ACTIONS.map((each) => ({ value: each, label: t(`audit.filters.actions.${each}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}

/** The person that the address names, and a button that clears all filters. */
function Chips({ search: { target }, known, onChange, onClear }: Omit<Props, 'periodField'>) {
  const { t } = useTranslation();
  return (
    <div className={classes.chips}>
      {target !== undefined && (
        <PersonChip
          filter={t('audit.filters.target', { name: targetName(known, target) })}
          onRemove={() => onChange({ target: undefined })}
        />
      )}
      <button type="button" className={classes.clear} onClick={onClear}>
        {t('audit.filters.clear')}
      </button>
    </div>
  );
}

function PersonChip({ filter, onRemove }: { filter: string; onRemove: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={classes.chip}
      aria-label={t('audit.filters.remove', { filter })}
      onClick={onRemove}
    >
      <span>{filter}</span>
      <IconX size={16} stroke={2} aria-hidden />
    </button>
  );
}

function targetName(known: readonly AuditEntry[], id: string): string {
  return known.find(({ targetId }) => targetId === id)?.targetName ?? shortId(id);
}
