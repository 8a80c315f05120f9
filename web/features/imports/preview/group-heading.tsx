import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Categories } from '#web/lib/categories/categories.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { findTickedRows, isTicked, type Choice, type Decision, type Preview } from './decisions.ts';
import type { Item, ShownGroup } from './items.ts';
import { TickedCategory } from './ticked-category.tsx';
import classes from './preview-list.module.css';

type Props = {
  item: Extract<Item, { kind: 'heading' }>;
  preview: Preview;
  categories: Categories;
  /** Rows that are stored and can no longer be changed. */
  confirmed: ReadonlySet<number>;
  onToggle: (group: ShownGroup) => void;
  onTickMany: (indexes: readonly number[], isTicked: boolean) => void;
  onCategorizeMany: (indexes: readonly number[], choice: Choice) => void;
};

/** Groups with a box for all of their rows. Rows of `perhaps` have three choices, so a box is not enough. */
const GROUPS_WITH_BOX: readonly ShownGroup[] = ['new', 'transfer', 'leftOut', 'deleted'];

/** The heading of a group: a box for all rows, a button that opens the group, and a category for the ticked rows. */
export function GroupHeading({ item, preview, onToggle, onTickMany, ...props }: Props) {
  const { t } = useTranslation();
  const { group, isOpen, indexes } = item;
  const hint = group === 'new' ? undefined : t(`imports.preview.hints.${group}`);
  return (
    <div className={`row wrap ${classes.heading}`} data-open={isOpen || undefined}>
      {GROUPS_WITH_BOX.includes(group) && (
        <GroupBox item={item} decisions={preview.decisions} onTickMany={onTickMany} />
      )}
      <Toggle item={item} onToggle={onToggle} />
      {isOpen && hint !== undefined && <p className={`dim text-14 lines-140 ${classes.hint}`}>{hint}</p>}
      {isOpen && (
        <TickedCategory
          ticked={findTickedRows(preview, indexes, props.confirmed)}
          categories={props.categories}
          onChoose={props.onCategorizeMany}
        />
      )}
    </div>
  );
}

type BoxProps = Pick<Props, 'item' | 'onTickMany'> & { decisions: readonly Decision[] };

function GroupBox({ item: { group, indexes }, decisions, onTickMany }: BoxProps) {
  const { t } = useTranslation();
  const tickedCount = indexes.filter((index) => isTickedAt(decisions, index)).length;
  return (
    <CheckBox
      className={classes.check}
      label={t('imports.preview.tickAll', { group: t(`imports.preview.groups.${group}`) })}
      isChecked={tickedCount === indexes.length}
      isPartial={tickedCount > 0 && tickedCount < indexes.length}
      onChange={(isNowTicked) => onTickMany(indexes, isNowTicked)}
    />
  );
}

function Toggle({ item: { group, count, isOpen }, onToggle }: Pick<Props, 'item' | 'onToggle'>) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <h3>
      <button
        type="button"
        className={`row gap-8 touchable text text-16 weight-650 text-start ${classes.toggle}`}
        aria-expanded={isOpen}
        onClick={() => onToggle(group)}
      >
        {t(`imports.preview.groups.${group}`)}
        <span className={`hover-color dim text-13 weight-600 numbers ${classes.count}`}>
          {format.count(count)}
        </span>
        <IconChevronDown className={`rigid dim ${classes.arrow}`} size={18} stroke={1.75} aria-hidden />
      </button>
    </h3>
  );
}

function isTickedAt(decisions: readonly Decision[], index: number): boolean {
  const decision = decisions[index];
  return decision !== undefined && isTicked(decision);
}
