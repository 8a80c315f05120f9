import { Button } from '@mantine/core';
import {
  IconClipboardText,
  IconFileImport,
  IconFolderOpen,
  IconHelpCircle,
  IconLock,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { useDrop } from './use-drop.ts';
import classes from './files.module.css';

const PasteDialog = dialogOnDemand(async () => (await import('./paste-dialog.tsx')).PasteDialog);
const HelpDialog = dialogOnDemand(async () => (await import('./help-dialog.tsx')).HelpDialog);

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

type Props = { onFiles: (files: readonly File[]) => void };

/** Takes files that are chosen, or dropped anywhere on the page, and pasted text. */
export function DropZone({ onFiles }: Props) {
  const { t } = useTranslation();
  const addText = (text: string) =>
    onFiles([new File([text], t('imports.files.pasted'), { type: 'text/plain' })]);
  const isOver = useDrop(onFiles, addText);
  return (
    <div className={`stack align-centre gap-12 text-centre ${classes.drop}`}>
      <span className={`in-middle accent-color accent ${classes.icon}`} aria-hidden>
        <IconFileImport size={26} stroke={1.75} />
      </span>
      <p className={classes.title}>{t('imports.files.drop')}</p>
      <p className={`${classes.title} ${classes.touch}`}>{t('imports.files.dropPhone')}</p>
      <div className="flex wrap centred gap-10">
        <ChooseButton onFiles={onFiles} />
        <PasteButton onText={addText} />
      </div>
      <p className={classes.note}>{t('imports.files.formats')}</p>
      <p className={`flex align-start gap-6 text-14 weight-550 lines-150 text-start ${classes.private}`}>
        <IconLock size={16} stroke={1.75} aria-hidden />
        <span>{t('imports.files.private')}</span>
      </p>
      <HelpButton />
      {isOver && <Overlay />}
    </div>
  );
}

/** Covers the window while files are dragged over it. */
function Overlay() {
  const { t } = useTranslation();
  return createPortal(
    <div className={`in-middle accent weight-650 ${classes.overlay}`} aria-hidden>
      {t('imports.files.dropNow')}
    </div>,
    document.body,
  );
}

function PasteButton({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconClipboardText {...ICON} />} onClick={() => setIsOpen(true)}>
        {t('imports.files.paste')}
      </Button>
      <PasteDialog isOpen={isOpen} onClose={() => setIsOpen(false)} onText={onText} />
    </>
  );
}

function HelpButton() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" leftSection={<IconHelpCircle {...ICON} />} onClick={() => setIsOpen(true)}>
        {t('imports.files.help')}
      </Button>
      <HelpDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

function ChooseButton({ onFiles }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className={classes.hidden}
        type="file"
        multiple
        tabIndex={-1}
        aria-hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Otherwise choosing the same file again would cause no event.
          currentTarget.value = '';
        }}
      />
      <Button leftSection={<IconFolderOpen {...ICON} />} onClick={() => input.current?.click()}>
        {t('imports.files.choose')}
      </Button>
    </>
  );
}
