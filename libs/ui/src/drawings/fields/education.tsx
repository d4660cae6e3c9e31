import { Stones } from '../stones.tsx';

const pages = 'M160 150V76q-42 -24 -92 -10v74q50 -12 92 10zM160 150V76q42 -24 92 -10v74q-50 -12 -92 10z';

/** An open book under a lamp. */
export function Education() {
  return (
    <>
      <path d={pages} fill="var(--color-panel-solid)" />
      <path d={pages} fill="none" stroke="var(--jade-12)" strokeWidth="5" strokeLinejoin="round" />
      <Stones arch={{ cx: 114, cy: 122, inner: 17, outer: 29, gap: 3 }} count={5} name="br-stone" />
      <path d="M180 92q26 -9 52 -4M180 108q26 -9 52 -4M180 124q16 -6 30 -6" stroke="var(--br-stone-2)" strokeWidth="5" fill="none" strokeLinecap="round" />
      <path className="br-post" d="M160 72v-18" />
      <circle cx="160" cy="47" r="18.4" fill="var(--amber-9)" opacity=".22" />
      <circle className="br-lamp" cx="160" cy="47" r="8" />
    </>
  );
}
