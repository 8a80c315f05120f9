import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckField } from '#web/ui/plain/check-field.tsx';
import { areSingleKeysOn, SINGLE_KEYS, turnSingleKeys, type SingleKeyAction } from './single-keys.ts';
import classes from './help-dialog.module.css';

/** The keyboard shortcuts, and a switch that turns off those of a single key. */
export function HelpDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  const change = (isChecked: boolean) => {
    turnSingleKeys(isChecked);
    setIsOn(isChecked);
  };

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('shortcuts.title')}>
      <SingleKeys isOn={isOn} />
      <OtherKeys />
      <RowKeys />
      <CheckField isChecked={isOn} isInvalid={false} onChange={change} label={t('shortcuts.enabled')} />
      <p className={`dim text-14 ${classes.hint}`}>{t('shortcuts.enabledHint')}</p>
    </Dialog>
  );
}

function SingleKeys({ isOn }: { isOn: boolean }) {
  return (
    <dl className={classes.list} data-off={!isOn || undefined}>
      {Object.entries(SINGLE_KEYS).map(([key, action]) => (
        <Row key={key} keys={[key.toUpperCase()]} action={action} />
      ))}
    </dl>
  );
}

/** The keys that cannot be turned off. */
function OtherKeys() {
  const { t } = useTranslation();
  const control = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : t('shortcuts.control');
  return (
    <dl className={classes.list}>
      <Row keys={[control, 'B']} action="sidebar" />
      <Row keys={[control, 'Z']} action="undo" />
      <Row keys={[t('shortcuts.escape')]} action="close" />
    </dl>
  );
}

/** The keys of a list, which work while one of its rows has the focus. */
function RowKeys() {
  const { t } = useTranslation();
  const rows = [
    ['move', ['↑', '↓']],
    ['ends', [t('shortcuts.keys.home'), t('shortcuts.keys.end')]],
    ['open', [t('shortcuts.keys.enter')]],
    ['select', ['X']],
    ['delete', [t('shortcuts.keys.delete')]],
  ] as const;
  return (
    <>
      <h3 className={`text-15 ${classes.heading}`}>{t('shortcuts.rows.title')}</h3>
      <dl className={classes.list}>
        {rows.map(([action, keys]) => (
          <Row key={action} keys={keys} action={`rows.${action}`} />
        ))}
      </dl>
    </>
  );
}

type RowAction = 'move' | 'ends' | 'open' | 'select' | 'delete';
type RowProps = {
  keys: readonly string[];
  action: SingleKeyAction | 'sidebar' | 'undo' | 'close' | `rows.${RowAction}`;
};

function Row({ keys, action }: RowProps) {
  const { t } = useTranslation();
  return (
    <div className={`row between gap-16 touchable lines-135 ${classes.row}`}>
      <dt>{t(`shortcuts.${action}`)}</dt>
      <dd className="flex gap-6 rigid">
        {keys.map((key) => (
          <kbd className={`text-13 weight-600 lines-140 text-centre ${classes.key}`} key={key}>
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  );
}
