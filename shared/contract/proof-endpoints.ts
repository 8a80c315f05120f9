import type { Endpoint } from './endpoint.ts';
import {
  addPasskey,
  listPasskeys,
  proveWithPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeyProof,
  startPasskeySignIn,
} from './passkeys.ts';
import { getProof, giveProof } from './proof.ts';
import {
  confirmTwoStep,
  getTwoStep,
  giveCode,
  renewRecoveryCodes,
  startTwoStep,
  stopTwoStep,
} from './two-step.ts';

/** The endpoints that follow the password at the sign-in, or replace it. */
export const SIGN_IN_STEPS: readonly Endpoint[] = [giveCode, startPasskeySignIn, signInWithPasskey];

/** The endpoints that ask again who is there, in the order of the API document. */
export const PROOF_ENDPOINTS: readonly Endpoint[] = [
  getProof,
  giveProof,
  startPasskeyProof,
  proveWithPasskey,
  getTwoStep,
  startTwoStep,
  confirmTwoStep,
  stopTwoStep,
  renewRecoveryCodes,
  listPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
];
