import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconMessages, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { UnsavedGuard } from '#web/lib/form/unsaved.tsx';
import { Link } from '#web/lib/navigation/link.tsx';
import { usePage } from '#web/lib/screen/use-page.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { Card } from '#web/ui/card.tsx';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { conversationsQuery } from './api.ts';
import { ConversationList, NothingChosen } from './conversation-list.tsx';
import { ConversationPanel } from './conversation-panel.tsx';
import { Panes } from './panes.tsx';
import { useOpenConversation } from './use-open-conversation.ts';

const StartDialog = dialogOnDemand(async () => (await import('./start-dialog.tsx')).StartDialog);

/** The conversations of the signed-in user with the administrators. */
export function Support() {
  const { t } = useTranslation();
  const { isAdmin } = useProfile();
  const [page, turnTo] = usePage();
  const { id, open, close } = useOpenConversation();
  const query = useQuery(conversationsQuery(page));
  const starting = useStarting((started) => open({ conversation: started }));
  const isEmpty = query.data?.total === 0 && id === undefined;
  return (
    <UnsavedGuard>
      <PageHeader
        title={t('app.titles.support')}
        subtitle={isAdmin ? <AdminSubtitle /> : t('support.subtitle')}
        actions={!isEmpty && starting.button}
      />
      {isEmpty ? (
        <Card>
          <EmptyState
            icon={<IconMessages size={24} stroke={1.75} />}
            title={t('support.empty.title')}
            {...(!isAdmin && { text: t('support.empty.text') })}
            action={starting.button}
          />
        </Card>
      ) : (
        <Panes
          isOpen={id !== undefined}
          list={
            <ConversationList
              query={query}
              currentId={id}
              onOpen={(chosen) => open({ conversation: chosen })}
              onPage={turnTo}
            />
          }
        >
          {id === undefined ? (
            <NothingChosen text={t('support.choose')} />
          ) : (
            <ConversationPanel key={id} id={id} onClose={close} />
          )}
        </Panes>
      )}
      {starting.dialog}
    </UnsavedGuard>
  );
}

/** Administrators answer elsewhere; here they would ask the others. */
function AdminSubtitle() {
  const { t } = useTranslation();
  return (
    <>
      {t('support.asAdmin')}{' '}
      <Link className="accent weight-600" to={paths.adminSupport}>
        {t('support.toDesk')}
      </Link>
    </>
  );
}

/** The button that writes a new message, and its dialog. */
function useStarting(onStarted: (id: string) => void) {
  const { t } = useTranslation();
  // The number is new each time, so that the form begins empty.
  const [dialog, setDialog] = useState({ isOpen: false, number: 0 });
  const close = () => setDialog(({ number }) => ({ isOpen: false, number }));
  return {
    button: (
      <Button
        aria-haspopup="dialog"
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        onPointerEnter={StartDialog.prefetch}
        onClick={() => setDialog(({ number }) => ({ isOpen: true, number: number + 1 }))}
      >
        {t('support.start')}
      </Button>
    ),
    dialog: dialog.number > 0 && (
      <StartDialog
        key={dialog.number}
        isOpen={dialog.isOpen}
        onClose={close}
        onStarted={(id) => {
          close();
          onStarted(id);
        }}
      />
    ),
  };
}
