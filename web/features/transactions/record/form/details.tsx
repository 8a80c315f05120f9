import { Button } from '@mantine/core';
import { IconNote } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DETAIL_FIELDS } from '#shared/contract/transaction-fields.ts';
import { prefetch } from '#web/lib/browser/prefetch.ts';
import { loadTexts } from '#web/lib/language/i18n.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import type { TransactionFormState } from './use-transaction-form.ts';
import classes from './details.module.css';

const DetailFields = dialogOnDemand(async () => {
  const [{ DetailFields: loaded }] = await Promise.all([import('./detail-fields.tsx'), loadTexts('all')]);
  return loaded;
});

/** A button that opens the fields for optional texts and tags, which few transactions have. */
export function Details({ form }: { form: TransactionFormState }) {
  const { t } = useTranslation();
  const [isOpened, open] = useState(false);
  const isFilled = [...DETAIL_FIELDS, 'tags' as const].some((name) => form.values[name] !== '');
  useEffect(() => prefetch(DetailFields.fetch), []);
  return (
    <>
      <DetailFields
        isOpen={isOpened || isFilled}
        onClose={() => open(false)}
        form={form}
        isFocused={isOpened && !isFilled}
      />
      {!isOpened && !isFilled && (
        <Button
          className={classes.open ?? ''}
          variant="subtle"
          leftSection={<IconNote size={18} stroke={1.75} aria-hidden />}
          onClick={() => open(true)}
        >
          {t(form.values.parts.length > 0 ? 'transactions.form.tags' : 'transactions.form.details')}
        </Button>
      )}
    </>
  );
}
