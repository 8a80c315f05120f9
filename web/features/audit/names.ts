import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#shared/contract/audit.ts';

const SHOWN_CHARACTERS = 8;

/** The end of an id, which tells accounts apart; its beginning is a time. */
export function shortId(id: string): string {
  return id.length > SHOWN_CHARACTERS ? `…${id.slice(-SHOWN_CHARACTERS)}` : id;
}

type NamedEntry = Pick<AuditEntry, 'actor' | 'actorId' | 'actorName' | 'target' | 'targetId' | 'targetName'>;

/** The names of the people of an entry: their present names, or the id of a deleted account. */
export function useNames() {
  const { t } = useTranslation();
  return {
    actor: ({ actor, actorId, actorName }: NamedEntry): string =>
      actor === 'user'
        ? (actorName ?? t('audit.people.deletedActor', { id: shortId(actorId ?? '') }))
        : t(`audit.people.${actor}`),
    target: ({ targetId, targetName }: NamedEntry): string =>
      targetName ?? t('audit.people.deletedTarget', { id: shortId(targetId ?? '') }),
  };
}
