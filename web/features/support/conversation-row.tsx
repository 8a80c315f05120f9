import type { ReactNode } from 'react';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import classes from './conversation-row.module.css';

type Props = {
  subject: string;
  excerpt: string;
  lastAt: string;
  /** Shown above the subject, such as the user's name. */
  who?: ReactNode;
  /** Shown below the excerpt, such as the state. */
  marks: ReactNode;
  isCurrent: boolean;
  isUnread?: boolean;
  onOpen: () => void;
};

/** A conversation in a list; the whole row opens it. */
export function ConversationRow({
  subject,
  excerpt,
  lastAt,
  who,
  marks,
  isCurrent,
  isUnread,
  onOpen,
}: Props) {
  const { ago, dateTime } = useInstantText();
  return (
    <li>
      <button
        type="button"
        className={`grid full-width touchable rounded text ${classes.row}`}
        aria-current={isCurrent || undefined}
        data-unread={isUnread || undefined}
        onClick={onOpen}
      >
        <span className="flex align-baseline gap-12 shrink">
          <bdi className={`grow shrink weight-550 ellipsis ${classes.first}`}>{who ?? subject}</bdi>
          <time className="rigid dim text-13" dateTime={lastAt} title={dateTime(lastAt)}>
            {ago(lastAt)}
          </time>
        </span>
        {who !== undefined && <bdi className="shrink text-15 ellipsis">{subject}</bdi>}
        <bdi className="shrink dim text-14 ellipsis">{excerpt}</bdi>
        <span className={`flex wrap gap-6 ${classes.marks}`}>{marks}</span>
      </button>
    </li>
  );
}

type Tone = 'waiting' | 'good' | 'plain' | 'unread';

/** A small label, such as a state. */
export function Mark({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={`card-color frame dim text-13 weight-600 ${classes.mark}`} data-tone={tone}>
      {children}
    </span>
  );
}
