import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AUDIT_ACTIONS, type AuditEntry } from '#shared/contract/audit.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import classes from './audit.module.css';
import { shortId } from './names.ts';
import { isAuditFiltered, type AuditChanges, type AuditSearch } from './search.ts';

type Props = {
  search: AuditSearch;
  /** Entries that show, which know the names of those who are searched for. */
  known: readonly AuditEntry[];
  onChange: (changes: AuditChanges) => void;
  onClear: () => void;
  periodField: ReactNode;
};

/** What narrows the log: what was done, when, by whom and to whom. */
export function AuditFilters({ search, known, onChange, onClear, periodField }: Props) {
  const { t } = useTranslation();
  const { actor, target } = search;
  return (
    <search className={classes.filters}>
      <div className={classes.fields}>
        <FilterSelect
          label={t('audit.filters.action')}
          allLabel={t('audit.filters.all')}
          options={AUDIT_ACTIONS.map((value) => ({ value, label: t(`audit.filters.actions.${value}`) }))}
          value={search.action}
          onChange={(action) => onChange({ action })}
        />
        {periodField}
      </div>
      {isAuditFiltered(search) ? (
        <div className={classes.chips}>
          {actor !== undefined && (
            <PersonChip
              filter={t('audit.filters.actor', { name: actorName(known, actor) })}
              onRemove={() => onChange({ actor: undefined })}
            />
          )}
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
      ) : (
        <p className={classes.hint}>{t('audit.filters.hint')}</p>
      )}
    </search>
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

function actorName(known: readonly AuditEntry[], id: string): string {
  return known.find(({ actorId }) => actorId === id)?.actorName ?? shortId(id);
}

function targetName(known: readonly AuditEntry[], id: string): string {
  return known.find(({ targetId }) => targetId === id)?.targetName ?? shortId(id);
}
