import { useMutation, useQuery } from '@tanstack/react-query';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DeskConversationWithMessages } from '#shared/contract/support-desk.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { AnswerForm } from '../answer-form.tsx';
import { BackButton, Subject } from '../conversation-panel.tsx';
import { Mark } from '../conversation-row.tsx';
import { LoadedConversation } from '../loaded.tsx';
import panel from '../support.module.css';
import { Thread } from '../thread.tsx';
import { deskConversationQuery, fetchEarlierAtDesk, useDeskWrites, type DeskKey } from './api.ts';
import { AssignMenu } from './assign-menu.tsx';
import { DESK_TONES } from './desk-list.tsx';
import { PersonFacts } from './person-facts.tsx';

export function DeskPanel({ conversationKey, onClose }: { conversationKey: DeskKey; onClose: () => void }) {
  const { t } = useTranslation();
  const query = useQuery(deskConversationQuery(conversationKey));
  return (
    <>
      <BackButton onClick={onClose}>{t('supportDesk.back')}</BackButton>
      <LoadedConversation query={query}>
        {(conversation) => <OpenConversation conversation={conversation} />}
      </LoadedConversation>
    </>
  );
}

function OpenConversation({ conversation }: { conversation: DeskConversationWithMessages }) {
  const { t } = useTranslation();
  const { id, subject, state, person, assignedTo, messages } = conversation;
  const key = { userId: person.id, id };
  const { answer } = useDeskWrites(key);
  const seen = messages.at(-1)?.number ?? 0;
  return (
    <>
      <header className="flex wrap between align-start gap-12">
        <div className={`grid gap-6 shrink ${panel.words}`}>
          <Subject>{subject}</Subject>
          <Mark tone={DESK_TONES[state]}>{t(`supportDesk.badges.${state}`)}</Mark>
        </div>
        <div className="flex wrap gap-8 shrink">
          <AssignMenu conversationKey={key} assignedTo={assignedTo} />
          <StateButton conversationKey={key} isClosed={state === 'closed'} />
        </div>
      </header>
      <PersonFacts person={person} />
      <Thread
        latest={conversation}
        ownSide="administrator"
        fetchEarlier={(before) => fetchEarlierAtDesk(key, before)}
      />
      <AnswerForm
        side="desk"
        // Two users may have conversations with the same id.
        conversationId={`${person.id} ${id}`}
        subject={subject}
        label={t('supportDesk.answer.label')}
        placeholder={t('supportDesk.answer.placeholder')}
        hint={t('supportDesk.answer.hint')}
        sendLabel={t('supportDesk.answer.send')}
        sentMessage={t('supportDesk.toasts.sent')}
        send={(message) => answer({ ...message, seen })}
      />
    </>
  );
}

function StateButton({ conversationKey, isClosed }: { conversationKey: DeskKey; isClosed: boolean }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useStateChange(conversationKey, isClosed);
  const Icon = isClosed ? IconArrowBackUp : IconCheck;
  return (
    <BusyButton
      variant="default"
      isBusy={isPending}
      leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
      onClick={() => mutate()}
    >
      {t(isClosed ? 'supportDesk.reopen' : 'supportDesk.close')}
    </BusyButton>
  );
}

/** Closes an open conversation, and reopens a closed one. */
function useStateChange(conversationKey: DeskKey, isClosed: boolean) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { setState } = useDeskWrites(conversationKey);
  return useMutation({
    mutationFn: () => setState(isClosed ? 'open' : 'closed'),
    onSuccess: () =>
      showToast({
        kind: 'success',
        message: t(isClosed ? 'supportDesk.toasts.reopened' : 'supportDesk.toasts.closed'),
      }),
    onError: (error) => showToast({ kind: 'error', message: errorText(error) }),
  });
}
