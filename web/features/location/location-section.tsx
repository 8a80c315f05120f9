import { Button } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProfile } from '#web/lib/session/profile.ts';
import { Card } from '#web/ui/card.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { LocationForm } from './location-form.tsx';
import { usePlaceName } from './use-place-name.ts';
import { useDetection } from './use-detection.ts';
import { useSaveLocation } from './use-save-location.ts';
import classes from './location-section.module.css';

/** City and country in the profile: detected, typed or removed. */
export function LocationSection() {
  const { t } = useTranslation();
  const placeName = usePlaceName();
  const { city, country } = useProfile();
  const [isEditing, setIsEditing] = useState(false);
  const detection = useDetection();
  const { mutate: choose } = useSaveLocation();
  const saved = city === null ? undefined : { city, country: country ?? '' };
  const found = detection.city;

  const leave = () => {
    detection.reset();
    setIsEditing(false);
  };

  return (
    <Card title={t('location.title')}>
      <p className={classes.text}>{t('location.section.text')}</p>
      {isEditing ? (
        <LocationForm
          initial={saved}
          onCancel={leave}
          onSave={(place) => {
            choose({ kind: 'save', city: place });
            leave();
          }}
        />
      ) : (
        <>
          <p className={classes.place} data-empty={saved === undefined && !found} aria-live="polite">
            <IconMapPin className={classes.icon} size={20} stroke={1.75} aria-hidden />
            {found && t('location.prompt.found', { place: placeName(found) })}
            {!found && (saved ? placeName(saved) : t('location.section.none'))}
          </p>
          {detection.problem !== undefined && <FormAlert message={detection.problem} />}
          {found ? (
            <div className={classes.actions}>
              <Button
                onClick={() => {
                  choose({ kind: 'save', city: found });
                  leave();
                }}
              >
                {t('location.save')}
              </Button>
              <Button variant="default" onClick={leave}>
                {t('location.dontSave')}
              </Button>
            </div>
          ) : (
            <div className={classes.actions}>
              <Button variant="light" loading={detection.isDetecting} onClick={detection.detect}>
                {t(saved ? 'location.detectAgain' : 'location.detect')}
              </Button>
              <Button variant="default" onClick={() => setIsEditing(true)}>
                {t(saved ? 'location.edit' : 'location.enter')}
              </Button>
              {saved && (
                <Button variant="subtle" color="red" onClick={() => choose({ kind: 'remove' })}>
                  {t('location.remove')}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </Card>
  );
}
