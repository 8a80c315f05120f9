import { Button, Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { instanceQuery } from '#web/lib/api/instance.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { useErrorText, useFieldErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import type { PreviewTotals } from '../preview/decisions.ts';
import { RowError } from './save.ts';
import type { Save } from './use-save.ts';
import classes from './save-bar.module.css';
import stepClasses from '../imports.module.css';

type Props = { totals: PreviewTotals; save: Save; onBack: () => void };

/** The one button that saves, which stays in sight; while it saves, how far it is; and what went wrong. */
export function SaveBar({ totals, save, onBack }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: instance } = useQuery(instanceQuery);
  const problem = useProblem();
  const { saved, total } = save.progress;
  const hasBegun = save.error !== null && save.confirmed.size > 0;
  const figures = { count: totals.added, number: format.count(totals.added) };
  const label = hasBegun ? t('imports.preview.goOn') : t('imports.preview.save', figures);
  const share = total === 0 ? 0 : (saved / total) * 100;
  const text = t('imports.preview.saving', { saved: format.count(saved), total: format.count(total) });
  return (
    <div className={classes.bar}>
      {instance?.isReadOnly === true && <p className={stepClasses.notice}>{t('imports.readOnly')}</p>}
      {save.error !== null && !save.isSaving && (
        <FormAlert message={problem(save.error)}>{hasBegun && t('imports.preview.interrupted')}</FormAlert>
      )}
      {save.isSaving && <Progress value={share} aria-label={text} size="sm" radius="xl" />}
      <div className={classes.line}>
        <p className={classes.text} role="status">
          {save.isSaving ? text : ''}
        </p>
        <Button variant="default" onClick={onBack} disabled={save.isSaving || hasBegun}>
          {t('imports.back')}
        </Button>
        <BusyButton
          isBusy={save.isSaving}
          disabled={instance?.isReadOnly === true || !save.isReady}
          onClick={save.save}
        >
          {label}
        </BusyButton>
      </div>
    </div>
  );
}

/** Why saving stopped; of a row that was refused, which one. */
function useProblem(): (error: Error) => string {
  const format = useFormat();
  const errorText = useErrorText();
  const fieldText = useFieldErrorText();
  return (error) => {
    if (!(error instanceof RowError)) return errorText(error);
    const { bank, transaction } = error.row;
    const row = `${transaction?.description ?? bank.text}, ${format.day(bank.date)}`;
    return `${row}: ${fieldText(error.code) ?? ''}`;
  };
}
