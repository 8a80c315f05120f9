import { ActionIcon, Button } from '@mantine/core';
import { IconDownload, IconTrash, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format/format.ts';
import type { Selection } from './selection.ts';
import classes from './list-bar.module.css';

type Props = {
  selection: Selection;
  /** How many transactions are loaded. */
  loaded: number;
  isSelecting: boolean;
  /** Starts selecting: on phones the checkboxes show only then. */
  onSelect: () => void;
  onStop: () => void;
  onDelete: () => void;
  csvAddress: string;
};

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Stays above the list while it scrolls: the selection and its actions. */
export function ListBar({ selection, loaded, isSelecting, csvAddress, ...on }: Props) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const count = selection.selected.length;
  return (
    <div className={classes.bar} data-selecting={isSelecting || undefined}>
      <label className={classes.all}>
        <input
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && count < loaded;
          }}
          type="checkbox"
          checked={count === loaded}
          onChange={({ currentTarget }) =>
            currentTarget.checked ? selection.selectAll() : selection.clear()
          }
        />
        <span className={count > 0 ? classes.hidden : undefined}>{t('history.list.selectAll')}</span>
      </label>
      <Button className={classes.select ?? ''} variant="subtle" color="gray" onClick={on.onSelect}>
        {t('history.list.selectMode')}
      </Button>
      <span className={classes.count} role="status">
        {count > 0 && t('history.list.selected', { number: new Intl.NumberFormat(locale).format(count) })}
      </span>
      {isSelecting ? (
        <>
          {count > 0 && (
            <Button color="red" leftSection={<IconTrash {...ICON} />} onClick={on.onDelete}>
              {t('history.list.deleteSelected')}
            </Button>
          )}
          <ActionIcon aria-label={t('history.list.clearSelection')} onClick={on.onStop}>
            <IconX size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </>
      ) : (
        <Button
          component="a"
          href={csvAddress}
          download
          variant="subtle"
          color="gray"
          leftSection={<IconDownload {...ICON} />}
        >
          {t('history.csv')}
        </Button>
      )}
    </div>
  );
}
