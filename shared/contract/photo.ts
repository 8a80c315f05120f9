import * as z from 'zod/mini';
import { MAX_PHOTO_BYTES } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { Profile } from './profile.ts';

/** Apart from the rest of the profile, which the screens before the sign-in fetch too. */
export const PHOTO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];

const photo = { path: '/api/v1/me/photo', tag: 'Profile' } as const;

export const setPhoto = endpoint({
  ...photo,
  method: 'PUT',
  summary: 'Store a photo; photoURL then leads to it',
  access: 'accepted',
  failure: 'profileUpdateFailed',
  errors: ['photoTypeRefused'],
  file: { types: PHOTO_TYPES, maxBytes: MAX_PHOTO_BYTES, refusal: 'photoTypeRefused' },
  output: Profile,
});

export const removePhoto = endpoint({
  ...photo,
  method: 'DELETE',
  summary: 'Remove the photo',
  access: 'user',
  failure: 'profileUpdateFailed',
  output: Profile,
});

export const getPhoto = endpoint({
  ...photo,
  method: 'GET',
  summary: 'The photo of who is asking',
  access: 'user',
  errors: ['photoNotFound'],
  query: z.strictObject({
    /** Stands in photoURL, so that a browser may keep each photo for good. */
    v: z.optional(z.string().check(z.maxLength(40))),
  }),
  output: z.never(),
  answerTypes: PHOTO_TYPES,
});
