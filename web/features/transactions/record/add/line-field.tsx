import { TextInput } from '@mantine/core';
import { IconPencilPlus } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import { MAX_QUICK_TEXT_LENGTH } from '#shared/limits.ts';
import { PREFETCH_AFTER_MS, whenIdleAfter } from '#web/lib/browser/when-idle.ts';
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
  const [isUsed, setUsed] = useState(false);
  const [isRead, setRead] = useState(false);
  const [isEntered, setEntered] = useState(false);
  if (line !== '' && !isUsed) setUsed(true);
  // An Enter that comes before the first reading saves once the fields show the reading.
  useEffect(() => {
    if (!isEntered || !isRead) return;
    setEntered(false);
    form.props.ref.current?.requestSubmit();
  }, [isEntered, isRead, form.props.ref]);
  useEffect(() => whenIdleAfter(PREFETCH_AFTER_MS, () => void loadLineFill()), []);
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
          if (event.key === 'Enter' && line.trim() !== '') setEntered(true);
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
              setRead(true);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
