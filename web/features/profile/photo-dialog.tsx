import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { cropImage, toAddress, type Area } from './crop-image.ts';
import classes from './photo-dialog.module.css';

type Props = {
  picture: ImageBitmap;
  isOpen: boolean;
  isSaving: boolean;
  onClose: () => void;
  onChoose: (cropped: Blob) => void;
  onClosed: () => void;
};

const KEY_STEP_PX = 8;
const MAX_ZOOM = 4;

/** Crops a square of the picture, by hand, wheel or keyboard. */
export function PhotoDialog({ picture, isOpen, isSaving, onClose, onChoose, onClosed }: Props) {
  const { t } = useTranslation();
  const address = useAddress(picture);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  // In hundredths, since the picture may show smaller than it is.
  const [share, setShare] = useState<Area>();

  async function choose(): Promise<void> {
    if (share === undefined || isSaving) return;
    onChoose(await cropImage(picture, toPixels(share, picture)));
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      returnFocus={false}
      title={t('profile.photo.title')}
      size={460}
    >
      <div className={classes.stage}>
        {address !== undefined && (
          <Cropper
            image={address}
            crop={crop}
            onCropChange={setCrop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            onZoomChange={setZoom}
            onCropAreaChange={setShare}
            aspect={1}
            cropShape="round"
            objectFit="cover"
            showGrid={false}
            keyboardStep={KEY_STEP_PX}
            disableAutomaticStylesInjection
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'group', 'aria-label': t('profile.photo.area') }}
          />
        )}
      </div>
      <p className={classes.hint}>{t('profile.photo.moveHint')}</p>
      <label className={classes.zoom}>
        <span>{t('profile.photo.zoom')}</span>
        <input
          className={classes.range}
          type="range"
          data-autofocus
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </label>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('profile.cancel')}
        </Button>
        <Button onClick={() => void choose()} loading={isSaving} disabled={share === undefined}>
          {t('profile.photo.use')}
        </Button>
      </div>
    </Dialog>
  );
}

function useAddress(picture: ImageBitmap): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isGone = false;
    const making = toAddress(picture);
    async function show(): Promise<void> {
      const made = await making;
      if (!isGone) setAddress(made);
    }
    void show();
    return () => {
      isGone = true;
      void making.then((made) => URL.revokeObjectURL(made));
    };
  }, [picture]);
  return address;
}

function toPixels(share: Area, { width, height }: ImageBitmap): Area {
  return {
    x: (share.x / 100) * width,
    y: (share.y / 100) * height,
    width: (share.width / 100) * width,
    height: (share.height / 100) * height,
  };
}
