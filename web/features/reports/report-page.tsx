import { Button } from '@mantine/core';
import { IconArrowLeft, IconDownload, IconPrinter, IconReportAnalytics } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailedCard } from '#web/ui/load-failed.tsx';
import { OutOfDate } from '#web/ui/out-of-date.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import classes from './report-page.module.css';

type Query<Report> = {
  data: Report | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

type Props<Report> = {
  title: string;
  /** The period in words, which paper needs too. */
  subtitle?: string;
  /** The address of the file. */
  csv: string;
  controls: ReactNode;
  query: Query<Report>;
  isEmpty?: (report: Report) => boolean;
  /** Whether it is printed across the sheet. */
  isWide?: boolean;
  /** Whether it is printed small, in two columns. */
  isCompact?: boolean;
  children: (report: Report) => ReactNode;
};

/** A report with its heading, its choices, and the ways to take it along. */
export function ReportPage<Report>(props: Props<Report>) {
  const {
    title,
    subtitle,
    csv,
    controls,
    query,
    isEmpty,
    isWide = false,
    isCompact = false,
    children,
  } = props;
  const { t } = useTranslation();
  const { data, isError, isPlaceholderData } = query;
  return (
    <div className={classes.report} data-wide={isWide || undefined} data-compact={isCompact || undefined}>
      <Link className={classes.back} to={paths.reports}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden />
        {t('reports.back')}
      </Link>
      <PageHeader title={title} subtitle={subtitle} actions={<Actions csv={csv} />} />
      <div className={classes.controls}>{controls}</div>
      {data !== undefined && isError && <OutOfDate message={t('summaries.outOfDate')} query={query} />}
      {data === undefined ? (
        <Waiting query={query} />
      ) : (
        <div className={classes.content} data-waiting={isPlaceholderData} aria-busy={isPlaceholderData}>
          {isEmpty?.(data) ? <NothingHere /> : children(data)}
        </div>
      )}
    </div>
  );
}

function Actions({ csv }: { csv: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes.actions}>
      <CsvLink csv={csv} />
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
        onClick={() => window.print()}
      >
        {t('reports.print')}
      </Button>
    </div>
  );
}

function CsvLink({ csv }: { csv: string }) {
  const { t } = useTranslation();
  return (
    <Button
      component="a"
      href={csv}
      download
      variant="default"
      title={t('reports.csvHelp')}
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
    >
      {t('reports.csv')}
    </Button>
  );
}

function Waiting<Report>({ query }: { query: Query<Report> }) {
  if (query.isError) return <LoadFailedCard query={query} />;
  return (
    <Card>
      <BlockSkeleton heights={[72, 200, 44, 44, 44]} />
    </Card>
  );
}

function NothingHere() {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState
        icon={<IconReportAnalytics size={24} stroke={1.75} />}
        title={t('reports.empty')}
        text={t('reports.emptyText')}
      />
    </Card>
  );
}
