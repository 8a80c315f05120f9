import { TextInput } from '@mantine/core';
import { IconPencilPlus } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import { MAX_QUICK_TEXT_LENGTH } from '#shared/limits.ts';
import { prefetch } from '#web/lib/browser/prefetch.ts';
import { loadTexts } from '#web/lib/language/i18n.ts';
import type { TransactionFormState } from '../form/use-transaction-form.ts';
import type { Line } from './use-line.ts';

const loadLineFill = async () => {
  const [{ LineFill: loaded }] = await Promise.all([import('../quick-add/line-fill.tsx'), loadTexts('all')]);
  return { default: loaded };
};
const LineFill = lazy(loadLineFill);

type Props = { line: Line; type: TransactionType; form: TransactionFormState };

/** The line of quick add in the form. The fields below show its reading, and Enter saves them. */
export function LineField({ line: { line, key, ref, setLine }, type, form }: Props) {
  const { t } = useTranslation();
  const [isUsed, setIsUsed] = useState(false);
  const [isLineRead, setIsLineRead] = useState(false);
  const [isEnterPressed, setIsEnterPressed] = useState(false);
  if (line !== '' && !isUsed) setIsUsed(true);
  // If Enter is pressed before the first reading, the form is submitted as soon as the fields show that reading.
  useEffect(() => {
    if (!isEnterPressed || !isLineRead) return;
    setIsEnterPressed(false);
    form.props.ref.current?.requestSubmit();
  }, [isEnterPressed, isLineRead, form.props.ref]);
  useEffect(() => prefetch(loadLineFill), []);
  return (
    <div className="stack gap-4">
      <TextInput
        ref={ref}
        label={t('transactions.add.quick')}
        placeholder={t(`transactions.add.quickExample.${type}`)}
        leftSection={<IconPencilPlus size={18} stroke={1.75} aria-hidden />}
        value={line}
        onChange={(event) => setLine(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && line.trim() !== '') setIsEnterPressed(true);
        }}
        maxLength={MAX_QUICK_TEXT_LENGTH}
        autoComplete="off"
        enterKeyHint="done"
      />
      {isUsed && (
        <Suspense>
          <LineFill
            key={key}
            line={line}
            type={type}
            values={form.values}
            onFill={(typed) => {
              form.set(typed);
              setIsLineRead(true);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
