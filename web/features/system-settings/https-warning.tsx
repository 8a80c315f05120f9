import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './system-settings.module.css';
import type { SettingsForm } from './use-settings-form.ts';

/** Warns that an https address in this field does not secure the cookies; BASE_URL at the start of the server does. */
export function HttpsWarning({ form }: { form: SettingsForm }) {
  const { t } = useTranslation();
  const address = form.values.publicUrl;
  const isSecure = typeof address !== 'string' || !/^https:/i.test(address);
  if (isSecure || /^https:/i.test(form.stored.ownUrl)) return null;
  return (
    <p
      className={`rounded expense text-15 lines-140 break-anywhere ${classes.warning} ${classes.wide}`}
      role="status"
    >
      {t('systemSettings.httpsWarning')}
      <code className={classes.variable}>
        <Breakable text={`BASE_URL=${address}`} />
      </code>
    </p>
  );
}

/** A text whose line may break after separators. */
function Breakable({ text }: { text: string }) {
  return [...text.matchAll(/[^=./:]+[=./:]*/g)].map(({ 0: part, index: start }) => (
    <Fragment key={start}>
      {part}
      <wbr />
    </Fragment>
  ));
}
