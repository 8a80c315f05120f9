import fc from 'fast-check';
import { scaled } from './scaled.ts';

const USUAL_RUNS = 100;

// The default for properties that set no number of runs.
fc.configureGlobal({ numRuns: scaled(USUAL_RUNS) });
