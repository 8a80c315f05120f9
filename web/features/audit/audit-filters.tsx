import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AUDIT_ACTIONS, PROGRAM_ACTORS, type AuditEntry } from '#shared/contract/audit.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import classes from './audit.module.css';
import { shortId } from './names.ts';
import { isAuditFiltered, type AuditChanges, type AuditSearch } from './search.ts';

type FilterProps = {
  search: AuditSearch;
  /** The shown entries, which have the names of the people searched for. */
  entries: readonly AuditEntry[];
  onChange: (changes: AuditChanges) => void;
  onClear: () => void;
  /** Whether nothing was found; the list then offers to clear the filters. */
  isEmpty: boolean;
};

type Props = FilterProps & { periodField: ReactNode };

export function AuditFilters({ periodField, ...props }: Props) {
  const { t } = useTranslation();
  return (
    <search className={`stack gap-12 ${classes.filters}`}>
      <div className={`grid align-start gap-12 ${classes.fields}`}>
        <Selects {...props} />
        {periodField}
      </div>
      {isAuditFiltered(props.search) ? (
        <Chips {...props} />
      ) : (
        <p className="dim text-14">{t('audit.filters.hint')}</p>
      )}
    </search>
  );
}

function Selects({ search, entries, onChange }: FilterProps) {
  const { t } = useTranslation();
  const actors = useActors(entries, search.actor);
  return (
    <>
      <FilterSelect
        label={t('audit.filters.action')}
        allLabel={t('audit.filters.all')}
        options={AUDIT_ACTIONS.map((value) => ({ value, label: t(`audit.filters.actions.${value}`) }))}
        value={search.action}
        onChange={(action) => onChange({ action })}
      />
      <FilterSelect
        label={t('audit.filters.actor')}
        allLabel={t('audit.filters.anyone')}
        options={actors}
        value={search.actor}
        onChange={(actor) => onChange({ actor })}
      />
    </>
  );
}

/** The person that the address names, and a button that clears all filters. */
function Chips({ search: { target }, entries, onChange, onClear, isEmpty }: FilterProps) {
  const { t } = useTranslation();
  if (isEmpty && target === undefined) return null;
  return (
    <div className="row wrap gap-8">
      {target !== undefined && (
        <PersonChip
          filter={t('audit.filters.target', { name: targetName(entries, target) })}
          onRemove={() => onChange({ target: undefined })}
        />
      )}
      {!isEmpty && (
        <button
          type="button"
          className={`gap-8 touchable text-14 weight-600 lines-135 ${classes.clear}`}
          onClick={onClear}
        >
          {t('audit.filters.clear')}
        </button>
      )}
    </div>
  );
}

function PersonChip({ filter, onRemove }: { filter: string; onRemove: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={`gap-8 touchable text-14 weight-600 lines-135 ${classes.chip}`}
      aria-label={t('audit.filters.remove', { filter })}
      onClick={onRemove}
    >
      <span>{filter}</span>
      <IconX size={16} stroke={2} aria-hidden />
    </button>
  );
}

/** The people to choose from: everybody in the shown entries, the chosen one, and actors without an account. */
function useActors(entries: readonly AuditEntry[], chosen: string | undefined) {
  const { t } = useTranslation();
  const programs = PROGRAM_ACTORS.map((value) => ({
    value: value as string,
    label: t(`audit.people.${value}`),
  }));
  const people = new Map<string, string>();
  if (chosen !== undefined) people.set(chosen, shortId(chosen));
  for (const { actorId, actorName } of entries) {
    if (actorId !== null && (actorName !== null || actorId === chosen)) {
      people.set(actorId, actorName ?? shortId(actorId));
    }
  }
  for (const { value } of programs) people.delete(value);
  const found = [...people].map(([value, label]) => ({ value, label }));
  return [...found.toSorted((a, b) => a.label.localeCompare(b.label)), ...programs];
}

function targetName(entries: readonly AuditEntry[], id: string): string {
  return entries.find(({ targetId }) => targetId === id)?.targetName ?? shortId(id);
}
