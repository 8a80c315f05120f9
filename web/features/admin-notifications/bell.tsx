import { ActionIcon, Popover, type PopoverProps } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProfile } from '#web/lib/session/profile.ts';
import { BellPanel } from './bell-panel.tsx';
import classes from './notifications.module.css';

const MAX_SHOWN_COUNT = 99;

const POPOVER = {
  position: 'bottom-end',
  width: 400,
  floatingStrategy: 'fixed',
  shadow: 'md',
  trapFocus: true,
  returnFocus: true,
  withinPortal: false,
  withRoles: false,
  middlewares: { flip: false, shift: { padding: 8 } },
} satisfies PopoverProps;

/** Shows the number of unread notifications and opens the latest. */
export function Bell() {
  const { t } = useTranslation();
  const { unreadNotifications: count } = useProfile();
  const [isOpen, setIsOpen] = useState(false);
  const title = t('adminNotifications.bell');
  // The name contains the visible number, for people who control their computer by voice.
  const number = count > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : String(count);
  return (
    <Popover {...POPOVER} opened={isOpen} onChange={setIsOpen}>
      <Popover.Target>
        <ActionIcon
          className={classes.bell ?? ''}
          aria-label={count > 0 ? t('adminNotifications.bellUnread', { count, number }) : title}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconBell size={22} stroke={1.75} aria-hidden />
          {count > 0 && (
            <span className={`weight-700 numbers text-centre ${classes.badge}`} aria-hidden>
              {number}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel ?? ''} role="dialog" aria-label={title} tabIndex={-1}>
        <BellPanel onFollow={() => setIsOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
