/** Whether two files have the same bytes. A file that cannot be read differs from all others. */
async function isSameContent(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  try {
    const [first, second] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()]);
    const bytes = new Uint8Array(second);
    return new Uint8Array(first).every((byte, index) => byte === bytes[index]);
  } catch {
    return false;
  }
}

/** Whether an earlier file has the same content. */
export async function isRepeated(content: Blob, earlier: readonly { content: Blob }[]): Promise<boolean> {
  for (const file of earlier) if (await isSameContent(file.content, content)) return true;
  return false;
}
