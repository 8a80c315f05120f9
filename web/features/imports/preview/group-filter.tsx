import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import type { ShownGroup } from './items.ts';
import type { GroupCount } from './use-view.ts';
import classes from './list-tools.module.css';

type Props = {
  counts: readonly GroupCount[];
  /** Undefined while all groups show. */
  value: ShownGroup | undefined;
  onChange: (group: ShownGroup | undefined) => void;
};

/** The number of rows in each group; a click on a group shows only its rows. */
export function GroupFilter({ counts, value, onChange }: Props) {
  const { t } = useTranslation();
  // A group without rows stays while it is chosen.
  const isMissing = value !== undefined && counts.every(({ group }) => group !== value);
  const shown = isMissing ? [...counts, { group: value, count: 0 }] : counts;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul className={`row wrap gap-6 ${classes.groups}`} aria-label={t('imports.preview.filters.label')}>
      {shown.length > 1 && (
        <Filter
          name="all"
          count={total}
          isChosen={value === undefined}
          onChoose={() => onChange(undefined)}
        />
      )}
      {shown.map(({ group, count }) => (
        <Filter
          key={group}
          name={group}
          count={count}
          isChosen={value === group}
          onChoose={() => onChange(value === group ? undefined : group)}
        />
      ))}
    </ul>
  );
}

type FilterProps = { name: ShownGroup | 'all'; count: number; isChosen: boolean; onChoose: () => void };

function Filter({ name, count, isChosen, onChoose }: FilterProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <li className="rigid">
      <button
        type="button"
        className={`row gap-6 frame text text-14 weight-550 nowrap ${classes.filter}`}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        {t(`imports.preview.filters.${name}`)}{' '}
        <span className="numbers weight-650">{format.count(count)}</span>
      </button>
    </li>
  );
}
