import { Textarea } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { byEvent } from '#web/lib/form/by-event.ts';
import { useUnsaved } from '#web/lib/form/unsaved.tsx';
import { useProfile } from '#web/lib/session/profile.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import classes from './answer-form.module.css';
import type { DraftPlace } from './drafts.ts';
import { useAnswerForm, type AnswerFormState } from './use-answer-form.ts';

type Props = Omit<DraftPlace, 'userId'> & {
  /** Names the conversation in the warning that leaving would lose the text. */
  subject: string;
  label: string;
  placeholder: string;
  hint?: string;
  sendLabel: string;
  sentMessage: string;
  send: (message: { id: string; text: string }) => Promise<unknown>;
};

/** The form for the next message of a conversation. A text that could not be sent stays in it. */
export function AnswerForm({ side, conversationId, subject, hint, sentMessage, send, ...texts }: Props) {
  const { uid: userId } = useProfile();
  const form = useAnswerForm({ place: { userId, side, conversationId }, sentMessage, send });
  useUnsaved(subject, form.isUnsent);
  return (
    <form className={`grid gap-12 line-above ${classes.form}`} {...form.props}>
      <AnswerAlert {...form} />
      <Textarea
        {...byEvent(form.field('text'))}
        label={texts.label}
        placeholder={texts.placeholder}
        autoComplete="off"
        autosize
        minRows={2}
        maxRows={12}
        onKeyDown={(event) => isSendShortcut(event) && form.props.onSubmit(event)}
        aria-keyshortcuts="Control+Enter Meta+Enter"
      />
      <div className={`row wrap between ${classes.foot}`}>
        <span className={`dim text-14 ${classes.hint}`}>{hint}</span>
        <SendButton isBusy={form.isBusy} label={texts.sendLabel} />
      </div>
    </form>
  );
}

/** Says why the text was not sent: because of an error, or because an earlier version of it was sent already. */
function AnswerAlert({ failure, wasSentEarlier }: Pick<AnswerFormState, 'failure' | 'wasSentEarlier'>) {
  const { t } = useTranslation();
  if (failure !== undefined || !wasSentEarlier) return <FormAlert message={failure} />;
  return <FormAlert message={t('support.sentBefore')}>{t('support.answer.isUnsent')}</FormAlert>;
}

function SendButton({ isBusy, label }: { isBusy: boolean; label: string }) {
  const { t } = useTranslation();
  return (
    <BusyButton
      type="submit"
      isBusy={isBusy}
      title={t('support.answer.keys')}
      leftSection={<IconSend2 size={18} stroke={1.75} aria-hidden />}
    >
      {label}
    </BusyButton>
  );
}

function isSendShortcut({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}
