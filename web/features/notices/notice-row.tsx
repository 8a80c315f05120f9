import { Button, Menu } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCalendarOff,
  IconCopy,
  IconRepeat,
  IconRepeatOff,
  IconTrendingDown,
  IconTrendingUp,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DISMISS_SCOPES, type DismissScope, type Notice } from '#shared/contract/notices.ts';
import { NoticeLinks } from './notice-links.tsx';
import { useNoticeText } from './use-notice-text.ts';
import classes from './notices.module.css';

const ICONS: Record<Notice['kind'], Icon> = {
  large: IconAlertTriangle,
  twice: IconCopy,
  categoryHigh: IconTrendingUp,
  priceRise: IconTrendingUp,
  missed: IconCalendarOff,
  newSeries: IconRepeat,
  ended: IconRepeatOff,
  lowPoint: IconTrendingDown,
};

type Props = { notice: Notice; onDismiss: (scope: DismissScope) => void };

/** A notice with its reason, its links, and the menu that dismisses it. */
export function NoticeRow({ notice, onDismiss }: Props) {
  const { t } = useTranslation();
  const { title, why, about } = useNoticeText(notice);
  const KindIcon = ICONS[notice.kind];
  const scopes = DISMISS_SCOPES.filter((scope) => scope !== 'merchant' || about !== '');
  return (
    <li className="flex gap-14">
      <span className={`in-middle rigid warn ${classes.icon}`} aria-hidden>
        <KindIcon size={20} stroke={1.75} />
      </span>
      <div className="grow shrink">
        <p className="weight-600 break-anywhere">{title}</p>
        <p className={`dim text-15 ${classes.why}`}>{why}</p>
        <div className={`row wrap no-print ${classes.actions}`}>
          <NoticeLinks notice={notice} />
          <Menu position="bottom-end" width="max-content" classNames={{ dropdown: classes.menu ?? '' }}>
            <Menu.Target>
              <Button variant="subtle" size="compact-sm" aria-label={t('notices.dismiss.menu', { title })}>
                {t('notices.dismiss.button')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {scopes.map((scope) => (
                <Menu.Item key={scope} onClick={() => onDismiss(scope)}>
                  {t(`notices.dismiss.${scope}`, { name: about })}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </div>
      </div>
    </li>
  );
}
