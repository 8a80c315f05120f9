import { Button, Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { instanceQuery } from '#web/lib/api/instance.ts';
import { useBackCloses } from '#web/lib/navigation/hooks.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { useErrorText, useFieldErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { useCountPhrase } from '../count-phrase.ts';
import type { PreviewTotals } from '../preview/decisions.ts';
import { RowError } from './save.ts';
import type { Save } from './use-save.ts';
import classes from './save-bar.module.css';
import stepClasses from '../imports.module.css';

type Props = { totals: PreviewTotals; save: Save; onBack: () => void };

/** The button that saves, the progress, and errors. It stays in sight while the list scrolls. */
export function SaveBar({ totals, save, onBack }: Props) {
  const { t } = useTranslation();
  const { data: instance } = useQuery(instanceQuery);
  const isReadOnly = instance?.isReadOnly === true;
  const toProblem = useProblemText();
  const hasBegun = save.error !== null && save.confirmed.size > 0;
  const canGoBack = !save.isSaving && !hasBegun;
  useBackCloses(canGoBack, onBack, { isStep: true });
  return (
    <div className={`stack gap-10 card-color frame ${classes.bar}`}>
      {isReadOnly && <p className={stepClasses.notice}>{t('imports.readOnly')}</p>}
      {save.error !== null && !save.isSaving && (
        <FormAlert message={toProblem(save.error)}>{hasBegun && t('imports.preview.interrupted')}</FormAlert>
      )}
      <div className={`row wrap at-end gap-10 ${classes.line}`}>
        <SaveProgress save={save} />
        <Button variant="default" onClick={onBack} disabled={!canGoBack}>
          {t('imports.back')}
        </Button>
        <SaveButton {...{ totals, save, hasBegun }} isDisabled={isReadOnly || !save.isReady} />
      </div>
    </div>
  );
}

type ButtonProps = Pick<Props, 'totals' | 'save'> & { hasBegun: boolean; isDisabled: boolean };

function SaveButton({ totals: { added, moved }, save, hasBegun, isDisabled }: ButtonProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const phrase = useCountPhrase();
  const label =
    moved > 0
      ? t('imports.preview.saveBoth', { what: phrase(added, moved) })
      : t('imports.preview.save', { count: added, number: format.count(added) });
  return (
    <BusyButton isBusy={save.isSaving} disabled={isDisabled} onClick={save.save}>
      {hasBegun ? t('imports.preview.goOn') : label}
    </BusyButton>
  );
}

function SaveProgress({ save: { isSaving, progress } }: { save: Save }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { saved, total } = progress;
  const figures = { saved: format.count(saved), total: format.count(total) };
  const text = isSaving ? t('imports.preview.saving', figures) : '';
  return (
    <>
      {isSaving && (
        <Progress
          className={classes.progress ?? ''}
          value={total === 0 ? 0 : (saved / total) * 100}
          aria-label={text}
          size="sm"
          radius="xl"
        />
      )}
      <p className={`grow shrink dim text-14 numbers ${classes.text}`} role="status">
        {text}
      </p>
    </>
  );
}

/** Says why saving stopped, with the refused row, if any. */
function useProblemText(): (error: Error) => string {
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
