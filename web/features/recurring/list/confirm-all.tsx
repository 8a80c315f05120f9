import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Occurrence } from '#shared/contract/recurring.ts';
import { toMajorUnits, totalToMinorUnits } from '#shared/money.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { QuestionDialog } from '#web/ui/question.tsx';
import { useDecideAll } from '../use-decide.ts';

type Props = { waiting: readonly Occurrence[] };

/** Adds all waiting occurrences with a known amount, after a question with their sum. Estimates keep waiting. */
export function ConfirmAll({ waiting }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [question, setQuestion] = useState<{ known: Occurrence[]; isOpen: boolean }>();
  const { decideAll, isPending } = useDecideAll();
  const known = waiting.filter(({ isEstimate }) => !isEstimate);
  const close = () => setQuestion((now) => now && { ...now, isOpen: false });
  if (known.length < 2 && question === undefined) return null;
  const shown = question?.known ?? known;
  const confirm = () => decideAll({ act: 'post', waiting: shown }, { onSuccess: close });
  return (
    <>
      <Button variant="light" aria-haspopup="dialog" onClick={() => setQuestion({ known, isOpen: true })}>
        {t('recurring.waiting.confirmAll', { number: format.count(known.length) })}
      </Button>
      <QuestionDialog
        isOpen={question?.isOpen ?? false}
        onClose={close}
        onClosed={() => setQuestion(undefined)}
        title={t('recurring.waiting.confirming.title', { number: format.count(shown.length) })}
        confirmLabel={t('recurring.waiting.confirming.submit')}
        isDangerous={false}
        isPending={isPending}
        onConfirm={confirm}
      >
        <Total known={shown} estimates={waiting.length - known.length} />
      </QuestionDialog>
    </>
  );
}

function Total({ known, estimates }: { known: readonly Occurrence[]; estimates: number }) {
  const { t } = useTranslation();
  const { amount, count, decimals } = useFormat();
  const sumText = (type: Occurrence['type']) => {
    const amounts = known.map((item) => (item.type === type ? totalToMinorUnits(item.amount, decimals) : 0));
    const totalMinor = amounts.reduce((sum, minor) => sum + minor, 0);
    return amount(toMajorUnits(totalMinor, decimals));
  };
  const [first] = known;
  const isOneType = known.every(({ type }) => type === first?.type);
  return (
    <>
      <p>
        {first !== undefined && isOneType
          ? t(`recurring.waiting.confirming.${first.type}`, { amount: sumText(first.type) })
          : t('recurring.waiting.confirming.both', {
              expenses: sumText('expense'),
              incomes: sumText('income'),
            })}
      </p>
      {estimates > 0 && (
        <p>{t('recurring.waiting.confirming.estimates', { count: estimates, number: count(estimates) })}</p>
      )}
    </>
  );
}
