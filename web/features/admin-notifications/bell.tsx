import { ActionIcon, Popover, type PopoverProps, Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from './notifications.module.css';
import { useMarkRead, useNotifications } from './api.ts';
import { MarkAllRead } from './mark-all-read.tsx';
import { NotificationList } from './notification-list.tsx';

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

const LATEST_COUNT = 5;

function BellPanel({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation();
  const query = useNotifications({ pageSize: LATEST_COUNT, state: 'all' });
  const marking = useMarkRead();
  return (
    <>
      <div className={`row wrap between ${classes.head}`}>
        <h2 className="text-16 weight-650" tabIndex={-1} data-autofocus>
          {t('adminNotifications.bell')}
        </h2>
        <MarkAllRead variant="subtle" unread={query.data?.unread} marking={marking} />
      </div>
      <div className={classes.latest}>
        <NotificationList query={query} state="all" onRead={marking.markRead} onFollow={onFollow} />
      </div>
      <Button component={Link} to={paths.adminNotifications} variant="default" fullWidth onClick={onFollow}>
        {t('adminNotifications.showAll')}
      </Button>
    </>
  );
}
