const cloth = ['var(--br-stone)', 'var(--color-panel-solid)', 'var(--br-stone)', 'var(--color-panel-solid)', 'var(--br-stone)'];

/** A shop under its awning, the lamp lit. */
export function Shop() {
  return (
    <>
      <path d="M84 70h152v84H84z" fill="var(--color-panel-solid)" />
      <path d="M100 92h64v40h-64z" fill="var(--br-spandrel)" />
      <rect x="106" y="116" width="16" height="14" rx="4" className="br-stone" />
      <rect x="125" y="116" width="16" height="14" rx="4" className="br-key" />
      <rect x="144" y="116" width="16" height="14" rx="4" className="br-stone-2" />
      <path d="M182 154v-36a18 18 0 0 1 36 0v36z" fill="var(--br-slate)" />
      {cloth.map((fill, i) => (
        <path key={i} d={`M${70 + i * 36} 44h36v30a18 18 0 0 1 -36 0z`} fill={fill} />
      ))}
      <path d="M66 42h188" stroke="var(--jade-12)" strokeWidth="7" strokeLinecap="round" />
      <circle className="br-lamp" cx="208" cy="136" r="4" />
    </>
  );
}
