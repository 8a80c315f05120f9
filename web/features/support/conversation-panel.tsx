import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IconArrowLeft, IconCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationWithMessages } from '#shared/contract/support.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { AnswerForm } from './answer-form.tsx';
import { conversationQuery, fetchEarlier, useMarkRead, useSupportWrites } from './api.ts';
import { Mark } from './conversation-row.tsx';
import { LoadedConversation } from './loaded.tsx';
import classes from './support.module.css';
import { Thread } from './thread.tsx';

/** One of the user's conversations: its messages, the form for the next one, and the button that closes it. */
export function ConversationPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const query = useQuery(conversationQuery(id));
  return (
    <>
      <BackButton onClick={onClose}>{t('support.back')}</BackButton>
      <LoadedConversation query={query}>
        {(conversation) => <OpenConversation conversation={conversation} />}
      </LoadedConversation>
    </>
  );
}

/** Returns to the list; it shows only where the list and the conversation do not fit side by side. */
export function BackButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button
      className={classes.back ?? ''}
      variant="subtle"
      leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

function OpenConversation({ conversation }: { conversation: ConversationWithMessages }) {
  const { t } = useTranslation();
  const { id, subject, state } = conversation;
  const { send } = useSupportWrites();
  const isClosed = state === 'closed';
  const head = useRef<HTMLElement>(null);
  useMarkReadWhileOpen(conversation);
  /** The close button disappears when the conversation closes, and the focus with it. */
  const keepFocus = () => {
    if (document.activeElement === document.body) head.current?.querySelector('h2')?.focus();
  };
  return (
    <>
      <header ref={head} className="flex wrap between align-start gap-12">
        <div className={`grid gap-6 shrink ${classes.words}`}>
          <Subject>{subject}</Subject>
          <Mark tone={state === 'answered' ? 'good' : 'plain'}>{t(`support.states.${state}`)}</Mark>
        </div>
        {!isClosed && <CloseButton id={id} onClosed={keepFocus} />}
      </header>
      <Thread latest={conversation} ownSide="person" fetchEarlier={(before) => fetchEarlier(id, before)} />
      <AnswerForm
        side="own"
        conversationId={id}
        subject={subject}
        label={t('support.answer.label')}
        placeholder={t('support.answer.placeholder')}
        {...(isClosed ? { hint: t('support.answer.reopens') } : {})}
        sendLabel={t('support.answer.send')}
        sentMessage={t('support.toasts.sent')}
        send={(message) => send(id, message)}
      />
    </>
  );
}

/** The heading of a conversation. It takes the focus when the conversation opens. */
export function Subject({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={heading} className={`weight-650 lines-130 break-anywhere ${classes.subject}`} tabIndex={-1}>
      <bdi>{children}</bdi>
    </h2>
  );
}

/** Marks the conversation as read while it is open; after a failure it stays unread. */
function useMarkReadWhileOpen({ id, isUnread, lastAt }: ConversationWithMessages): void {
  const { mutate } = useMarkRead();
  const read = useEffectEvent(() => mutate(id));
  useEffect(() => {
    if (isUnread) read();
  }, [id, isUnread, lastAt]);
}

function CloseButton({ id, onClosed }: { id: string; onClosed: () => void }) {
  const { t } = useTranslation();
  const { close } = useSupportWrites();
  const { mutate, isPending } = useMutation({
    mutationFn: () => close(id),
    onSuccess: () => {
      showToast({ kind: 'success', message: t('support.toasts.closed') });
      onClosed();
    },
    onError: useErrorToast(),
  });
  return (
    <BusyButton
      variant="default"
      isBusy={isPending}
      leftSection={<IconCheck size={18} stroke={1.75} aria-hidden />}
      onClick={() => mutate()}
    >
      {t('support.close')}
    </BusyButton>
  );
}
