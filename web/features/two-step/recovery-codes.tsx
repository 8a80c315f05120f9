import { Button } from '@mantine/core';
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useProfile } from '#web/lib/session/profile.ts';
import { useRootMark } from '#web/lib/screen/use-root-mark.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { copyText } from './copy-text.ts';
import { StepText } from './step-text.tsx';
import classes from './two-step.module.css';

type Props = { codes: readonly string[]; onDone: () => void };

/** Shows recovery codes once, with ways to keep them. Its end needs a check that they are kept. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const { t } = useTranslation();
  const [isSaved, setIsSaved] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const heading = useSheetHeading();
  // Only the codes are printed, not the page below the dialog.
  useRootMark('data-dialog-printed', '');
  return (
    <div className="stack gap-18">
      <StepText>{t('twoStep.codes.text')}</StepText>
      <p className={`weight-600 ${classes.sheet}`}>{heading}</p>
      <ol
        ref={list}
        className={`grid gap-8 frame rounded numbers text-15 ${classes.codes}`}
        aria-label={t('twoStep.codes.label')}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Keep codes={codes} list={list} />
      <CheckBox className={`no-print ${classes.saved}`} isChecked={isSaved} onChange={setIsSaved}>
        {t('twoStep.codes.saved')}
      </CheckBox>
      <div className="no-print">
        <DialogActions>
          <Button onClick={onDone} disabled={!isSaved}>
            {t('twoStep.codes.done')}
          </Button>
        </DialogActions>
      </div>
    </div>
  );
}

type KeepProps = Pick<Props, 'codes'> & { list: RefObject<HTMLElement | null> };

/** Buttons that copy, download and print the codes. */
function Keep({ codes, list }: KeepProps) {
  const { t } = useTranslation();
  const heading = useSheetHeading();
  const texts = { copied: t('twoStep.codes.copied'), notCopied: t('twoStep.codes.copyFailed') };
  const sheet = `${heading}\n\n${codes.join('\n')}\n`;
  return (
    <div className={`flex wrap gap-8 no-print ${classes.keep}`}>
      <Button
        variant="light"
        leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
        onClick={() => void copyText(codes.join('\n'), list.current, texts)}
      >
        {t('twoStep.codes.copy')}
      </Button>
      <Button
        component="a"
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(sheet)}`}
        download={t('twoStep.codes.file')}
        variant="light"
        leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
      >
        {t('twoStep.codes.download')}
      </Button>
      <Button
        variant="light"
        leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
        onClick={() => window.print()}
      >
        {t('twoStep.codes.print')}
      </Button>
    </div>
  );
}

/** Says on paper and in the file what the codes are for. */
function useSheetHeading(): string {
  const { t } = useTranslation();
  const { email } = useProfile();
  return t('twoStep.codes.sheet', { email, name: t('app.name') });
}
