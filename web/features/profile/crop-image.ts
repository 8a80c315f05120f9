/** A part of a picture, in its own pixels. */
export type Area = { x: number; y: number; width: number; height: number };

const SIDE_PX = 512;
const QUALITY = 0.9;

/**
 * Returns a square part of a picture as a small image, without the camera's metadata, such as the location. The image
 * is JPEG if the browser cannot write WebP.
 */
export async function cropImage(picture: ImageBitmap, area: Area): Promise<Blob> {
  const canvas = drawPart(picture, area);
  const webp = await toBlob(canvas, 'image/webp');
  // A browser that cannot write a type writes PNG instead, which is large.
  return webp.type === 'image/webp' ? webp : await toBlob(canvas, 'image/jpeg');
}

/** The uncropped picture as an object URL; release it with `URL.revokeObjectURL`. */
export async function toObjectURL(picture: ImageBitmap): Promise<string> {
  const area = { x: 0, y: 0, width: picture.width, height: picture.height };
  const scale = Math.min(1, SHOWN_SIDE_PX / Math.max(picture.width, picture.height));
  const size = { width: picture.width * scale, height: picture.height * scale };
  return URL.createObjectURL(await toBlob(drawPart(picture, area, size), 'image/png'));
}

/** The longest side of the shown picture: larger than on any screen, and small enough to draw quickly. */
const SHOWN_SIDE_PX = 1600;

function drawPart(
  picture: ImageBitmap,
  { x, y, width, height }: Area,
  size = { width: SIDE_PX, height: SIDE_PX },
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas.');
  // Transparent parts would turn black in JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The image could not be written.')) : resolve(blob)),
      type,
      QUALITY,
    );
  });
}
