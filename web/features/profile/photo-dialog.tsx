import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { cropImage, toObjectURL, type Area } from './crop-image.ts';
import classes from './photo-dialog.module.css';

type Props = {
  picture: ImageBitmap;
  isOpen: boolean;
  isSaving: boolean;
  onClose: () => void;
  onChoose: (cropped: Blob) => void;
  onClosed: () => void;
};

const MAX_ZOOM = 4;
const LOOK = {
  maxZoom: MAX_ZOOM,
  aspect: 1,
  cropShape: 'round',
  objectFit: 'cover',
  showGrid: false,
  keyboardStep: 8,
  disableAutomaticStylesInjection: true,
  mediaProps: { alt: '' },
} as const;

/** Crops a square of the picture, by hand, wheel or keyboard. */
export function PhotoDialog({ picture, isSaving, onChoose, ...dialog }: Props) {
  const { t } = useTranslation();
  const [zoom, setZoom] = useState(1);
  // In percent of the picture, because the screen may show a smaller copy.
  const [share, setShare] = useState<Area>();

  async function choose(): Promise<void> {
    if (share === undefined || isSaving) return;
    onChoose(await cropImage(picture, toPixels(share, picture)));
  }

  return (
    <Dialog {...dialog} returnFocus={false} title={t('profile.photo.title')} size={460}>
      <Stage picture={picture} zoom={zoom} onZoom={setZoom} onShare={setShare} />
      <p className={`dim text-14 ${classes.hint}`}>{t('profile.photo.moveHint')}</p>
      <ZoomSlider zoom={zoom} onZoom={setZoom} />
      <div className={classes.actions}>
        <DialogActions>
          <Button variant="default" onClick={dialog.onClose}>
            {t('profile.cancel')}
          </Button>
          <BusyButton onClick={() => void choose()} isBusy={isSaving} disabled={share === undefined}>
            {t('profile.photo.use')}
          </BusyButton>
        </DialogActions>
      </div>
    </Dialog>
  );
}

type ZoomProps = { zoom: number; onZoom: (zoom: number) => void };
type StageProps = ZoomProps & { picture: ImageBitmap; onShare: (share: Area) => void };

function Stage({ picture, zoom, onZoom, onShare }: StageProps) {
  const { t } = useTranslation();
  const pictureURL = useObjectURL(picture);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  return (
    <div className={`relative hover-color rounded ${classes.stage}`}>
      {pictureURL !== undefined && (
        <Cropper
          {...LOOK}
          image={pictureURL}
          crop={crop}
          onCropChange={setCrop}
          zoom={zoom}
          onZoomChange={onZoom}
          onCropAreaChange={onShare}
          cropperProps={{ role: 'group', 'aria-label': t('profile.photo.area') }}
        />
      )}
    </div>
  );
}

function ZoomSlider({ zoom, onZoom }: ZoomProps) {
  const { t } = useTranslation();
  return (
    <label className="row gap-14 touchable text-14 weight-600">
      <span>{t('profile.photo.zoom')}</span>
      <input
        className={`grow shrink rounded ${classes.range}`}
        type="range"
        data-autofocus
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        value={zoom}
        onChange={(event) => onZoom(Number(event.currentTarget.value))}
      />
    </label>
  );
}

function useObjectURL(picture: ImageBitmap): string | undefined {
  const [pictureURL, setPictureURL] = useState<string>();
  useEffect(() => {
    let isGone = false;
    const creation = toObjectURL(picture);
    async function show(): Promise<void> {
      const created = await creation;
      if (!isGone) setPictureURL(created);
    }
    void show();
    return () => {
      isGone = true;
      void creation.then((created) => URL.revokeObjectURL(created));
    };
  }, [picture]);
  return pictureURL;
}

function toPixels(share: Area, { width, height }: ImageBitmap): Area {
  return {
    x: (share.x / 100) * width,
    y: (share.y / 100) * height,
    width: (share.width / 100) * width,
    height: (share.height / 100) * height,
  };
}
