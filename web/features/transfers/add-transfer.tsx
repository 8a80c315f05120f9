import { Button } from '@mantine/core';
import { IconCheck, IconWallet } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { accountsQuery } from '#web/lib/accounts/use-accounts.ts';
import { focusField } from '#web/lib/form/focus-field.ts';
import { useUnsaved } from '#web/lib/form/unsaved.tsx';
import { Link } from '#web/lib/navigation/link.tsx';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailedCard } from '#web/ui/load-failed.tsx';
import { showToast } from '#web/ui/toast.ts';
import { TransferFields } from './transfer-fields.tsx';
import { addedText } from './recurring/added-text.ts';
import { useTransferForm } from './use-transfer-form.ts';
import { useTransferQuery } from './use-transfer-query.ts';
import classes from './transfers.module.css';

/** The screen that adds transfers, one after another. */
export function AddTransfer() {
  const query = useQuery(accountsQuery);
  if (query.data === undefined)
    return query.isError ? <LoadFailedCard query={query} /> : <BlockSkeleton heights={[360]} />;
  const isOffered = query.data.items.some(({ isArchived }) => !isArchived);
  return <Card className={`${classes.card}`}>{isOffered ? <TransferForm /> : <NoAccounts />}</Card>;
}

function NoAccounts() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconWallet size={24} stroke={1.75} />}
      text={t('transfers.noAccounts')}
      action={
        <Button component={Link} to={paths.accounts} variant="default">
          {t('ownAccounts.manage')}
        </Button>
      }
    />
  );
}

function TransferForm() {
  const { t } = useTranslation();
  const form = useTransferForm({
    onSaved: (kind, clear) => {
      showToast({ kind: 'success', message: addedText(t, kind) });
      clear();
    },
  });
  useTransferQuery(form);
  const { ref } = form.props;
  const { amount, note } = form.values;
  useUnsaved(t('app.titles.addTransfer'), amount !== '' || note !== '');
  useEffect(() => focusField(ref.current, { amount: true }, { preventScroll: true }), [ref]);
  return (
    <div className="stack gap-20">
      <p className="dim text-15 lines-145">{t('transfers.about')}</p>
      <form className={`stack gap-20 ${classes.form}`} {...form.props}>
        <TransferFields form={form} canRepeat />
        <DialogActions>
          <Button component={Link} to={paths.accounts} variant="default">
            {t('transfers.toAccounts')}
          </Button>
          <BusyButton
            type="submit"
            isBusy={form.isBusy}
            leftSection={<IconCheck size={18} stroke={2} aria-hidden />}
          >
            {t('transfers.save')}
          </BusyButton>
        </DialogActions>
      </form>
    </div>
  );
}
