import { Button } from '@mantine/core';
import { IconCopy, IconExternalLink } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { useIsPhone } from '#web/ui/use-is-phone.ts';
import { copyText } from './copy-text.ts';
import { QrCode } from './qr-code.tsx';
import { StepText } from './step-text.tsx';
import classes from './two-step.module.css';
import type { Started } from './use-two-step.ts';

type Props = { started: Started; onNext: () => void; onCancel: () => void };

/** Shows the secret for the authenticator app: as a QR code, as text, and on phones as a link to an app. */
export function ScanStep({ started: { secret, uri }, onNext, onCancel }: Props) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  return (
    <div className="stack gap-18">
      <StepText>{t(isPhone ? 'twoStep.scan.textOnPhone' : 'twoStep.scan.text')}</StepText>
      {isPhone && (
        <Button
          component="a"
          href={uri}
          variant="light"
          leftSection={<IconExternalLink size={18} stroke={1.75} aria-hidden />}
        >
          {t('twoStep.scan.open')}
        </Button>
      )}
      <QrCode text={uri} label={t('twoStep.scan.qr')} />
      <Key secret={secret} />
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
        <Button onClick={onNext}>{t('twoStep.scan.next')}</Button>
      </DialogActions>
    </div>
  );
}

function Key({ secret }: { secret: string }) {
  const { t } = useTranslation();
  const labelId = useId();
  const shown = useRef<HTMLElement>(null);
  const texts = { copied: t('twoStep.scan.copied'), notCopied: t('twoStep.scan.copyFailed') };
  return (
    <div className="stack gap-6" role="group" aria-labelledby={labelId}>
      <p className="text-14 weight-600 lines-140" id={labelId}>
        {t('twoStep.scan.key')}
      </p>
      <div className={`row wrap gap-10 frame rounded ${classes.key}`}>
        <code ref={shown} className={`grow shrink text-15 ${classes.digits}`}>
          {inGroups(secret)}
        </code>
        <Button
          variant="light"
          leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
          onClick={() => void copyText(secret, shown.current, texts)}
        >
          {t('twoStep.scan.copy')}
        </Button>
      </div>
      <p className="dim text-14 lines-140">{t('twoStep.scan.keyHint')}</p>
    </div>
  );
}

/** The key in groups of four, which are easier to type. Apps ignore the spaces. */
export function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
