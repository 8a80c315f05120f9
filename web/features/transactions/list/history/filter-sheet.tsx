import { Button, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackCloses } from '#web/lib/navigation/hooks.ts';
import classes from './filter-sheet.module.css';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** The label of the button that closes the sheet, with the number of transactions found. */
  doneLabel: string;
  children: ReactNode;
};

/** The transition ends without a transform, so that a sheet inside this one can be at the bottom of the window. */
const RISE = {
  in: { transform: 'none' },
  out: { transform: 'translateY(100%)' },
  transitionProperty: 'transform',
};

/** The filters of the history in a sheet at the bottom of a phone's screen. */
export function FilterSheet({ isOpen, onClose, doneLabel, children }: Props) {
  const { t } = useTranslation();
  useBackCloses(isOpen, onClose);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="bottom"
      size="auto"
      transitionProps={{ transition: RISE }}
      title={t('history.filters.open')}
      closeButtonProps={{ 'aria-label': t('app.close') }}
      attributes={{ header: { role: 'presentation' } }}
      classNames={{ content: classes.sheet ?? '', body: classes.body ?? '', title: classes.title ?? '' }}
    >
      {children}
      <Button fullWidth onClick={onClose}>
        {doneLabel}
      </Button>
    </Drawer>
  );
}
