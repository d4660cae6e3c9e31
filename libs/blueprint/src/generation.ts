import { ApiError, call, messageOf, stream } from '@bridge/client';
import { contract } from '@bridge/model';
import type { BlueprintPart, CareerBlueprint } from '@bridge/model';

/** Takes the parts of a blueprint that are ready so far, whenever there are more. */
export type ShowParts = (parts: readonly BlueprintPart[]) => void;

/**
 * Generates by the specified call, which has the end. Where it takes a while, its parts are told beside it, as far as they
 * can be followed; where its answer is lost, the generation is followed to its end: the server makes one of all of them.
 */
export async function generateInParts(userId: string, show: ShowParts): Promise<CareerBlueprint> {
  const over = new AbortController();
  const showUntilThen: ShowParts = (parts) => {
    if (!over.signal.aborted) show(parts);
  };
  void followBeside(userId, showUntilThen, over.signal);
  try {
    return await generateAtOnce(userId);
  } catch (error) {
    if (!isLost(error)) throw error;
    over.abort();
    const blueprint = await follow(stream(contract.startGeneration, { params: { userId } }), show);
    if (!blueprint) throw new ApiError({ code: 'malformed' }); // what was started has an end
    return blueprint;
  } finally {
    over.abort();
  }
}

const untilLook = 400; // milliseconds: what is ready at once has no parts to tell

/** Shows the parts of a generation that was just asked for; whether that can be followed decides nothing. */
async function followBeside(userId: string, show: ShowParts, signal: AbortSignal): Promise<void> {
  do {
    await pause(untilLook, signal);
    if (signal.aborted) return;
    const isNotYet = await follow(stream(contract.watchGeneration, { params: { userId }, signal }), show).then((blueprint) => !blueprint, () => false);
    if (!isNotYet) return;
  } while (!signal.aborted);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}

/** Joins a generation that runs; undefined where none does or nobody can say, null where it fails. */
export async function joinGeneration(userId: string, show: ShowParts, signal: AbortSignal): Promise<CareerBlueprint | null | undefined> {
  let isFound = false;
  const found: ShowParts = (parts) => {
    isFound = true;
    show(parts);
  };
  try {
    return await follow(stream(contract.watchGeneration, { params: { userId }, signal }), found);
  } catch (error) {
    if (!isFound || signal.aborted) return undefined;
    return isLost(error) ? generateAtOnce(userId).catch(() => null) : null;
  }
}

/** The end of a generation; undefined where nothing at all is told of one. */
async function follow(events: ReturnType<typeof stream<typeof contract.startGeneration>>, show: ShowParts): Promise<CareerBlueprint | undefined> {
  const parts: BlueprintPart[] = [];
  let isBegun = false;
  for await (const event of events) {
    isBegun = true;
    if (event.type === 'done') return event.blueprint;
    if (event.type !== 'started') parts.push(event);
    show([...parts]);
  }
  if (isBegun) throw new ApiError({ code: 'malformed' }); // it ended before its end
  return undefined;
}

async function generateAtOnce(userId: string): Promise<CareerBlueprint> {
  return (await call(contract.generateBlueprint, { params: { userId } })).data.blueprint;
}

/** Whether the generation may well go on where it is, and only the way there broke. */
function isLost(error: unknown): boolean {
  return error instanceof ApiError && ['offline', 'timeout', 'malformed'].includes(error.code);
}

/** The server's words where a limit of the day is reached: then trying again at once cannot help. */
export function limitReached(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === 429 ? messageOf(error) : undefined;
}
