import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyAnswer } from '@bridge/model';

/** A device with one passkey, as far as the server sees it: ES256, attestation "none". */
export function startAuthenticator(origin: string, rpId = new URL(origin).hostname) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const client = (type: string, challenge: string, from: string) => Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  function data(flags: number): Buffer {
    const used = Buffer.alloc(4);
    used.writeUInt32BE((counter += 1));
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), used]);
  }

  return {
    make(challenge: string, from = origin): NewPasskey {
      // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} in CBOR
      const key = Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), Buffer.from(x, 'base64url'), Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url')]);
      const authData = Buffer.concat([data(0x41), Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      // {"fmt": "none", "attStmt": {}, "authData": …}
      const attestation = Buffer.concat([Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'), Buffer.from([authData.length]), authData]);
      return { id: id.toString('base64url'), response: { clientDataJSON: client('webauthn.create', challenge, from).toString('base64url'), attestationObject: attestation.toString('base64url') } };
    },
    show(challenge: string, from = origin): PasskeyAnswer {
      const authenticatorData = data(0x01);
      const said = client('webauthn.get', challenge, from);
      const signature = sign('sha256', Buffer.concat([authenticatorData, createHash('sha256').update(said).digest()]), privateKey);
      return { id: id.toString('base64url'), response: { clientDataJSON: said.toString('base64url'), authenticatorData: authenticatorData.toString('base64url'), signature: signature.toString('base64url') } };
    },
    /** Sets the figure of uses, as a copy of the device would have it. */
    countFrom(figure: number): void {
      counter = figure;
    },
  };
}
