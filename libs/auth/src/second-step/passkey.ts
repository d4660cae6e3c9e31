import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { call } from '@bridge/client';
import { contract, type NewPasskey, type PasskeyAnswer } from '@bridge/model';

/** What is shown beside the password. */
export type Shown = { code: string } | { passkey: PasskeyAnswer };

/** Whether this browser knows passkeys; where it does not, codes are asked for alone. */
export function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Has the device show one of its passkeys. Throws where it has none, or the person does not want to. */
export async function showPasskey(): Promise<PasskeyAnswer> {
  const { data } = await call(contract.passkeyChallenge);
  const { id, response } = await startAuthentication({ optionsJSON: data });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, response: { clientDataJSON, authenticatorData, signature } };
}

/** Whether the device made no passkey because it has one of the person's already. */
export function isThereAlready(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError';
}

/** Has the device make a passkey. Throws where it cannot, or the person does not want to. */
export async function makePasskey(userId: string): Promise<NewPasskey> {
  const { data } = await call(contract.offerPasskey, { params: { userId } });
  const { id, response } = await startRegistration({ optionsJSON: data });
  return { id, response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject } };
}
