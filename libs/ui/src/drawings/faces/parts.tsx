/** Shoulders in a garment. */
export function Torso({ fill }: { fill: string }) {
  return <path d="M26 290q4 -76 66 -86h56q66 10 66 86z" fill={fill} />;
}

/** Neck and head: the same in every face. */
export function Head({ skin }: { skin: string }) {
  return (
    <>
      <path d="M103 172h34v32q-17 18 -34 0z" fill={skin} />
      <ellipse cx="120" cy="143" rx="34" ry="40" fill={skin} />
    </>
  );
}
