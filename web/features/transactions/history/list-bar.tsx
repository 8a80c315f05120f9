import { ActionIcon, Button } from '@mantine/core';
import { IconTag, IconTrash, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import type { Selection } from './selection.ts';
import classes from './list-bar.module.css';

type Props = {
  selection: Selection;
  /** How many items are loaded, and how many match, if known. */
  loaded: number;
  total?: number | undefined;
  isSelecting: boolean;
  onStop: () => void;
  /** What can be done with the selected ones. */
  actions: ReactNode;
  /** Shown while nothing is selected. */
  children?: ReactNode;
};

/** Stays above the list while it scrolls: the selection and its actions. */
export function ListBar({ selection, loaded, total, isSelecting, onStop, actions, children }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { count } = selection;
  const number = format.count(count);
  return (
    <div className={classes.bar} data-selecting={isSelecting || undefined}>
      <div className={classes.main}>
        <SelectAll selection={selection} loaded={loaded} />
        <span className={classes.count} role="status">
          {count > 0 && t('history.list.selected', { number })}
        </span>
        {!isSelecting && children}
        {isSelecting && count > 0 && actions}
        {isSelecting && (
          <ActionIcon aria-label={t('history.list.clearSelection')} onClick={onStop}>
            <IconX size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
      </div>
      {isSelecting && <Matching selection={selection} loaded={loaded} total={total} />}
    </div>
  );
}

type SelectionProps = Pick<Props, 'selection' | 'loaded' | 'total'>;

function SelectAll({ selection, loaded }: SelectionProps) {
  const { t } = useTranslation();
  const { count, marks, selectLoaded, clear } = selection;
  const isPartial = marks.isAll ? marks.ids.size > 0 : count > 0 && count < loaded;
  return (
    <CheckBox
      className={classes.all}
      isChecked={count > 0 && !isPartial}
      isPartial={isPartial}
      onChange={(isChecked) => (isChecked ? selectLoaded() : clear())}
    >
      <span className={count > 0 ? classes.hidden : undefined}>{t('history.list.selectAll')}</span>
    </CheckBox>
  );
}

/** Once all loaded are selected, offers those that are not loaded yet, too. */
function Matching({ selection, loaded, total = 0 }: SelectionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { marks, count, selectMatching } = selection;
  if (marks.isAll) {
    const number = format.count(count);
    return <p className={classes.matching}>{t('history.list.matchingSelected', { number })}</p>;
  }
  if (count < loaded || total <= loaded) return null;
  const number = format.count(total);
  return (
    <p className={classes.matching}>
      <button type="button" className={classes.more} onClick={selectMatching}>
        {t('history.list.selectMatching', { number })}
      </button>
    </p>
  );
}

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The changes of several transactions. */
export function BulkActions({ onCategorize, onDelete }: { onCategorize: () => void; onDelete: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <Button
        className={classes.action ?? ''}
        variant="default"
        leftSection={<IconTag {...ICON} />}
        onClick={onCategorize}
      >
        {t('history.list.categorizeSelected')}
      </Button>
      <Button
        className={classes.action ?? ''}
        color="red"
        leftSection={<IconTrash {...ICON} />}
        onClick={onDelete}
      >
        {t('history.list.deleteSelected')}
      </Button>
    </>
  );
}
