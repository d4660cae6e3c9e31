import type { FailureCode } from '@bridge/model';
import { ApiError } from './api-error.ts';

/** Refusals that can be answered in place: by a proof of who is there, by saying how old one is, by asking a guardian. */
const answerable = ['prove-again', 'birth-month-missing', 'guardian-needed'] as const satisfies readonly FailureCode[];
export type Answerable = (typeof answerable)[number];

let ask: ((code: Answerable) => Promise<boolean>) | undefined;
let asking: Promise<boolean> | undefined;
let giveUp = () => {};

/** Says who asks for what some calls need before they are made; answers how to take that back. */
export function askForProofBy(asker: (code: Answerable) => Promise<boolean>): () => void {
  ask = asker;
  return () => {
    if (ask !== asker) return;
    ask = undefined;
    giveUp(); // nobody is left who could answer
  };
}

/** Whether the call was refused for want of something that is there now. Of several calls at once, one asks. */
export async function isProvedAfter(error: unknown): Promise<boolean> {
  const code = answerable.find((one) => error instanceof ApiError && error.code === one);
  return code !== undefined && isThereAfter(code);
}

/** Asks for what a call would be refused for want of, before anybody begins what ends with it: whether it is there now. */
export async function isThereAfter(code: Answerable): Promise<boolean> {
  if (!ask) return false;
  if (asking) return asking;
  const left = new Promise<boolean>((end) => (giveUp = () => end(false)));
  asking = Promise.race([ask(code), left]).finally(() => (asking = undefined));
  return asking;
}
