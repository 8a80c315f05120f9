import { useTranslation } from 'react-i18next';
import { useMinPasswordLength } from '#web/lib/api/instance.ts';
import classes from './password-hint.module.css';
import { passwordStrength } from './password-strength.ts';

const steps = { tooShort: 0, weak: 1, fair: 2, good: 3 };

/** Three bars and a sentence on the password being chosen. */
export function PasswordHint({ password }: { password: string }) {
  const { t } = useTranslation();
  const min = useMinPasswordLength();
  const strength = passwordStrength(password, min);
  return (
    <span className={classes.hint} data-strength={strength}>
      <span className={classes.bars} aria-hidden>
        {[1, 2, 3].map((step) => (
          <span key={step} className={classes.bar} data-on={step <= steps[strength] || undefined} />
        ))}
      </span>
      <span>
        {password === '' ? t('auth.strength.advice', { min }) : t(`auth.strength.${strength}`, { min })}
      </span>
    </span>
  );
}
