import { useTranslation } from 'react-i18next';
import { PROGRAM_ACTORS, type AuditEntry } from '#shared/contract/audit.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { shortId } from './names.ts';

type Props = {
  known: readonly AuditEntry[];
  value: string | undefined;
  onChange: (actor: string | undefined) => void;
};

/** Chooses who acted. */
export function ActorFilter({ known, value, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <FilterSelect
      label={t('audit.filters.actor')}
      allLabel={t('audit.filters.anyone')}
      options={useActors(known, value)}
      value={value}
      onChange={onChange}
    />
  );
}

/** The people to choose from: those of the shown entries, the chosen one, and actors without account. */
function useActors(known: readonly AuditEntry[], chosen: string | undefined) {
  const { t } = useTranslation();
  const programs = PROGRAM_ACTORS.map((value) => ({
    value: value as string,
    label: t(`audit.people.${value}`),
  }));
  const people = new Map<string, string>();
  if (chosen !== undefined) people.set(chosen, shortId(chosen));
  for (const { actorId, actorName } of known) {
    if (actorId !== null && (actorName !== null || actorId === chosen)) {
      people.set(actorId, actorName ?? shortId(actorId));
    }
  }
  for (const { value } of programs) people.delete(value);
  const found = [...people].map(([value, label]) => ({ value, label }));
  return [...found.toSorted((a, b) => a.label.localeCompare(b.label)), ...programs];
}
