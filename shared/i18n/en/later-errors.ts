import { LATER_ERRORS } from '../../errors/later.ts';
import { sentencesOf } from './errors.ts';

export const laterErrors = sentencesOf(LATER_ERRORS);
