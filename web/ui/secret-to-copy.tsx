import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { DialogActions } from './dialog-actions.tsx';
import { showToast } from './toast.ts';
import classes from './secret-to-copy.module.css';

type Texts = { text: string; label: string; copy: string; copied: string; notCopied: string; done: string };
type Props = {
  secret: string;
  texts: Texts;
  onDone: () => void;
  children?: ReactNode;
};

/** The content of a dialog that shows a secret, such as a link or a token, only once. */
export function SecretToCopy({ secret, texts, onDone, children }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The secret may replace a form whose button had the focus.
  useEffect(() => button.current?.focus(), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(secret);
      showToast({ kind: 'success', message: texts.copied });
    } catch {
      // Browsers allow the clipboard on secure addresses only, so not on plain http in a home network.
      field.current?.select();
      showToast({ kind: 'error', message: texts.notCopied });
    }
  }

  return (
    <div className={`stack gap-18 ${classes.parts}`}>
      <p>{texts.text}</p>
      <TextInput
        ref={field}
        label={texts.label}
        value={secret}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      {children}
      <DialogActions>
        <Button variant="default" onClick={onDone}>
          {texts.done}
        </Button>
        <Button
          ref={button}
          leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
          onClick={() => void copy()}
          data-autofocus
        >
          {texts.copy}
        </Button>
      </DialogActions>
    </div>
  );
}
