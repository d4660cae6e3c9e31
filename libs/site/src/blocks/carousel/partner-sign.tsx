import type { Partners } from '@bridge/content';

type Shape = Partners['items'][number]['shape'];

const shapes: Record<Shape, string> = {
  triangle: 'M15 3l12 24H3z',
  ring: 'M15 3a12 12 0 1 0 0 24 12 12 0 0 0 0-24zm0 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
  squares: 'M4 4h9v9H4zM17 4h9v9h-9zM4 17h9v9H4zM17 17a9 9 0 0 1 9 9h-9z',
  dome: 'M3 15a12 12 0 0 1 24 0H3zm3 4h18v3H6z',
  bars: 'M4 24V8h5v16zm8.500 0V3h5v21zM21 24V12h5v12z',
  drop: 'M15 3c7 5 10 9 10 14a10 10 0 0 1-20 0c0-5 3-9 10-14z',
  arch: 'M3 26V15a12 12 0 0 1 24 0v11h-7V15a5 5 0 0 0-10 0v11z',
  wave: 'M3 11c4-6 8-6 12 0s8 6 12 0v7c-4 6-8 6-12 0s-8-6-12 0z',
};

/** The sign of a sample organisation, until its real logo is there. */
export function PartnerSign({ shape }: { shape: Shape }) {
  return (
    <svg viewBox="0 0 30 30" aria-hidden="true">
      <path fillRule="evenodd" d={shapes[shape]} />
    </svg>
  );
}
