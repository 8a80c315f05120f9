import type { PhotoType } from '#shared/contract/photo.ts';

/** Returns the type of an image by its first bytes, or undefined for any other file. */
export function findImageType(content: Uint8Array): PhotoType | undefined {
  if (startsWith(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(content, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  const isRiff = startsWith(content, ascii('RIFF'));
  return isRiff && startsWith(content.subarray(8), ascii('WEBP')) ? 'image/webp' : undefined;
}

function startsWith(content: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => content[index] === byte);
}

function ascii(text: string): number[] {
  return [...new TextEncoder().encode(text)];
}
