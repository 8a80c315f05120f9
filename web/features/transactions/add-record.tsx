import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { uuidv7 } from 'uuidv7';
import type { TransactionType } from '#shared/categories.ts';
import { paths } from '#shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { useAddRecord } from './record-hooks.ts';
import { RecordForm } from './record-form.tsx';
import { useRecordForm } from './use-record-form.ts';
import classes from './add-record.module.css';

/** Records one expense or income after another; a draft keeps its id until it is saved. */
export function AddRecord({ type }: { type: TransactionType }) {
  const { t } = useTranslation();
  const add = useAddRecord(type);
  const draftId = useRef(uuidv7());
  const form = useRecordForm(type, undefined, async (fields) => {
    const outcome = await add(draftId.current, fields);
    if (outcome.ok) {
      draftId.current = uuidv7();
      form.clear();
    }
    return outcome;
  });
  const { inputs } = form;
  useEffect(() => inputs.current.amount?.focus({ preventScroll: true }), [inputs]);

  return (
    <Card className={classes.card ?? ''}>
      <RecordForm
        type={type}
        form={form}
        saveLabel={t(`transactions.form.save.${type}`)}
        otherAction={
          <Button component={Link} to={paths.dashboard} variant="default">
            {t('transactions.add.toDashboard')}
          </Button>
        }
      />
    </Card>
  );
}
