import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import type { Selection } from './selection.ts';
import classes from './list-bar.module.css';

type Props = {
  selection: Selection;
  /** The numbers of selected rows and of rows that the search finds. */
  selectedRows: number;
  matchingRows: number;
  /** The number of loaded items. */
  loaded: number;
  /** The number of items that the search finds; undefined while unknown. */
  total?: number | undefined;
  isSelecting: boolean;
  onStop: () => void;
  /** The buttons for the selected items. */
  actions: ReactNode;
  /** Shown outside of the selection mode. */
  children?: ReactNode;
};

/** The bar with the selection and its actions. It stays above the list while that scrolls. */
export function ListBar({ isSelecting, onStop, actions, children, ...selected }: Props) {
  const { selection, selectedRows, loaded } = selected;
  return (
    <div className={`no-print ${classes.bar}`} data-selecting={isSelecting || undefined}>
      <div className={`row gap-8 ${classes.main}`}>
        <SelectAll selection={selection} loaded={loaded} />
        <span className={`grow shrink text-15 weight-600 lines-130 ${classes.count}`} role="status">
          {selection.count > 0 && <Count rows={selectedRows} />}
        </span>
        {!isSelecting && children}
        {isSelecting && selection.count > 0 && actions}
        {isSelecting && <StopButton onClick={onStop} />}
      </div>
      {isSelecting && <Matching {...selected} />}
    </div>
  );
}

function StopButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <ActionIcon aria-label={t('history.list.clearSelection')} onClick={onClick}>
      <IconX size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}

function Count({ rows }: { rows: number }) {
  const { t } = useTranslation();
  const number = useFormat().count(rows);
  return (
    <>
      <span className={classes.countText}>{t('history.list.selected', { number })}</span>
      <span className={classes.countShort} aria-hidden>
        {number}
      </span>
    </>
  );
}

type MatchingProps = Pick<Props, 'selection' | 'selectedRows' | 'matchingRows' | 'loaded' | 'total'>;

function SelectAll({ selection, loaded }: Pick<Props, 'selection' | 'loaded'>) {
  const { t } = useTranslation();
  const { count, marks, selectAll, clear } = selection;
  const isPartial = marks.isAll ? marks.ids.size > 0 : count > 0 && count < loaded;
  return (
    <CheckBox
      className={classes.all}
      isChecked={count > 0 && !isPartial}
      isPartial={isPartial}
      onChange={(isChecked) => (isChecked ? selectAll() : clear())}
    >
      <span className={count > 0 ? 'visually-hidden' : undefined}>{t('history.list.selectAll')}</span>
    </CheckBox>
  );
}

/** Once all loaded items are selected, offers to select those that are not loaded too. */
function Matching({ selection, selectedRows, matchingRows, loaded, total = 0 }: MatchingProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { marks, count, selectMatching } = selection;
  if (marks.isAll) {
    const number = format.count(selectedRows);
    return (
      <p className={`accent-color rounded text-14 text-centre ${classes.matching}`}>
        {t('history.list.matchingSelected', { number })}
      </p>
    );
  }
  if (count < loaded || total <= loaded) return null;
  const number = format.count(matchingRows);
  return (
    <p className={`accent-color rounded text-14 text-centre ${classes.matching}`}>
      <button type="button" className={`accent weight-600 ${classes.more}`} onClick={selectMatching}>
        {t('history.list.selectMatching', { number })}
      </button>
    </p>
  );
}
