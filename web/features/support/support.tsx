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

/** The signed-in user's screen of their conversations with the administrators. */
export function Support() {
  const { t } = useTranslation();
  const { isAdmin } = useProfile();
  const [page, turnTo] = usePage();
  const { id, open, close } = useOpenConversation();
  const query = useQuery(conversationsQuery(page));
  const startDialog = useStartDialog((started) => open({ conversation: started }));
  const isEmpty = query.data?.total === 0 && id === undefined;
  return (
    <UnsavedGuard>
      <PageHeader
        title={t('app.titles.support')}
        subtitle={isAdmin ? <AdminSubtitle /> : t('support.subtitle')}
        actions={!isEmpty && startDialog.button}
      />
      {isEmpty ? (
        <Card>
          <EmptyState
            icon={<IconMessages size={24} stroke={1.75} />}
            title={t('support.empty.title')}
            {...(!isAdmin && { text: t('support.empty.text') })}
            action={startDialog.button}
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
      {startDialog.dialog}
    </UnsavedGuard>
  );
}

/** Tells administrators that they answer at the desk, and would write to other administrators here. */
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

/** The button that starts a conversation, and its dialog. */
function useStartDialog(onStarted: (id: string) => void) {
  const { t } = useTranslation();
  // A new number each time makes a new form, which is empty.
  const [dialog, setDialog] = useState({ isOpen: false, number: 0 });
  const close = () => setDialog(({ number }) => ({ isOpen: false, number }));
  return {
    button: (
      <Button
        aria-haspopup="dialog"
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        onPointerEnter={() => void StartDialog.fetch().catch(() => undefined)}
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
