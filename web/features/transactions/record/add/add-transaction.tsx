import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from '#web/lib/navigation/hooks.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { TransactionFields } from '#shared/contract/transactions.ts';
import { paths } from '#shared/paths.ts';
import { keepLastAccount, readLastAccount } from '#web/lib/accounts/last-account.ts';
import { loadTexts } from '#web/lib/language/i18n.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { focusField } from '#web/lib/form/focus-field.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { Card } from '#web/ui/card.tsx';
import { findDraft, keepDraft } from './drafts.ts';
import { isLinkQuery } from '../quick-add/link-fields.ts';
import { LineField } from './line-field.tsx';
import { RepeatList } from './repeat-list.tsx';
import { useLine } from './use-line.ts';
import { useAddTransaction } from '#web/features/transactions/write/use-add-transaction.ts';
import { TransactionForm } from '../form/transaction-form.tsx';
import { useTransactionForm, type TransactionFormState } from '../form/use-transaction-form.ts';
import classes from './add-transaction.module.css';

const LinkFill = lazy(async () => {
  const [{ LinkFill: loaded }] = await Promise.all([import('../quick-add/link-fill.tsx'), loadTexts('all')]);
  return { default: loaded };
});

/** The screen that adds expenses or incomes, one after another. A draft keeps its id and values until it is saved. */
export function AddTransaction({ type }: { type: TransactionType }) {
  const { t } = useTranslation();
  const line = useLine();
  const form = useDraftForm(type, line.clear);
  const { ref } = form.props;
  useEffect(() => focusField(ref.current, { amount: true }, { preventScroll: true }), [ref]);
  const toDashboard = (
    <Button component={Link} to={paths.dashboard} variant="default" visibleFrom="sm">
      {t('transactions.add.toDashboard')}
    </Button>
  );
  function repeat(transaction: TransactionFields): void {
    line.clear();
    form.repeat(transaction);
  }
  const saveLabel = t(`transactions.form.save.${type}`);
  return (
    <div className={`grid gap-20 ${classes.page}`}>
      <Card className="stack gap-20">
        <LineField line={line} type={type} form={form} />
        <FilledByLink type={type} values={form.values} onFill={form.set} />
        <TransactionForm type={type} form={form} saveLabel={saveLabel} otherAction={toDashboard} />
      </Card>
      <RepeatList type={type} onRepeat={repeat} />
    </div>
  );
}

/** Fills the form from the address, such as `?text=coffee 2.50`. */
function FilledByLink(props: ComponentProps<typeof LinkFill>) {
  const [query] = useSearchParams();
  const isLinked = isLinkQuery(query);
  const [wasLinked, setWasLinked] = useState(isLinked);
  if (isLinked && !wasLinked) setWasLinked(true);
  if (!wasLinked) return null;
  return (
    <Suspense>
      <LinkFill {...props} />
    </Suspense>
  );
}

function useDraftForm(type: TransactionType, onSaved: () => void): TransactionFormState {
  const { uid } = useProfile();
  const [draft] = useState(() => findDraft(uid, type));
  const [account] = useState(readLastAccount);
  const { id, add } = useAddTransaction(type, draft.id);
  const form = useTransactionForm(type, { typed: draft.typed, account }, async (fields, clear, parts) => {
    if (!(await add(fields, parts))) return;
    keepLastAccount(fields.account ?? '');
    clear();
    onSaved();
  });
  const { values } = form;
  useEffect(() => keepDraft(uid, type, id.current, values), [uid, type, id, values]);
  return form;
}
