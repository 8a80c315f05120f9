import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { NameForm } from './name-form.tsx';
import { PhotoField } from './photo-field.tsx';
import classes from './profile.module.css';

export function IdentitySection() {
  const { t } = useTranslation();
  return (
    <Card title={t('profile.identity')}>
      <div className={`stack gap-20 ${classes.stack}`}>
        <PhotoField />
        <NameForm />
      </div>
    </Card>
  );
}
