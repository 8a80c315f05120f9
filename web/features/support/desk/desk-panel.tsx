import { useMutation, useQuery } from '@tanstack/react-query';
import { IconArrowBackUp, IconCheck, IconChevronDown, IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button, Menu } from '@mantine/core';
import type { DeskConversationWithMessages, DeskConversation } from '#shared/contract/support-desk.ts';
import { LANGUAGE_FACTS } from '#shared/languages.ts';
import { paths } from '#shared/paths.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { EmailText } from '#web/ui/email-text.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { PersonAvatar } from '#web/ui/person-avatar.tsx';
import { useProfile } from '#web/lib/session/profile.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { AnswerForm } from '../answer-form.tsx';
import { BackButton, Subject } from '../conversation-panel.tsx';
import { Mark } from '../conversation-row.tsx';
import { LoadedConversation } from '../loaded.tsx';
import supportClasses from '../support.module.css';
import { Thread } from '../thread.tsx';
import { deskConversationQuery, fetchEarlierAtDesk, useDeskWrites, type DeskKey, deskQuery } from './api.ts';
import { DESK_TONES } from './desk-list.tsx';
import classes from './desk.module.css';

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
        <div className={`grid gap-6 shrink ${supportClasses.words}`}>
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
  const { setState } = useDeskWrites(conversationKey);
  return useMutation({
    mutationFn: () => setState(isClosed ? 'open' : 'closed'),
    onSuccess: () =>
      showToast({
        kind: 'success',
        message: t(isClosed ? 'supportDesk.toasts.reopened' : 'supportDesk.toasts.closed'),
      }),
    onError: useErrorToast(),
  });
}

type PersonProps = Pick<DeskConversation, 'person'>;

/** Facts about the user that help to answer; nothing about their transactions. */
function PersonFacts({ person }: PersonProps) {
  const { t } = useTranslation();
  const { date } = useInstantText();
  const { data } = useQuery(deskQuery);
  const { plan, language, createdAt } = person;
  return (
    <section
      className={`row wrap between frame rounded ${classes.person}`}
      aria-label={t('supportDesk.person.heading')}
    >
      <PersonName person={person} />
      <dl className={`flex wrap ${classes.facts}`}>
        {data?.isOrderedByPlan === true && (
          <Fact name={t('adminUsers.details.plan')}>{t(`adminUsers.plans.${plan}`)}</Fact>
        )}
        <Fact name={t('supportDesk.person.language')}>{LANGUAGE_FACTS[language].name}</Fact>
        <Fact name={t('supportDesk.person.joined')}>{date(createdAt)}</Fact>
      </dl>
    </section>
  );
}

function PersonName({ person: { id, displayName, email } }: PersonProps) {
  const detailsPath = `${paths.adminUsers}?${new URLSearchParams({ user: id })}`;
  return (
    <div className={`row gap-12 shrink ${classes.who}`}>
      <PersonAvatar name={displayName} photoURL={null} size={36} isLight />
      <div className="grid shrink dim text-14">
        <Link className={`text text-15 weight-600 break-anywhere ${classes.name}`} to={detailsPath}>
          <bdi>{displayName}</bdi>
        </Link>
        <EmailText email={email} />
      </div>
    </div>
  );
}

type Props = { conversationKey: DeskKey; assignedTo: DeskConversation['assignedTo'] };

/** Shows which administrator is responsible, and changes that. */
function AssignMenu({ conversationKey, assignedTo }: Props) {
  const { t } = useTranslation();
  const { uid } = useProfile();
  const assign = useAssign(conversationKey, assignedTo?.id ?? null);
  const { data } = useQuery(deskQuery);
  const others = data?.administrators.filter(({ id }) => id !== uid) ?? [];
  const renderItem = (id: string | null, text: string) => (
    <Menu.Item
      key={id ?? ''}
      leftSection={
        <IconCheck size={18} stroke={1.75} opacity={id === (assignedTo?.id ?? null) ? 1 : 0} aria-hidden />
      }
      aria-current={id === (assignedTo?.id ?? null) || undefined}
      onClick={() => assign(id)}
    >
      {text}
    </Menu.Item>
  );
  return (
    <Menu position="bottom-start" width={260} loop>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconUserCheck size={18} stroke={1.75} aria-hidden />}
          rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        >
          <AssigneeText assignedTo={assignedTo} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.assignees ?? ''}>
        {renderItem(uid, t(assignedTo?.id === uid ? 'supportDesk.assignedToMe' : 'supportDesk.assignToMe'))}
        {others.map(({ id, name }) => renderItem(id, name))}
        {renderItem(null, t('supportDesk.nobody'))}
      </Menu.Dropdown>
    </Menu>
  );
}

function AssigneeText({ assignedTo }: Pick<Props, 'assignedTo'>): string {
  const { t } = useTranslation();
  const { uid } = useProfile();
  if (assignedTo === null) return t('supportDesk.assignedToNobody');
  if (assignedTo.id === uid) return t('supportDesk.assignedToMe');
  return t('supportDesk.assignedTo', { name: assignedTo.name });
}

function useAssign(key: DeskKey, from: string | null): (to: string | null) => void {
  const { t } = useTranslation();
  const { assign } = useDeskWrites(key);
  const { mutate } = useMutation({
    mutationFn: (to: string | null) => assign({ to, from }),
    onSuccess: () => showToast({ kind: 'success', message: t('supportDesk.toasts.assigned') }),
    onError: useErrorToast(),
  });
  return (to) => mutate(to);
}
