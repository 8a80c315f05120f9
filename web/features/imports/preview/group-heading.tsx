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
const TICKED: readonly ShownGroup[] = ['new', 'transfer', 'leftOut', 'deleted'];

/** The name of a group, the box for all of its rows, and the button that shows or hides them. */
export function GroupHeading({ item, decisions, onToggle, onTickMany }: Props) {
  const { t } = useTranslation();
  const { group, isOpen } = item;
  const hint = group === 'new' ? undefined : t(`imports.preview.hints.${group}`);
  return (
    <div className={`flex align-start ${classes.heading}`} data-open={isOpen || undefined}>
      {TICKED.includes(group) && <GroupBox {...{ item, decisions, onTickMany }} />}
      <div className="grow shrink">
        <Toggle item={item} onToggle={onToggle} />
        {isOpen && hint !== undefined && <p className={`dim text-14 lines-145 ${classes.hint}`}>{hint}</p>}
      </div>
    </div>
  );
}

function GroupBox({ item: { group, indexes }, decisions, onTickMany }: Omit<Props, 'onToggle'>) {
  const { t } = useTranslation();
  const ticked = indexes.filter((index) => isTickedAt(decisions, index)).length;
  return (
    <CheckBox
      className={classes.check}
      label={t('imports.preview.tickAll', { group: t(`imports.preview.groups.${group}`) })}
      isChecked={ticked === indexes.length}
      isPartial={ticked > 0 && ticked < indexes.length}
      onChange={(isNowTicked) => onTickMany(indexes, isNowTicked)}
    />
  );
}

function Toggle({ item: { group, count, isOpen }, onToggle }: Pick<Props, 'item' | 'onToggle'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const toggle = () => onToggle(group);
  return (
    <h3>
      <button
        type="button"
        className={`row gap-8 touchable text text-16 weight-650 text-start ${classes.toggle}`}
        aria-expanded={isOpen}
        onClick={toggle}
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
