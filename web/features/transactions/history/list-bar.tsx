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
  const number = new Intl.NumberFormat(locale).format(count);
  return (
    <div className={classes.bar} data-selecting={isSelecting || undefined}>
      <SelectAll selection={selection} loaded={loaded} />
      <Button className={classes.select ?? ''} variant="subtle" color="gray" onClick={on.onSelect}>
        {t('history.list.selectMode')}
      </Button>
      <span className={classes.count} role="status">
        {count > 0 && t('history.list.selected', { number })}
      </span>
      {isSelecting ? <Actions {...on} isDeletable={count > 0} /> : <CsvLink address={csvAddress} />}
    </div>
  );
}

function SelectAll({ selection, loaded }: Pick<Props, 'selection' | 'loaded'>) {
  const { t } = useTranslation();
  const count = selection.selected.length;
  return (
    <label className={classes.all}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < loaded;
        }}
        type="checkbox"
        checked={count === loaded}
        onChange={({ currentTarget }) => (currentTarget.checked ? selection.selectAll() : selection.clear())}
      />
      <span className={count > 0 ? classes.hidden : undefined}>{t('history.list.selectAll')}</span>
    </label>
  );
}

type ActionsProps = Pick<Props, 'onDelete' | 'onStop'> & { isDeletable: boolean };

function Actions({ isDeletable, onDelete, onStop }: ActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      {isDeletable && (
        <Button color="red" leftSection={<IconTrash {...ICON} />} onClick={onDelete}>
          {t('history.list.deleteSelected')}
        </Button>
      )}
      <ActionIcon aria-label={t('history.list.clearSelection')} onClick={onStop}>
        <IconX size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </>
  );
}

function CsvLink({ address }: { address: string }) {
  const { t } = useTranslation();
  return (
    <Button
      component="a"
      href={address}
      download
      variant="subtle"
      color="gray"
      leftSection={<IconDownload {...ICON} />}
    >
      {t('history.csv')}
    </Button>
  );
}
