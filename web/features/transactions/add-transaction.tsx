import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { uuidv7 } from 'uuidv7';
import type { TransactionType } from '#shared/categories.ts';
import { paths } from '#shared/paths.ts';
import { focusField } from '#web/lib/form/focus-field.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { Card } from '#web/ui/card.tsx';
import { findDraft, keepDraft } from './drafts.ts';
import { useAddTransaction } from './transaction-hooks.ts';
import { TransactionForm } from './transaction-form.tsx';
import { useTransactionForm } from './use-transaction-form.ts';
import classes from './add-transaction.module.css';

/** Adds one expense or income after another; a draft keeps its id and its text until it is saved. */
export function AddTransaction({ type }: { type: TransactionType }) {
  const { t } = useTranslation();
  const add = useAddTransaction(type);
  const { uid } = useProfile();
  const [draft] = useState(() => findDraft(uid, type));
  const draftId = useRef(draft.id);
  const form = useTransactionForm(type, { typed: draft.typed }, async (fields, clear) => {
    if (!(await add(draftId.current, fields))) return;
    draftId.current = uuidv7();
    clear();
  });
  const { values } = form;
  const { ref } = form.props;
  useEffect(() => keepDraft(uid, type, draftId.current, values), [uid, type, values]);
  useEffect(() => focusField(ref.current, { amount: true }, { preventScroll: true }), [ref]);

  return (
    <Card className={classes.card ?? ''}>
      <TransactionForm
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
