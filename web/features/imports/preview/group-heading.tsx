import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { isTicked, type Decision } from './decisions.ts';
import type { Item, ShownGroup } from './items.ts';
import classes from './preview-list.module.css';

type Props = {
  item: Extract<Item, { kind: 'heading' }>;
  decisions: readonly Decision[];
  onToggle: (group: ShownGroup) => void;
  onTickMany: (indexes: readonly number[], isTicked: boolean) => void;
};

/** Groups whose rows are added or not. Those of `perhaps` have a third choice. */
const TICKED: readonly ShownGroup[] = ['new', 'transfer', 'deleted'];

/** The name of a group, the box for all of its rows, and the button that shows or hides them. */
export function GroupHeading({
  item: { group, count, isOpen, indexes },
  decisions,
  onToggle,
  onTickMany,
}: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const name = t(`imports.preview.groups.${group}`);
  const hint = group === 'new' ? undefined : t(`imports.preview.hints.${group}`);
  const hasBox = TICKED.includes(group);
  const ticked = hasBox ? indexes.filter((index) => isTickedAt(decisions, index)).length : 0;
  return (
    <div className={classes.heading} data-open={isOpen || undefined}>
      {hasBox && (
        <CheckBox
          className={classes.check}
          label={t('imports.preview.tickAll', { group: name })}
          isChecked={ticked === count}
          isPartial={ticked > 0 && ticked < count}
          onChange={(isNowTicked) => onTickMany(indexes, isNowTicked)}
        />
      )}
      <div className={classes.group}>
        <h3 className={classes.name}>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            onClick={() => onToggle(group)}
          >
            {name}
            <span className={classes.count}>{format.count(count)}</span>
            <IconChevronDown className={classes.arrow} size={18} stroke={1.75} aria-hidden />
          </button>
        </h3>
        {isOpen && hint !== undefined && <p className={classes.hint}>{hint}</p>}
      </div>
    </div>
  );
}

function isTickedAt(decisions: readonly Decision[], index: number): boolean {
  const decision = decisions[index];
  return decision !== undefined && isTicked(decision);
}
