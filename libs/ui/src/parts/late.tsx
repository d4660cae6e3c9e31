import { createElement, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { toast } from '../toast/toast.ts';
import { useUiWords } from '../words/words-provider.tsx';
import { FailedState } from './states.tsx';
import { whenIdle } from './when-idle.ts';

/** A part of a screen whose code comes in a file of its own. */
export type LatePart<Props> = { come: ComponentType<Props> | undefined; load: () => Promise<ComponentType<Props>> };

/**
 * What `load` brings, kept once it is there. One that did not come is asked for again by whoever wants it next: React's own
 * `lazy` keeps a failure for ever, and takes the whole screen with it.
 */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const part: LatePart<Props> = { come: undefined, load: async () => (part.come ??= await load()) };
  return part;
}

type LateProps<Props> = { part: LatePart<Props>; props: Props; waiting?: ReactNode };

/** A part that was asked for. Where it does not come, that is said, and `onMissing` has it not asked for any more. */
export function LateDialog<Props extends object>({ part, props, waiting, onMissing }: LateProps<Props> & { onMissing: () => void }) {
  const words = useUiWords();
  const come = useCome(part, true, () => {
    toast({ variant: 'destructive', title: words.notOpened, description: words.notOpenedText });
    onMissing();
  });
  return come ? createElement(come, props) : waiting;
}

/**
 * A dialog in a file of its own: of what it is about, or of nothing while it is not asked for. It comes once the screen has
 * nothing better to do, so that what somebody reads first waits for none; opened before that, when it is there.
 */
export function lateDialog<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>): ComponentType<{ of: Props | false | undefined }> {
  const part = latePart(load);
  return function Late({ of }) {
    useEffect(() => whenIdle(() => void part.load().catch(() => {})), []); // asked for again when it is opened
    return <Suspense fallback={null}>{of && <LateDialog part={part} props={of} onMissing={of.onClose} />}</Suspense>;
  };
}

/** A part in its place on the screen: `waiting` until it comes, and another try where it does not. */
export function LateBlock<Props extends object>({ part, props, waiting }: LateProps<Props>) {
  const words = useUiWords();
  const [isMissing, setMissing] = useState(false);
  const come = useCome(part, !isMissing, () => setMissing(true));
  if (isMissing) return <FailedState level={2} title={words.notOpened} text={words.notOpenedText} onRetry={() => setMissing(false)} />;
  return come ? createElement(come, props) : waiting;
}

function useCome<Props>(part: LatePart<Props>, isWanted: boolean, onMissing: () => void): ComponentType<Props> | undefined {
  const [come, setCome] = useState(() => part.come);
  const tell = useEffectEvent(onMissing);
  useEffect(() => {
    let isHere = true;
    if (isWanted)
      part.load().then(
        (loaded) => isHere && setCome(() => loaded), // a component is a function, too
        () => isHere && tell(),
      );
    return () => void (isHere = false);
  }, [part, isWanted]);
  return come;
}
