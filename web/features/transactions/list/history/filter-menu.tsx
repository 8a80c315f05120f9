import { Button, Popover } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { useIsPhone } from '#web/ui/use-is-phone.ts';
import classes from './filter-menu.module.css';

const FilterSheet = dialogOnDemand(async () => (await import('./filter-sheet.tsx')).FilterSheet);

type Props = {
  /** The button's label, with the number of filters. */
  label: string;
  count: number;
  /** The label of the button that closes the filters on phones. */
  doneLabel: string;
  children: ReactNode;
};

/** A button that opens the filters: in a popover on wide windows, in a sheet at the bottom on phones. */
export function FilterMenu({ label, count, doneLabel, children }: Props) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useIsPhone();
  const close = () => setIsOpen(false);
  const button = (
    <Button
      className={classes.button ?? ''}
      variant="default"
      aria-label={label}
      leftSection={<IconFilter size={18} stroke={1.75} aria-hidden />}
      rightSection={
        count > 0 && <span className={`in-middle numbers ${classes.count}`} data-count={count} aria-hidden />
      }
      onClick={() => setIsOpen(!isOpen)}
    >
      <span className={classes.label}>{t('history.filters.open')}</span>
    </Button>
  );
  if (isPhone) {
    return (
      <>
        {button}
        <FilterSheet isOpen={isOpen} onClose={close} doneLabel={doneLabel}>
          {children}
        </FilterSheet>
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
