import { pathToFileURL } from 'node:url';
import { programFile } from '#server/program-files.ts';

/** The script of the threads of `createInsights`. */
export const INSIGHTS_SCRIPT = pathToFileURL(programFile('insights-thread.js'));
