import { useTranslation } from 'react-i18next';
import { useMinPasswordLength } from '#web/lib/api/instance.ts';
import classes from './password-hint.module.css';
import { passwordStrength } from './password-strength.ts';

const steps = { tooShort: 0, weak: 1, fair: 2, good: 3 };

type Props = {
  password: string;
  /** Whether the field already says that it is too short. */
  hasError?: boolean;
};

/** Three bars and a sentence on the password being chosen. */
export function PasswordHint({ password, hasError = false }: Props) {
  const { t } = useTranslation();
  const min = useMinPasswordLength();
  const strength = passwordStrength(password, min);
  return (
    <span className={`grid gap-6 dim lines-140 ${classes.hint}`} data-strength={strength}>
      <span className={`grid gap-4 ${classes.bars}`} aria-hidden>
        {[1, 2, 3].map((step) => (
          <span key={step} className={classes.bar} data-on={step <= steps[strength] || undefined} />
        ))}
      </span>
      {!(hasError && password !== '' && strength === 'tooShort') && (
        <span>
          {password === '' ? t('auth.strength.advice', { min }) : t(`auth.strength.${strength}`, { min })}
        </span>
      )}
    </span>
  );
}
