import fc from 'fast-check';
import { scaled } from './scaled.ts';

const USUAL_RUNS = 100;

// For the properties that do not say how often they are tried.
fc.configureGlobal({ numRuns: scaled(USUAL_RUNS) });
