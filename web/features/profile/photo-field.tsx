import { Button } from '@mantine/core';
import { useRef, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useProfile } from '#web/lib/session/profile.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PersonAvatar } from '#web/ui/person-avatar.tsx';
import classes from './profile.module.css';
import { usePhoto } from './use-photo.ts';

const PhotoDialog = dialogOnDemand(async () => (await import('./photo-dialog.tsx')).PhotoDialog);

/** The photo with ways to choose another one and to remove it. */
export function PhotoField() {
  const { t } = useTranslation();
  const { displayName, photoURL } = useProfile();
  const photo = usePhoto();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [isOpen, setIsOpen] = useState(false);
  const [isUnreadable, setIsUnreadable] = useState(false);

  async function choose(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = event.currentTarget.files ?? [];
    // The same file may be chosen again.
    event.currentTarget.value = '';
    if (file === undefined) return;
    const read = await createImageBitmap(file).catch(() => undefined);
    setIsUnreadable(read === undefined);
    setPicture(read);
    setIsOpen(read !== undefined);
  }

  function leave(): void {
    setIsOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  }

  return (
    <div className={classes.photo} role="group" aria-label={t('profile.photo.label')}>
      <PersonAvatar name={displayName} photoURL={photoURL} size={88} />
      <div className={classes.photoWords}>
        <p className={classes.hint}>{t('profile.photo.hint')}</p>
        <div className={classes.photoActions}>
          <input
            ref={input}
            className={classes.file}
            type="file"
            accept="image/*"
            aria-hidden
            tabIndex={-1}
            onChange={(event) => void choose(event)}
          />
          <Button ref={button} variant="light" onClick={() => input.current?.click()}>
            {t(photoURL === null ? 'profile.photo.add' : 'profile.photo.change')}
          </Button>
          {photoURL !== null && (
            <Button
              variant="subtle"
              color="red"
              loading={photo.isRemoving}
              onClick={() => photo.remove({ onSuccess: () => button.current?.focus() })}
            >
              {t('profile.photo.remove')}
            </Button>
          )}
        </div>
        {isUnreadable && <FormAlert message={t('profile.photo.unreadable')} />}
      </div>
      {picture && (
        <PhotoDialog
          picture={picture}
          isOpen={isOpen}
          isSaving={photo.isSaving}
          onClose={leave}
          onChoose={(cropped) => photo.save(cropped, { onSuccess: leave })}
          onClosed={() => setPicture(undefined)}
        />
      )}
    </div>
  );
}
