import { Button, Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconPlus, IconTicket } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invite } from '#shared/contract/invites.ts';
import { instanceQuery } from '#web/lib/api/instance.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { QuestionDialog, type Question } from '#web/ui/question.tsx';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { InviteDialog } from './invite-dialog.tsx';
import classes from './invites.module.css';
import { useInvites, useRevokeInvite } from './use-invites.ts';

/** The number of invitations that show without 'show all'. */
const SHOWN_AT_FIRST = 5;

/** The invitations of this installation with their states; new ones are made and open ones revoked here. */
export function InvitesSection() {
  const { t } = useTranslation();
  const query = useInvites();
  const { data, isError } = query;
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <Card title={t('invites.title')} aside={<MakeButton onClick={() => setIsDialogOpen(true)} />}>
      <p className="dim text-15 lines-145">
        {t('invites.text')} <RegistrationNote />
      </p>
      {data && <List invites={data.items} />}
      {!data && isError && <LoadFailed query={query} />}
      {!data && !isError && <BlockSkeleton heights={[48, 48, 48]} />}
      <InviteDialog isOpen={isDialogOpen} onClose={() => setIsDialogOpen(false)} />
    </Card>
  );
}

function MakeButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  const icon = <IconPlus size={18} stroke={1.75} aria-hidden />;
  return (
    <Button className={classes.make ?? ''} variant="default" leftSection={icon} onClick={onClick}>
      {t('invites.create')}
    </Button>
  );
}

/** Says if the present settings make invitations useless. */
function RegistrationNote() {
  const { t } = useTranslation();
  const { data } = useQuery(instanceQuery);
  if (data?.registration === 'open') return t('invites.notNeeded');
  return data?.registration === 'closed' ? t('invites.notEnough') : null;
}

function List({ invites }: { invites: Invite[] }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const [areAllShown, setAreAllShown] = useState(false);
  const { question, ask } = useRevoking(() => list.current?.focus());
  if (invites.length === 0) return <NoInvites />;
  return (
    <>
      <ul className={`stack lined ${classes.list}`} ref={list} tabIndex={-1} aria-label={t('invites.title')}>
        {(areAllShown ? invites : invites.slice(0, SHOWN_AT_FIRST)).map((invite) => (
          <InviteRow key={invite.id} invite={invite} onRevoke={() => ask(invite)} />
        ))}
      </ul>
      {!areAllShown && invites.length > SHOWN_AT_FIRST && (
        <div className={`flex centred ${classes.more}`}>
          <Button variant="subtle" onClick={() => setAreAllShown(true)}>
            {t('invites.showAll', { number: invites.length })}
          </Button>
        </div>
      )}
      {question && <RevokeQuestion {...question} />}
    </>
  );
}

/** Asks before it revokes an invitation. The clicked button disappears with its row, so the focus needs a new place. */
function useRevoking(moveFocus: () => void) {
  const revoke = useRevokeInvite();
  const [dialog, setDialog] = useState<{ invite: Invite; isOpen: boolean }>();
  const onClose = () => setDialog((current) => current && { ...current, isOpen: false });
  const ask = (invite: Invite) => setDialog({ invite, isOpen: true });
  if (dialog === undefined) return { ask };
  const onConfirm = () => {
    onClose();
    revoke(dialog.invite);
  };
  return { ask, question: { isOpen: dialog.isOpen, onClose, onConfirm, onClosed: moveFocus } };
}

function NoInvites() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconTicket size={22} stroke={1.75} />}
      title={t('invites.empty.title')}
      text={t('invites.empty.text')}
    />
  );
}

function RevokeQuestion(question: Question) {
  const { t } = useTranslation();
  return (
    <QuestionDialog
      {...question}
      title={t('invites.question.title')}
      confirmLabel={t('invites.question.confirm')}
      returnFocus={false}
    >
      <p>{t('invites.question.text')}</p>
    </QuestionDialog>
  );
}

type Props = { invite: Invite; onRevoke: () => void };

/** An invitation: whom it is for, its state, and a button to revoke it while it is open. */
function InviteRow({ invite, onRevoke }: Props) {
  const { t } = useTranslation();
  const { note, state } = invite;
  const name = note === '' ? t('invites.noNote') : note;
  return (
    <li className={`row wrap ${classes.invite}`}>
      <div className={classes.words}>
        <p
          className={`row wrap text-15 weight-600 break-anywhere ${classes.name}`}
          data-empty={note === '' || undefined}
        >
          {name}
          <StateBadge state={state} />
        </p>
        <StateTime {...invite} />
      </div>
      {state === 'open' && <RevokeButton name={name} onClick={onRevoke} />}
    </li>
  );
}

function StateBadge({ state }: Pick<Invite, 'state'>) {
  const { t } = useTranslation();
  const color = state === 'open' ? {} : { color: 'gray' };
  return (
    <Badge className={classes.badge ?? ''} variant="light" tt="none" {...color}>
      {t(`invites.state.${state}`)}
    </Badge>
  );
}

function StateTime({ state, expiresAt, usedAt }: Pick<Invite, 'state' | 'expiresAt' | 'usedAt'>) {
  const { t } = useTranslation();
  const { dateTime } = useInstantText();
  return (
    <p className={`dim text-14 lines-140 ${classes.fact}`}>
      {state === 'open' && t('invites.openUntil', { time: dateTime(expiresAt) })}
      {state === 'used' && t('invites.usedAt', { time: dateTime(usedAt ?? expiresAt) })}
      {state === 'expired' && t('invites.expiredAt', { time: dateTime(expiresAt) })}
    </p>
  );
}

function RevokeButton({ name, onClick }: { name: string; onClick: () => void }) {
  const { t } = useTranslation();
  const label = t('invites.revokeNamed', { note: name });
  return (
    <Button variant="subtle" color="red" onClick={onClick} aria-label={label}>
      {t('invites.revoke')}
    </Button>
  );
}
