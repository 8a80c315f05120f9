import { SIGNED_IN_ERRORS } from '../../errors/signed-in.ts';
import { sentencesOf } from './errors.ts';

export const signedInErrors = sentencesOf(SIGNED_IN_ERRORS);
