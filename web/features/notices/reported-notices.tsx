import { useTranslation } from 'react-i18next';
import type { Notice } from '#shared/contract/notices.ts';
import { Card } from '#web/ui/card.tsx';
import { NoticeLinks } from './notice-links.tsx';
import { useNoticeText } from './use-notice-text.ts';
import classes from './reported-notices.module.css';

/** What was out of the ordinary, within a report and on paper. */
export function ReportedNotices({ notices }: { notices: readonly Notice[] }) {
  const { t } = useTranslation();
  return (
    <Card title={t('notices.title')}>
      <ul className={classes.list} aria-label={t('notices.list')}>
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
    <li className={classes.notice}>
      <p className={classes.title}>{title}</p>
      <p className={classes.why}>{why}</p>
      <p className={classes.links}>
        <NoticeLinks notice={notice} />
      </p>
    </li>
  );
}
