import { ApiError } from './api-error.ts';

let ask: (() => Promise<boolean>) | undefined;
let asking: Promise<boolean> | undefined;
let giveUp = () => {};

/** Says who asks for the proof that some calls need; answers how to take that back. */
export function askForProofBy(asker: () => Promise<boolean>): () => void {
  ask = asker;
  return () => {
    if (ask !== asker) return;
    ask = undefined;
    giveUp(); // nobody is left who could answer
  };
}

/** Whether the call was refused for want of a fresh proof, and there is one now. Of several calls at once, one asks. */
export async function isProvedAfter(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || error.code !== 'prove-again' || !ask) return false;
  if (asking) return asking;
  const left = new Promise<boolean>((end) => (giveUp = () => end(false)));
  asking = Promise.race([ask(), left]).finally(() => (asking = undefined));
  return asking;
}
