import { Button } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { City } from '#shared/contract/location.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { LocationForm } from './location-form.tsx';
import { usePlaceName } from './use-place-name.ts';
import { useDetection } from './use-detection.ts';
import { useSaveLocation } from './use-save-location.ts';
import classes from './location-section.module.css';

/** The city and country of the profile, which can be detected, typed or removed. */
export function LocationSection() {
  const { t } = useTranslation();
  const { city, country } = useProfile();
  const [isEditing, setIsEditing] = useState(false);
  const detection = useDetection();
  const { mutate: choose, mutateAsync: chooseAndWait } = useSaveLocation();
  const savedCity = city === null ? undefined : { city, country: country ?? '' };
  const detectedCity = detection.city;

  const leave = () => {
    detection.reset();
    setIsEditing(false);
  };
  const save = async (place: City) => {
    await chooseAndWait({ kind: 'save', city: place });
    leave();
  };

  return (
    <Card title={t('location.title')}>
      <p className={`dim text-15 ${classes.text}`}>{t('location.section.text')}</p>
      {isEditing ? (
        <LocationForm initial={savedCity} onCancel={leave} onSave={save} />
      ) : (
        <>
          <Place savedCity={savedCity} detectedCity={detectedCity} />
          {detection.problem !== undefined && <FormAlert message={detection.problem} />}
          {detectedCity ? (
            <DetectedActions
              onSave={() => choose({ kind: 'save', city: detectedCity }, { onSuccess: leave })}
              onCancel={leave}
            />
          ) : (
            <Actions
              isSaved={savedCity !== undefined}
              detection={detection}
              onEdit={() => setIsEditing(true)}
              onRemove={() => choose({ kind: 'remove' })}
            />
          )}
        </>
      )}
    </Card>
  );
}

function Place({ savedCity, detectedCity }: Record<'savedCity' | 'detectedCity', City | undefined>) {
  const { t } = useTranslation();
  const placeName = usePlaceName();
  return (
    <p
      className={`row gap-10 weight-600 break-anywhere ${classes.place}`}
      data-empty={savedCity === undefined && !detectedCity}
      aria-live="polite"
    >
      <IconMapPin className="rigid accent" size={20} stroke={1.75} aria-hidden />
      {detectedCity && t('location.prompt.found', { place: placeName(detectedCity) })}
      {!detectedCity && (savedCity ? placeName(savedCity) : t('location.section.none'))}
    </p>
  );
}

function DetectedActions({ onSave, onCancel }: { onSave: () => void; onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={`flex wrap gap-10 ${classes.actions}`}>
      <Button variant="default" onClick={onCancel}>
        {t('location.dontSave')}
      </Button>
      <Button onClick={onSave}>{t('location.save')}</Button>
    </div>
  );
}

type ActionsProps = {
  isSaved: boolean;
  detection: ReturnType<typeof useDetection>;
  onEdit: () => void;
  onRemove: () => void;
};

function Actions({ isSaved, detection, onEdit, onRemove }: ActionsProps) {
  const { t } = useTranslation();
  return (
    <div className={`flex wrap gap-10 ${classes.actions}`}>
      <BusyButton variant="light" isBusy={detection.isDetecting} onClick={detection.detect}>
        {t(isSaved ? 'location.detectAgain' : 'location.detect')}
      </BusyButton>
      <Button variant="default" onClick={onEdit}>
        {t(isSaved ? 'location.edit' : 'location.enter')}
      </Button>
      {isSaved && (
        <Button variant="subtle" color="red" onClick={onRemove}>
          {t('location.remove')}
        </Button>
      )}
    </div>
  );
}
