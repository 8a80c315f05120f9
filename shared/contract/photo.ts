import * as z from 'zod/mini';
import { MAX_PHOTO_BYTES } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { Profile } from './profile.ts';

// The photo is not in `profile.ts`, because the screens before the sign-in load that file.

export const PHOTO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];

const photo = { path: '/api/v1/me/photo', tag: 'Profile' } as const;

export const setPhoto = endpoint({
  ...photo,
  method: 'PUT',
  summary: 'Store a photo and set photoURL to its address',
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
  summary: 'Get the photo of the signed-in user',
  access: 'user',
  errors: ['photoNotFound'],
  query: z.strictObject({
    /** The version in photoURL, so that browsers can cache each photo forever. */
    v: z.optional(z.string().check(z.maxLength(40))),
  }),
  output: z.never(),
  responseTypes: PHOTO_TYPES,
});
