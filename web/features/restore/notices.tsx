import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Restore } from '#shared/contract/restore.ts';
import { paths } from '#shared/paths.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { QuestionDialog } from '#web/ui/question.tsx';
import type { RestoreStatus } from './restore-query.ts';
import { useEndRestore } from './use-restore.ts';
import classes from './restore.module.css';

/** Says that only an empty account can be restored into, which data is in the way, and what to do. */
export function NotEmpty({ holds }: Pick<RestoreStatus, 'holds'>) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const names = new Set(holds.flatMap((list) => LIST_NAMES[list] ?? []));
  const list = [...names].map((name) => t(`restore.heldNames.${name}`));
  return (
    <>
      <p className="dim text-15 lines-145">
        {t('restore.notEmpty')}{' '}
        <Link className={`accent weight-600 ${classes.link}`} to={paths.import}>
          {t('restore.toImport')}
        </Link>
      </p>
      <p className="dim text-15 lines-145">
        {t('restore.held', { list: new Intl.ListFormat(locale, { type: 'conjunction' }).format(list) })}
      </p>
    </>
  );
}

/** The names of the lists of an export. Several lists may share a name. */
const LIST_NAMES = {
  categories: undefined,
  records: 'transactions',
  deletedRecords: 'deleted',
  sources: 'imports',
  imports: 'imports',
  transfers: 'transfers',
  recurringTransfers: 'transfers',
  statements: 'imports',
  importEntries: 'imports',
  recurring: 'recurring',
  recurringOccurrences: 'recurring',
  recurringDecisions: 'recurring',
  noticeDecisions: 'notices',
  budgets: 'budgets',
  goals: 'goals',
  goalEntries: 'goals',
} as const satisfies Record<RestoreStatus['holds'][number], string | undefined>;

/** Says how to continue an interrupted restore, and ends it if the file is lost. */
export function Unfinished({ restore }: { restore: Restore }) {
  const { t } = useTranslation();
  const { dateTime } = useInstantText();
  const errorText = useErrorText();
  const [isAsking, setIsAsking] = useState(false);
  const end = useEndRestore();
  return (
    <div className={classes.notice}>
      <p>{t('restore.unfinished', { time: dateTime(restore.exportedAt) })}</p>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {t('restore.end.open')}
      </Button>
      <QuestionDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => end.mutate(restore.id, { onSuccess: () => setIsAsking(false) })}
        title={t('restore.end.title')}
        confirmLabel={t('restore.end.confirm')}
        isPending={end.isPending}
      >
        <p>{t('restore.end.text')}</p>
        <FormAlert message={end.error ? errorText(end.error) : undefined} />
      </QuestionDialog>
    </div>
  );
}
