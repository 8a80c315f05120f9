import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckField } from '#web/ui/plain/check-field.tsx';
import { areSingleKeysOn, SINGLE_KEYS, turnSingleKeys } from './single-keys.ts';
import classes from './help-dialog.module.css';

/** The list of keys, and the switch that turns the single ones off. */
export function HelpDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  const control = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : t('shortcuts.control');
  const always = [
    { keys: [control, 'B'], action: 'sidebar' },
    { keys: [control, 'Z'], action: 'undo' },
    { keys: [t('shortcuts.escape')], action: 'close' },
  ] as const;

  function turn(on: boolean): void {
    turnSingleKeys(on);
    setIsOn(on);
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('shortcuts.title')}>
      <dl className={classes.list} data-off={!isOn || undefined}>
        {Object.entries(SINGLE_KEYS).map(([key, action]) => (
          <Row key={key} keys={[key.toUpperCase()]}>
            {t(`shortcuts.${action}`)}
          </Row>
        ))}
      </dl>
      <dl className={classes.list}>
        {always.map(({ keys, action }) => (
          <Row key={action} keys={keys}>
            {t(`shortcuts.${action}`)}
          </Row>
        ))}
      </dl>
      <CheckField isChecked={isOn} isInvalid={false} onChange={turn} label={t('shortcuts.enabled')} />
      <p className={classes.hint}>{t('shortcuts.enabledHint')}</p>
    </Dialog>
  );
}

function Row({ keys, children }: { keys: readonly string[]; children: string }) {
  return (
    <div className={classes.row}>
      <dt>{children}</dt>
      <dd className={classes.keys}>
        {keys.map((key) => (
          <kbd className={classes.key} key={key}>
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  );
}
