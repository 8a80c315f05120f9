import { readFile } from '#shared/import/read-file.ts';
import { sampleFile } from '#shared/import/tables/sample.ts';
import { ImportError, MAX_FILE_BYTES, type Format, type ReadOptions } from '#shared/import/types.ts';
import type { FileError } from '../files/import-file.ts';
import type { Outputs, Inputs } from './protocol.ts';

/** Reads a file. Returns an error code if it cannot be read. */
export async function readContent({ content, options }: Inputs['read']): Promise<Outputs['read']> {
  if (content.size > MAX_FILE_BYTES) return failure({ code: 'tooLarge', line: null });
  const bytes = await content.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
  if (bytes === undefined) return failure({ code: 'notReadable', line: null });
  try {
    const result = await readFile(bytes, options);
    const sample = await findSample(bytes, result.format, options);
    return { reading: { ...result, sample }, error: undefined, sample };
  } catch (error) {
    if (!(error instanceof ImportError)) return failure({ code: 'damaged', line: null });
    const { code, line, format } = error;
    // The user may choose the columns of a table that was not understood.
    const isOpen = code === 'noColumns' && format !== null;
    return { ...failure({ code, line }), sample: isOpen ? await findSample(bytes, format, options) : null };
  }
}

async function findSample(bytes: Uint8Array, format: Format, options: ReadOptions) {
  try {
    return await sampleFile(bytes, format, options);
  } catch {
    return null;
  }
}

function failure(error: FileError): Outputs['read'] {
  return { reading: undefined, error, sample: null };
}
