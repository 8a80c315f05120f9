/** Browsers and Node both have these; shared code compiles without the types of either. */
declare const TextDecoder: new (
  label?: string,
  options?: { fatal?: boolean },
) => { decode: (bytes: Uint8Array) => string };
declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };

const encoder = new TextEncoder();

export function encodeUtf8(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Throws a RangeError if the encoding is unknown. Bytes that it does not have become U+FFFD. */
export function decode(bytes: Uint8Array, encoding = 'utf-8'): string {
  return new TextDecoder(encoding).decode(bytes);
}

/** Returns undefined if the encoding is unknown, or does not have some of the bytes. */
export function decodeStrictly(bytes: Uint8Array, encoding = 'utf-8'): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
