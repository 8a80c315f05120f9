import { Button } from '@mantine/core';
import { IconArrowsSplit2, IconRepeat } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import type { TransactionType } from '#shared/categories.ts';
import { listBankLines } from '#shared/contract/imports.ts';
import type { SplitPart } from '#shared/contract/transaction-groups.ts';
import type { TransactionFields } from '#shared/contract/transactions.ts';
import { call } from '#web/lib/api/call.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from './edit-dialog.module.css';
import { repeatPath } from './repeat-path.ts';
import { useSplitTransaction } from '#web/features/transactions/write/use-group.ts';
import { TransactionDialog, type TransactionDialogProps } from './transaction-dialog.tsx';
import { useEditTransaction } from '#web/features/transactions/write/transaction-hooks.ts';

export function EditDialog(props: TransactionDialogProps) {
  const { t } = useTranslation();
  const edit = useEditTransaction();
  const split = useSplitTransaction();
  const [groupId] = useState(uuidv7);
  const { transaction } = props;
  const isPart = transaction.groupId !== null;
  const wasSplit = useRef(false);
  async function save(fields: TransactionFields, parts: readonly SplitPart[]): Promise<boolean> {
    if (parts.length === 0) return await edit(transaction, fields, wasSplit.current ? groupId : undefined);
    wasSplit.current = true;
    return await split(transaction, groupId, fields, parts);
  }
  return (
    <TransactionDialog
      {...props}
      title={t(`transactions.edit.${transaction.type}`)}
      saveLabel={t('transactions.form.saveChanges')}
      // A part is edited like any transaction, but cannot be split again.
      {...(isPart && { parts: null })}
      onSave={save}
      aside={<RepeatLink transaction={transaction} />}
      above={
        <>
          {isPart && <PartNotice type={transaction.type} />}
          <BankLines id={transaction.id} />
        </>
      }
    />
  );
}

function RepeatLink({ transaction }: Pick<TransactionDialogProps, 'transaction'>) {
  const { t } = useTranslation();
  const path = repeatPath(transaction);
  if (path === undefined) return null;
  return (
    <Button
      component={Link}
      to={path}
      variant="subtle"
      leftSection={<IconRepeat size={18} stroke={1.75} aria-hidden />}
    >
      {t('transactions.list.repeat')}
    </Button>
  );
}

function PartNotice({ type }: { type: TransactionType }) {
  const { t } = useTranslation();
  return (
    <p className={`row gap-8 dim text-15 ${classes.part}`}>
      <IconArrowsSplit2 size={18} stroke={1.75} aria-hidden />
      {t(`transactions.part.edit.${type}`)}
    </p>
  );
}

/** The rows of bank files from which a transaction was imported, as the bank wrote them; nothing if there are none. */
function BankLines({ id }: { id: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery({
    queryKey: ['bank-lines', id],
    queryFn: ({ signal }) => call(listBankLines, { params: { id } }, { signal }),
    retry: false,
  });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <ul
      className={`stack gap-8 hover-color rounded text-14 ${classes.lines}`}
      aria-label={t('transactions.bank.label')}
    >
      {data.items.map(({ importId, sourceName, date, amount, text }) => (
        <li key={`${importId} ${date} ${amount} ${text}`}>
          <span className="block break-anywhere">{t('transactions.bank.words', { text })}</span>
          <span className="block dim break-anywhere">
            {[sourceName, format.day(date), format.signedAmount(amount)].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
