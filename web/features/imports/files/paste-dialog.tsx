import { Button, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import classes from './files.module.css';

type Props = { isOpen: boolean; onClose: () => void; onText: (text: string) => void };

/** Asks for the text of a file. */
export function PasteDialog({ isOpen, onClose, onText }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('imports.files.pasteDialog.title')} size={640}>
      <PasteForm onClose={onClose} onText={onText} />
    </Dialog>
  );
}

function PasteForm({ onClose, onText }: Omit<Props, 'isOpen'>) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '') {
      setIsMissing(true);
      return;
    }
    onText(text);
    onClose();
  }
  return (
    <form className="stack gap-18" onSubmit={submit} noValidate>
      <Textarea
        className={classes.pasted ?? ''}
        label={t('imports.files.pasteDialog.field')}
        description={t('imports.files.pasteDialog.hint')}
        error={isMissing && text.trim() === '' && t('imports.files.pasteDialog.empty')}
        rows={8}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        data-autofocus
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('app.cancel')}
        </Button>
        <Button type="submit">{t('imports.files.pasteDialog.submit')}</Button>
      </DialogActions>
    </form>
  );
}
