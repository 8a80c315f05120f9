import { Button } from '@mantine/core';
import { IconDownload, IconPrinter, IconReportAnalytics } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { instanceQuery } from '#web/lib/api/instance.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useProfile } from '#web/lib/session/profile.ts';
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
  subtitle?: string;
  csv: string;
  controls: ReactNode;
  query: Query<Report>;
  isAhead?: boolean;
  isEmpty?: (report: Report) => boolean;
  /** Whether the report is printed on sheets in landscape. */
  isWide?: boolean;
  /** Whether the report is printed small, to fit on one sheet. */
  isCompact?: boolean;
  children: (report: Report) => ReactNode;
};

/** A report with its heading, its choices, and its buttons to download and to print it. */
export function ReportPage<Report>(props: Props<Report>) {
  const {
    title,
    subtitle,
    csv,
    controls,
    query,
    isEmpty,
    isAhead = false,
    isWide = false,
    isCompact = false,
    children,
  } = props;
  const { t } = useTranslation();
  const { data, isError, isPlaceholderData } = query;
  return (
    <div
      className={`shrink ${classes.report}`}
      data-wide={isWide || undefined}
      data-compact={isCompact || undefined}
    >
      <PrintLine />
      <PageHeader title={title} subtitle={subtitle} actions={<Actions csv={csv} />} />
      <div className={`flex wrap no-print ${classes.controls}`}>{controls}</div>
      {data !== undefined && isError && <OutOfDate message={t('summaries.outOfDate')} query={query} />}
      {data === undefined ? (
        <Waiting query={query} />
      ) : (
        <div
          className={`stack gap-20 ${classes.content}`}
          data-waiting={isPlaceholderData}
          aria-busy={isPlaceholderData}
        >
          {isAhead || isEmpty?.(data) ? <NothingHere isAhead={isAhead} /> : children(data)}
        </div>
      )}
    </div>
  );
}

/** Says on paper who printed the report, from which instance, and when. */
function PrintLine() {
  const { t } = useTranslation();
  const format = useFormat();
  const { displayName: name } = useProfile();
  const { data } = useQuery(instanceQuery);
  const texts = {
    instance: data?.name ?? t('app.name'),
    name,
    day: format.day(format.today(), DAY_FORMATS.long),
  };
  return <p className={classes.printed}>{t('reports.printed', texts)}</p>;
}

function Actions({ csv }: { csv: string }) {
  const { t } = useTranslation();
  return (
    <div className={`flex wrap gap-10 no-print ${classes.actions}`}>
      <CsvLink csv={csv} />
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
        onClick={() => window.print()}
      >
        <span className={classes.word}>{t('reports.print')}</span>
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
      <span className={classes.word}>{t('reports.csv')}</span>
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

function NothingHere({ isAhead }: { isAhead: boolean }) {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState
        icon={<IconReportAnalytics size={24} stroke={1.75} />}
        title={t(isAhead ? 'reports.notBegun' : 'reports.empty')}
        text={t(isAhead ? 'reports.notBegunText' : 'reports.emptyText')}
      />
    </Card>
  );
}
