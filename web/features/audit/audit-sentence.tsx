import { createElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#shared/contract/audit.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import classes from './audit.module.css';
import { findTargetInstant } from './target-instant.ts';
import { shortId, useNames } from './names.ts';

/** Placeholders for the names in a sentence, because a name may contain anything. */
const ACTOR = '\ue000';
const TARGET = '\ue001';

export type PersonRole = 'actor' | 'target';

type RenderName = (role: PersonRole, name: string) => ReactNode;

type Props = {
  entry: AuditEntry;
  /** Whether the time shows below. */
  isDated?: boolean;
  /** Renders a name as a button; by default it is only emphasized. */
  renderName?: RenderName;
};

/** An act as a sentence: 'Ana suspended Luis'. */
export function AuditSentence({ entry, isDated = false, renderName = toBold }: Props) {
  const { ago, dateTime } = useInstantText();
  const toNode = useNodes(entry, renderName);
  const parts = useSentence(entry).split(/([\ue000\ue001])/);
  return (
    <>
      {createElement('span', { className: classes.sentence }, ...parts.map(toNode))}
      {isDated && (
        <time className="block dim text-14" dateTime={entry.at}>
          {dateTime(entry.at)} · {ago(entry.at)}
        </time>
      )}
    </>
  );
}

/** The sentence with placeholders for the names. */
function useSentence(entry: AuditEntry): string {
  const { t } = useTranslation();
  const moment = findTargetInstant(entry);
  const values = { actor: ACTOR, target: TARGET };
  // The user of a conversation may change its state, too.
  if (entry.action === 'supportStateChanged' && entry.actorId === entry.targetId)
    return t('audit.ownConversation', values);
  return moment === undefined
    ? t(`audit.sentences.${entry.action}`, values)
    : t(`audit.datedSentences.${moment.action}`, values);
}

/** Puts names in the place of the placeholders. */
function useNodes(entry: AuditEntry, renderName: RenderName): (part: string) => ReactNode {
  const { dateTime } = useInstantText();
  const names = useNames();
  const moment = findTargetInstant(entry);
  return (part) => {
    if (part === ACTOR) return renderName('actor', names.actor(entry));
    if (part !== TARGET) return part;
    if (moment !== undefined) return <b>{dateTime(moment.instant)}</b>;
    if (entry.action === 'accountDeleted')
      return <b title={entry.targetId ?? ''}>{shortId(entry.targetId ?? '')}</b>;
    return renderName('target', names.target(entry));
  };
}

function toBold(_: PersonRole, name: string): ReactNode {
  return (
    <b>
      <bdi>{name}</bdi>
    </b>
  );
}
