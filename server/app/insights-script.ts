import { pathToFileURL } from 'node:url';
import { programFile } from '#server/program-files.ts';

export const INSIGHTS_SCRIPT = pathToFileURL(programFile('insights-thread.js'));
