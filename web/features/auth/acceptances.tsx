import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { CheckField } from '#web/ui/plain/check-field.tsx';
import classes from './acceptances.module.css';

type Accepted = { terms: boolean; privacy: boolean };
type Props = {
  name: string;
  value: Accepted;
  onChange: (accepted: Accepted) => void;
  error: string | undefined;
};

/** Both acceptances; their documents open in a new tab, so that the form stays. */
export function Acceptances({ name, value: accepted, onChange, error }: Props) {
  const { t } = useTranslation();
  const errorId = useId();
  const boxes = [
    { key: 'terms', accept: t('auth.signUp.acceptTerms'), page: t('auth.signUp.terms'), path: paths.terms },
    {
      key: 'privacy',
      accept: t('auth.signUp.acceptPrivacy'),
      page: t('auth.signUp.privacy'),
      path: paths.privacyPolicy,
    },
  ] as const;
  return (
    <fieldset className={classes.acceptances}>
      <legend className={classes.legend}>{t('auth.signUp.acceptances')}</legend>
      {boxes.map(({ key, accept, page, path }) => {
        const isMissing = error !== undefined && !accepted[key];
        return (
          <CheckField
            key={key}
            // Both together are one field of the API.
            name={accepted[key] ? undefined : name}
            isChecked={accepted[key]}
            isInvalid={isMissing}
            describedBy={isMissing ? errorId : undefined}
            onChange={(isChecked) => onChange({ ...accepted, [key]: isChecked })}
            label={
              <>
                {accept}{' '}
                <a href={path} target="_blank" rel="noopener">
                  {page}
                  <span className={classes.legend}> {t('auth.signUp.newTab')}</span>
                </a>
              </>
            }
          />
        );
      })}
      {error !== undefined && (
        <p className={classes.error} id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
