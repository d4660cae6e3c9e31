/** Names and numbers that the code knows, never what people send. */
export type Told = Readonly<Record<string, string | number>>;
/** A call that is `served`, what is `asked` of another program meanwhile, or what the house `begins` by itself. */
export type Step = { name: string; kind: 'served' | 'asked' | 'begun'; told: Told; /** What a caller said of its own trace. */ from?: string | undefined };
/** Does the work of a step, which may tell more of it, and writes down how long it took. */
export type Tracer = <T>(step: Step, work: (tell: (more: Told) => void) => Promise<T>) => Promise<T>;

const untold = () => {};
let tracer: Tracer | undefined;

/** From now on this process's steps are written down by this one; by none without it. */
export function traceWith(given: Tracer | undefined): void {
  tracer = given;
}

/** Does the work, as a step of a trace where this process writes some. */
export const traced: Tracer = (step, work) => (tracer ? tracer(step, work) : work(untold));
