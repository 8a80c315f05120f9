import { Button, Drawer, Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MOBILE_BREAKPOINT_PX } from '#shared/limits.ts';
import classes from './filter-menu.module.css';

type Props = {
  /** The button's name, with the number of filters. */
  label: string;
  count: number;
  /** The button that closes the filters of phones. */
  doneLabel: string;
  /** The filters. */
  children: ReactNode;
};

/** The filters behind one button: beside it on wide windows, in a sheet at the bottom on phones. */
export function FilterMenu({ label, count, doneLabel, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`, undefined, {
    getInitialValueInEffect: false,
  });
  const close = () => setIsOpen(false);
  const button = (
    <Button
      className={classes.button ?? ''}
      variant="default"
      aria-label={label}
      leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />}
      rightSection={count > 0 && <span className={classes.count}>{count}</span>}
      onClick={() => setIsOpen(!isOpen)}
    >
      <Label />
    </Button>
  );
  if (isPhone) {
    return (
      <>
        {button}
        <Sheet isOpen={isOpen} onClose={close} doneLabel={doneLabel}>
          {children}
        </Sheet>
      </>
    );
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
      withinPortal={false}
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label={label}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

function Label() {
  const { t } = useTranslation();
  return <span className={classes.label}>{t('history.filters.open')}</span>;
}

type SheetProps = Pick<Props, 'doneLabel' | 'children'> & { isOpen: boolean; onClose: () => void };

function Sheet({ isOpen, onClose, doneLabel, children }: SheetProps) {
  const { t } = useTranslation();
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="bottom"
      size="auto"
      title={t('history.filters.open')}
      closeButtonProps={{ 'aria-label': t('app.close') }}
      attributes={{ header: { role: 'presentation' } }}
      classNames={{ content: classes.sheet ?? '', body: classes.body ?? '' }}
    >
      {children}
      <Button fullWidth onClick={onClose}>
        {doneLabel}
      </Button>
    </Drawer>
  );
}
