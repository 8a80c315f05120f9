import { useTranslation } from 'react-i18next';
import type { Notice } from '#shared/contract/notices.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { noticeLinks } from './notice-link.ts';
import classes from './notice-links.module.css';

/** The links to what a notice is about. Print hides them. */
export function NoticeLinks({ notice }: { notice: Notice }) {
  const { t } = useTranslation();
  return noticeLinks(notice).map(({ to, screen }) => (
    <Link
      key={screen}
      className={`align-centre accent text-15 weight-600 no-underline no-print ${classes.link}`}
      to={to}
    >
      {t(`notices.open.${screen}`)}
    </Link>
  ));
}
