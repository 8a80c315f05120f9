import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import classes from './account.module.css';

const DeleteDialog = dialogOnDemand(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

export function DeleteSection() {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<'none' | 'open' | 'closing'>('none');

  function leave(): void {
    setDialog('closing');
    requestAnimationFrame(() => button.current?.focus());
  }

  return (
    <Card title={t('account.delete.title')} className={classes.danger ?? ''}>
      <div className={`row wrap between ${classes.dangerRow}`}>
        <p className={`dim text-15 lines-145 ${classes.text}`}>{t('account.delete.text')}</p>
        <Button ref={button} variant="light" color="red" onClick={() => setDialog('open')}>
          {t('account.delete.open')}
        </Button>
      </div>
      {dialog !== 'none' && (
        <DeleteDialog isOpen={dialog === 'open'} onClose={leave} onClosed={() => setDialog('none')} />
      )}
    </Card>
  );
}
