import { useTranslation } from 'react-i18next';
import type { Notice } from '#shared/contract/notices.ts';
import { Card } from '#web/ui/card.tsx';
import { NoticeLinks } from './notice-links.tsx';
import { useNoticeText } from './use-notice-text.ts';
import classes from './reported-notices.module.css';

/** The notices of a report's period, on the screen and in print. */
export function ReportedNotices({ notices }: { notices: readonly Notice[] }) {
  const { t } = useTranslation();
  return (
    <Card title={t('notices.title')}>
      <ul className={`grid gap-8 ${classes.list}`} aria-label={t('notices.list')}>
        {notices.map((notice) => (
          <ReportedNotice key={notice.key} notice={notice} />
        ))}
      </ul>
    </Card>
  );
}

function ReportedNotice({ notice }: { notice: Notice }) {
  const { title, why } = useNoticeText(notice);
  return (
    <li className={`shrink ${classes.notice}`}>
      <p className={`text-15 weight-600 break-anywhere ${classes.title}`}>{title}</p>
      <p className={`dim text-14 ${classes.why}`}>{why}</p>
      <p className={`flex wrap ${classes.links}`}>
        <NoticeLinks notice={notice} />
      </p>
    </li>
  );
}
