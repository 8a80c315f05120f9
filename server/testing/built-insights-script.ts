import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ROOT } from '#server/program-files.ts';

/** The built script, with which a thread starts in a third of the time that it takes from source. */
export const INSIGHTS_SCRIPT = pathToFileURL(join(ROOT, 'dist/server/insights-thread.js'));
