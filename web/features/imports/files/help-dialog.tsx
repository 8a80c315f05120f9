import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import classes from './help-dialog.module.css';

const FORMATS = ['csv', 'excel', 'ofx', 'qif', 'camt', 'mt940', 'norma43'] as const;
const APPS = ['actual', 'firefly', 'ezbookkeeping', 'ynab', 'mint', 'monarch', 'saldo'] as const;
const READING = ['exact', 'balance', 'leftOut', 'undo'] as const;

type Props = { isOpen: boolean; onClose: () => void };

/** What each format and application needs. */
export function HelpDialog({ isOpen, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('imports.help.title')} size={640}>
      <div className={classes.help}>
        <p>{t('imports.help.best')}</p>
        <p>{t('imports.help.pdf')}</p>
        <h3>{t('imports.help.formatsTitle')}</h3>
        <dl>
          {FORMATS.map((name) => (
            <div key={name}>
              <dt>{t(`imports.help.formats.${name}.name`)}</dt>
              <dd>{t(`imports.help.formats.${name}.text`)}</dd>
            </div>
          ))}
        </dl>
        <h3>{t('imports.help.appsTitle')}</h3>
        <p>{t('imports.help.appsText')}</p>
        <dl>
          {APPS.map((name) => (
            <div key={name}>
              <dt>{t(`imports.help.apps.${name}.name`)}</dt>
              <dd>{t(`imports.help.apps.${name}.text`)}</dd>
            </div>
          ))}
        </dl>
        <h3>{t('imports.help.readingTitle')}</h3>
        <ul>
          {READING.map((name) => (
            <li key={name}>{t(`imports.help.reading.${name}`)}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
