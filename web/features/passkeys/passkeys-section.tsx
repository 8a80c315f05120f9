import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Passkey } from '#shared/contract/passkeys.ts';
import { MAX_PASSKEYS } from '#shared/limits.ts';
import { passkeysQuery } from '#web/lib/passkeys/passkeys-query.ts';
import { supportsPasskeys } from '#web/lib/passkeys/supports-passkeys.ts';
import { Card } from '#web/ui/card.tsx';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { QuestionDialog } from '#web/ui/question.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import classes from './passkeys.module.css';
import { useRemovePasskey } from './use-passkeys.ts';

const AddDialog = dialogOnDemand(async () => (await import('./name-dialogs.tsx')).AddDialog);
const RenameDialog = dialogOnDemand(async () => (await import('./name-dialogs.tsx')).RenameDialog);

/** The person's passkeys. Shows nothing where none can be made and there are none. */
export function PasskeysSection() {
  const { t } = useTranslation();
  const query = useQuery(passkeysQuery);
  const { data, isError } = query;
  const [isAdding, setIsAdding] = useState(false);
  const isPossible = supportsPasskeys() && data?.isAvailable !== false;
  if (!isPossible && (data?.items ?? []).length === 0) return null;
  const isFull = data !== undefined && data.items.length >= MAX_PASSKEYS;
  const canAdd = data !== undefined && isPossible && !isFull;
  return (
    <Card title={t('passkeys.title')} aside={canAdd && <AddButton onClick={() => setIsAdding(true)} />}>
      <p className={`dim text-15 lines-145 ${classes.text}`}>{t('passkeys.text')}</p>
      {isFull && <Note text={t('passkeys.full', { number: MAX_PASSKEYS })} />}
      {!isPossible && <Note text={t('passkeys.unsupported')} />}
      {data && <List passkeys={data.items} />}
      {!data && isError && <LoadFailed query={query} />}
      {!data && !isError && <BlockSkeleton heights={[44]} />}
      <AddDialog isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </Card>
  );
}

function Note({ text }: { text: string }) {
  return <p className={`dim text-15 lines-145 ${classes.text}`}>{text}</p>;
}

function AddButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  const icon = <IconPlus size={18} stroke={1.75} aria-hidden />;
  return (
    <Button variant="default" leftSection={icon} onClick={onClick} aria-label={t('passkeys.addLabel')}>
      {t('passkeys.add')}
    </Button>
  );
}

type Shown = { passkey: Passkey; dialog: 'rename' | 'remove'; isOpen: boolean };

function List({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const remove = useRemovePasskey();
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown((current) => current && { ...current, isOpen: false });
  const isOpen = (dialog: Shown['dialog']) => shown?.dialog === dialog && shown.isOpen;
  if (passkeys.length === 0 && shown === undefined) return <Note text={t('passkeys.none')} />;
  return (
    <>
      <ul className={`stack lined ${classes.list}`} ref={list} tabIndex={-1} aria-label={t('passkeys.title')}>
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRename={() => setShown({ passkey, dialog: 'rename', isOpen: true })}
            onRemove={() => setShown({ passkey, dialog: 'remove', isOpen: true })}
          />
        ))}
      </ul>
      {shown && (
        <RenameDialog
          key={shown.passkey.id}
          passkey={shown.passkey}
          isOpen={isOpen('rename')}
          onClose={close}
        />
      )}
      {shown && (
        <QuestionDialog
          isOpen={isOpen('remove')}
          onClose={close}
          onConfirm={() => {
            close();
            remove(shown.passkey);
          }}
          onClosed={() => {
            // The menu disappears with its row.
            list.current?.focus();
            setShown(undefined);
          }}
          title={t('passkeys.question.title', { name: shown.passkey.name })}
          confirmLabel={t('passkeys.question.confirm')}
          returnFocus={false}
        >
          <p>{t('passkeys.question.text')}</p>
        </QuestionDialog>
      )}
    </>
  );
}
