import { Textarea } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import { sendSupportMessage } from '#shared/contract/support.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { useUnsaved } from '#web/lib/form/unsaved.tsx';
import { useForm } from '#web/lib/form/use-form.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './answer-form.module.css';

/** Unsent texts by conversation, so that looking at another one loses none; they end with the tab. */
const drafts = new Map<string, string>();

type Props = {
  conversationId: string;
  /** The conversation's name, where leaving would lose the text. */
  subject: string;
  label: string;
  placeholder: string;
  /** What to know before writing. */
  hint?: string;
  sendLabel: string;
  sentMessage: string;
  send: (message: { id: string; text: string }) => Promise<unknown>;
};

/** Writes the next message of a conversation; a text that could not be sent stays. */
export function AnswerForm({ conversationId, subject, hint, send, ...texts }: Props) {
  // Kept until it is sent, so that a repeated request sends nothing twice.
  const [id, setId] = useState(uuidv7);
  const form = useForm({
    initial: { text: '' },
    schema: sendSupportMessage.body,
    toBody: ({ text }) => ({ id, text }),
    send: async ({ text }, reset) => {
      await send({ id, text });
      setId(uuidv7());
      reset();
      showToast({ kind: 'success', message: texts.sentMessage });
    },
  });
  const { text } = form.values;
  const takeUp = useEffectEvent(() => form.set({ text: drafts.get(conversationId) ?? '' }));
  useEffect(() => takeUp(), []);
  const keep = useEffectEvent(() => {
    if (text.trim() === '') drafts.delete(conversationId);
    else drafts.set(conversationId, text);
  });
  useEffect(() => () => keep(), []);
  useUnsaved(subject, text.trim() !== '');
  return (
    <form className={classes.form} {...form.props}>
      <FormAlert message={form.failure} />
      <Textarea
        {...byEvent(form.field('text'))}
        label={texts.label}
        placeholder={texts.placeholder}
        autoComplete="off"
        autosize
        minRows={2}
        maxRows={12}
        onKeyDown={(event) => isSending(event) && form.props.onSubmit(event)}
        aria-keyshortcuts="Control+Enter Meta+Enter"
      />
      <div className={classes.foot}>
        <span className={classes.hint}>{hint}</span>
        <SendButton isBusy={form.isBusy} label={texts.sendLabel} />
      </div>
    </form>
  );
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

function isSending({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}
