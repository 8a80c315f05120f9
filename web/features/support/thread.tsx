import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { SupportMessage } from '#shared/contract/support.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { useTicking } from '#web/lib/screen/use-ticking.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';
import classes from './thread.module.css';
import { useKnownMessages } from './use-known-messages.ts';

const MINUTE_MS = 60_000;

type Part = { messages: readonly SupportMessage[]; hasEarlier: boolean };

type Props = {
  latest: Part;
  /** The side whose messages are on the right. */
  ownSide: SupportMessage['by'];
  fetchEarlier: (before: number) => Promise<Part>;
};

/** The messages of a conversation. Screen readers announce new ones. */
export function Thread({ latest, ownSide, fetchEarlier }: Props) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { messages, hasEarlier, showEarlier } = useKnownMessages(latest, fetchEarlier);
  const { mutate, isPending } = useMutation({
    mutationFn: showEarlier,
    onError: (error) => showToast({ kind: 'error', message: errorText(error) }),
  });
  useTicking(MINUTE_MS);
  const last = messages.at(-1);
  const end = useEndInSight({ number: last?.number ?? 0, isOwn: last?.by === ownSide });
  return (
    <div
      className={`stack gap-12 rounded ${classes.box}`}
      role="log"
      aria-label={t('support.messages')}
      tabIndex={0}
    >
      {hasEarlier && (
        <BusyButton
          className={classes.earlier ?? ''}
          variant="default"
          isBusy={isPending}
          onClick={() => mutate()}
        >
          {t('support.earlier')}
        </BusyButton>
      )}
      <ol className="stack gap-12">
        {messages.map((message) => (
          <Message key={message.number} message={message} isOwn={message.by === ownSide} />
        ))}
      </ol>
      <div ref={end} className={classes.end} />
    </div>
  );
}

function Message({ message, isOwn }: { message: SupportMessage; isOwn: boolean }) {
  return (
    <li className={classes.message} data-own={isOwn || undefined} data-by={message.by}>
      <Head message={message} />
      <p className={`text-15 lines-150 break-anywhere ${classes.text}`} dir="auto">
        {message.text}
      </p>
    </li>
  );
}

function Head({ message: { by, name, createdAt } }: { message: SupportMessage }) {
  const { t } = useTranslation();
  const { ago, dateTime } = useInstantText();
  return (
    <p className={`flex wrap align-baseline dim text-13 ${classes.head}`}>
      <bdi className="text weight-600 break-anywhere">{name ?? t('support.administrator')}</bdi>
      {by === 'administrator' && name !== null && (
        <span className="accent weight-600">{t('support.administrator')}</span>
      )}
      <time dateTime={createdAt} title={dateTime(createdAt)}>
        {ago(createdAt)}
      </time>
    </p>
  );
}

/**
 * Scrolls to the end of a conversation: at first, after the user's own message, and after others' messages if the end
 * was visible. A user who reads earlier messages stays there. The ref goes to an element at the end.
 */
function useEndInSight(last: { number: number; isOwn: boolean }): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const isInSight = useRef(true);
  const { number, isOwn } = last;

  useEffect(() => {
    if (end.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      isInSight.current = entries.at(-1)?.isIntersecting ?? false;
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);

  // A layout effect runs before the observer reports that the new message has pushed the end away.
  useLayoutEffect(() => {
    if (isInSight.current || isOwn) end.current?.scrollIntoView({ block: 'nearest' });
  }, [number, isOwn]);

  return end;
}
