import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { CheckField } from '#web/ui/plain/check-field.tsx';
import classes from './acceptances.module.css';
import formClasses from './auth-form.module.css';

type AcceptedDocuments = { terms: boolean; privacy: boolean };
type Props = {
  name: string;
  value: AcceptedDocuments;
  onChange: (accepted: AcceptedDocuments) => void;
  error: string | undefined;
};

const DOCUMENTS = [
  { key: 'terms', accept: 'acceptTerms', path: paths.terms },
  { key: 'privacy', accept: 'acceptPrivacy', path: paths.privacyPolicy },
] as const;

/** The boxes of both acceptances, and the minimum age. The documents open in a new tab, so that the form stays. */
export function Acceptances(field: Props) {
  const { t } = useTranslation();
  const errorId = useId();
  return (
    <div>
      <fieldset className="grid">
        <legend className="visually-hidden">{t('auth.signUp.acceptances')}</legend>
        <Boxes {...field} errorId={errorId} />
        {field.error !== undefined && (
          <p className={`expense text-14 lines-140 ${classes.error}`} id={errorId}>
            {field.error}
          </p>
        )}
      </fieldset>
      <p className={`dim text-14 ${formClasses.age}`}>{t('auth.signUp.age')}</p>
    </div>
  );
}

function Boxes({ name, value: accepted, onChange, error, errorId }: Props & { errorId: string }) {
  return DOCUMENTS.map((document) => {
    const isAccepted = accepted[document.key];
    const isMissing = error !== undefined && !isAccepted;
    return (
      <CheckField
        key={document.key}
        // Both together are one field of the API.
        name={isAccepted ? undefined : name}
        isChecked={isAccepted}
        isInvalid={isMissing}
        describedBy={isMissing ? errorId : undefined}
        onChange={(isChecked) => onChange({ ...accepted, [document.key]: isChecked })}
        label={<Sentence document={document} />}
      />
    );
  });
}

function Sentence({ document }: { document: (typeof DOCUMENTS)[number] }) {
  const { t } = useTranslation();
  return (
    <>
      {t(`auth.signUp.${document.accept}`)}{' '}
      <a href={document.path} target="_blank" rel="noopener">
        {t(`auth.signUp.${document.key}`)}
        <span className="visually-hidden"> {t('auth.signUp.newTab')}</span>
      </a>
    </>
  );
}
