import { limits, type Answers } from '@bridge/model/forms';

export type Message = { answers: Answers; key: string; locale: string; homepage: string };

/** Why a message did not arrive: the server's own words, or that there were none. */
export type Refusal = { reason: 'refused' | 'offline' | 'unexpected'; message: string; fields: { question: string; text: string }[] };

/** Sends a message; nothing comes back where it arrived. */
export async function post(url: string, message: Message, leaving: AbortSignal): Promise<Refusal | undefined> {
  const none = { message: '', fields: [] };
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...who() },
      body: JSON.stringify(message),
      signal: AbortSignal.any([leaving, AbortSignal.timeout(limits.callTimeout)]),
    });
  } catch {
    return { reason: 'offline', ...none };
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (typeof answer !== 'object' || answer === null || !('success' in answer)) return { reason: 'unexpected', ...none };
  if (response.ok && answer.success === true) return undefined;
  if (!('message' in answer) || typeof answer.message !== 'string') return { reason: 'unexpected', ...none };
  return { reason: 'refused', message: answer.message, fields: 'fields' in answer ? fieldsOf(answer.fields) : [] };
}

/** Somebody who is signed in sends as themself: what they apply for stands on their own list. */
function who(): Record<string, string> {
  const token = /(?:^|; )authToken=([\w.~-]+)/.exec(document.cookie)?.[1];
  return token ? { authorization: `Bearer ${token}`, 'x-access-token': token } : {};
}

/** The server names a field like answers.email */
function fieldsOf(fields: unknown): Refusal['fields'] {
  if (!Array.isArray(fields)) return [];
  return fields.flatMap((field: { path?: unknown; message?: unknown } | null) => {
    const question = String(field?.path).split('.')[1];
    return question && typeof field?.message === 'string' ? [{ question, text: field.message }] : [];
  });
}
