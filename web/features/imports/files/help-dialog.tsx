import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import classes from './help-dialog.module.css';

/** The names of formats, which are the same in every language. */
const FORMATS = [
  ['csv', 'CSV, TSV'],
  ['excel', 'XLSX, XLS, ODS'],
  ['ofx', 'OFX, QFX'],
  ['qif', 'QIF'],
  ['camt', 'CAMT.053, CAMT.052'],
  ['mt940', 'MT940, MT942'],
  ['norma43', 'Norma 43, AEB 43, CSB 43'],
] as const;
const APPS = [
  ['actual', 'Actual'],
  ['firefly', 'Firefly III'],
  ['ezbookkeeping', 'ezBookkeeping'],
  ['ynab', 'YNAB'],
  ['mint', 'Mint'],
  ['monarch', 'Monarch'],
  ['saldo', 'Saldo'],
] as const;
const READING = ['exact', 'balance', 'leftOut', 'undo'] as const;

type Props = { isOpen: boolean; onClose: () => void };

/** Explains how to get a file of each format and application. */
export function HelpDialog({ isOpen, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('imports.help.title')} size={640}>
      <div className={`text-15 lines-150 ${classes.help}`}>
        <p>{t('imports.help.best')}</p>
        <p>{t('imports.help.pdf')}</p>
        <h3>{t('imports.help.formatsTitle')}</h3>
        <Requirements items={FORMATS.map(([key, name]) => [name, t(`imports.help.formats.${key}`)])} />
        <h3>{t('imports.help.appsTitle')}</h3>
        <p>{t('imports.help.appsText')}</p>
        <Requirements items={APPS.map(([key, name]) => [name, t(`imports.help.apps.${key}`)])} />
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

function Requirements({ items }: { items: [name: string, text: string][] }) {
  return (
    <dl>
      {items.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
