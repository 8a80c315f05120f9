import { Button } from '@mantine/core';
import { useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useProfile } from '#web/lib/session/profile.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PersonAvatar } from '#web/ui/person-avatar.tsx';
import classes from './profile.module.css';
import { usePhoto } from './use-photo.ts';

const PhotoDialog = dialogOnDemand(async () => (await import('./photo-dialog.tsx')).PhotoDialog);

/** The photo, with buttons to choose another one and to remove it. */
export function PhotoField() {
  const { t } = useTranslation();
  const { displayName, photoURL } = useProfile();
  const photo = usePhoto();
  const button = useRef<HTMLButtonElement>(null);
  const focus = () => button.current?.focus();
  const { picture, isOpen, isUnreadable, choose, close, forget } = usePicture();
  const leave = () => {
    close();
    requestAnimationFrame(focus);
  };
  return (
    <div className={`row gap-20 ${classes.photo}`} role="group" aria-label={t('profile.photo.label')}>
      <PersonAvatar name={displayName} photoURL={photoURL} size={88} />
      <div className="stack gap-12 grow shrink">
        <p className="dim text-14 lines-140">{t('profile.photo.hint')}</p>
        <div className="flex wrap gap-8">
          <ChooseButton button={button} onChoose={(file) => void choose(file)} />
          {photoURL !== null && (
            <RemoveButton isBusy={photo.isRemoving} onClick={() => photo.remove({ onSuccess: focus })} />
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
          onClosed={forget}
        />
      )}
    </div>
  );
}

/** The chosen picture. It is kept until its dialog has left the screen. */
function usePicture() {
  const [picture, setPicture] = useState<ImageBitmap>();
  const [isOpen, setIsOpen] = useState(false);
  const [isUnreadable, setIsUnreadable] = useState(false);
  async function choose(file: File): Promise<void> {
    const read = await createImageBitmap(file).catch(() => undefined);
    setIsUnreadable(read === undefined);
    setPicture(read);
    setIsOpen(read !== undefined);
  }
  const close = () => setIsOpen(false);
  const forget = () => setPicture(undefined);
  return { picture, isOpen, isUnreadable, choose, close, forget };
}

type ChooseProps = { button: RefObject<HTMLButtonElement | null>; onChoose: (file: File) => void };

function ChooseButton({ button, onChoose }: ChooseProps) {
  const { t } = useTranslation();
  const { photoURL } = useProfile();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file may be chosen again.
    currentTarget.value = '';
    if (file !== undefined) onChoose(file);
  };
  const hidden = { className: classes.file, 'aria-hidden': true, tabIndex: -1 };
  return (
    <>
      <input {...hidden} ref={input} type="file" accept="image/*" onChange={choose} />
      <Button ref={button} variant="light" onClick={() => input.current?.click()}>
        {t(photoURL === null ? 'profile.photo.add' : 'profile.photo.change')}
      </Button>
    </>
  );
}

function RemoveButton({ isBusy, onClick }: { isBusy: boolean; onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <BusyButton variant="subtle" color="red" isBusy={isBusy} onClick={onClick}>
      {t('profile.photo.remove')}
    </BusyButton>
  );
}
