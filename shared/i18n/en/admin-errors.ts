import { ADMIN_ERRORS } from '../../errors/administration.ts';
import { sentencesOf } from './errors.ts';

export const adminErrors = sentencesOf(ADMIN_ERRORS);
