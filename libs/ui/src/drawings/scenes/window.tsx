/** A window with a round head; (x, y) is the corner of its box. */
export function Window({ x, y, width, height, fill }: { x: number; y: number; width: number; height: number; fill: string }) {
  const round = width / 2;
  const side = height - round;
  return <path d={`M${x} ${y + height}v${-side}a${round} ${round} 0 0 1 ${width} 0v${side}z`} fill={fill} />;
}
