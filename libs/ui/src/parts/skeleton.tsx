import { Bridge } from '../drawings/bridge.tsx';

/** A grey stone in the place of a text to come. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className="br-sk" aria-hidden="true" style={{ inlineSize: width, blockSize: height }} />;
}

/** The place of an avatar to come. */
export function SkeletonAvatar() {
  return <span className="br-sk br-ava br-ava-l" aria-hidden="true" />;
}

const unbuilt = Array.from({ length: 5 }, () => ({ done: 0, total: 5 }));

/** The place of a roadmap bridge to come. */
export function SkeletonBridge() {
  return (
    <div className="br-sk-bridge" aria-hidden="true">
      <Bridge years={unbuilt} walker={false} lamps={false} />
    </div>
  );
}
