import { expect, test } from 'vitest';
import { Styles } from './purge.ts';

const page = (html: string) => `<html lang="en" dir="ltr"><body class="radix-themes" data-accent-color="jade">${html}</body>`;
const kept = (css: string, html: string) => new Styles(css).for(page(html));

test('a rule stays where its selector may match, branch by branch', () => {
  expect(kept('.a .b{top:0}.a .c{top:0}p,ul{top:0}', '<p class="a b"></p>')).toBe('.a .b{top:0}p{top:0}');
  expect(kept(':is(.x,.a)>p{top:0}:where(.x,.y) p{top:0}p:not(.x){top:0}', '<p class="a"></p>')).toBe(':is(.x,.a)>p{top:0}p:not(.x){top:0}');
  expect(kept('p.b{top:0}.a:where(p,i){top:0}.a:is(b,.x p){top:0}', '<p class="a"></p><b class="b"></b>')).toBe('.a:where(p,i){top:0}');
  // The trap of purging by class names alone: this is every button of Radix.
  expect(kept('.rt-Button:where(:not(.rt-variant-ghost)){height:48px}', '<a class="rt-Button"></a>')).toBe('.rt-Button:where(:not(.rt-variant-ghost)){height:48px}');
});

test('what a hand or a script may change counts as matching', () => {
  const css = 'p:hover{top:0}details[open] p{top:0}[data-moving=true] p{top:0}:root[data-in] p{top:0}p::after{top:0}p:nth-child(2n + 1){top:0}';
  expect(kept(css, '<details><p></p></details>')).toBe(css);
});

test('attributes that never change are compared with their value', () => {
  expect(kept('[data-accent-color=jade] p{top:0}[data-accent-color=red] p{top:0}', '<p></p>')).toBe('[data-accent-color=jade] p{top:0}');
});

test('escaped class names are read as the browser reads them', () => {
  expect(kept('.sm\\:a{top:0}.\\31 0{top:0}.b\\.5{top:0}', '<p class="sm:a 10"></p>')).toBe('.sm\\:a{top:0}.\\31 0{top:0}');
});

test('custom properties stay where something visible reaches them, also from the page itself', () => {
  const css = ':root{--a:var(--b);--b:red;--c:blue;--d:green}p{color:var(--a)}';
  expect(kept(css, '<p></p><svg fill="var(--d)"></svg>')).toBe(':root{--a:var(--b);--b:red;--d:green}p{color:var(--a)}');
});

test('a custom property that the same selector sets again later is not set before', () => {
  expect(kept('p,ul{--a:1}p{--a:2}b{top:var(--a)}', '<p><b></b></p>')).toBe('p{--a:2}b{top:var(--a)}');
  expect(kept('p,ul{--a:1}p{--a:2}b{top:var(--a)}', '<ul></ul><p><b></b></p>')).toBe('p,ul{--a:1}p{--a:2}b{top:var(--a)}');
  // A later value that the browser does not know leaves the earlier one standing; custom properties take any value.
  expect(kept('p{height:100vh}p{height:100dvh}', '<p></p>')).toBe('p{height:100vh}p{height:100dvh}');
});

test('keyframes and faces stay where their name is used', () => {
  const css = '@font-face{font-family:A;src:local(a)}@font-face{font-family:"B B";src:local(b)}@keyframes go{to{top:0}}@keyframes gone{to{top:0}}:root{--f:"B B",C;--g:A}p{animation:go 1s;font-family:var(--f)}';
  expect(kept(css, '<p></p>')).toBe('@font-face{font-family:"B B";src:local(b)}@keyframes go{to{top:0}}:root{--f:"B B",C}p{animation:go 1s;font-family:var(--f)}');
});

test('a face for rare letters stays where the page has one', () => {
  const css = '@font-face{font-family:A;src:local(a);unicode-range:U+0020-007E}@font-face{font-family:A;src:local(b);unicode-range:U+20A6,U+1EA0-1EA?}p{font-family:A}';
  expect(kept(css, '<p>Plain</p>')).toBe('@font-face{font-family:A;src:local(a);unicode-range:U+0020-007E}p{font-family:A}');
  expect(kept(css, '<p>₦500</p>')).toBe(css);
  expect(kept(css, '<p>Ạ</p>')).toBe(css);
});

test('dark rules also hold for who has chosen nothing and whose system is dark', () => {
  expect(kept('.dark p{top:0}', '<p></p>')).toBe('.dark p{top:0}@media (prefers-color-scheme:dark){:root:where(:not(.light,.dark)) p{top:0}}');
});

const splitCritical = (css: string, above: string, below: string) => new Styles(css).splitCritical(page(above + below), page(above).lastIndexOf('</body>'));

test('what a page needs up to a place comes first, the rest after it, and nothing is said twice without need', () => {
  expect(splitCritical('.a{top:0}.b{top:1px}p{margin:0}', '<p class="a"></p>', '<p class="b"></p>')).toEqual(['.a{top:0}p{margin:0}', '.b{top:1px}']);
  expect(splitCritical(':root{--x:1;--y:2}.a{top:var(--x)}.b{top:var(--y)}', '<i class="a"></i>', '<i class="b"></i>')).toEqual([':root{--x:1}.a{top:var(--x)}', ':root{--y:2}.b{top:var(--y)}']);
  expect(splitCritical('@media print{.a{top:0}.b{top:0}}', '<i class="a"></i>', '<i class="b"></i>')).toEqual(['@media print{.a{top:0}}', '@media print{.b{top:0}}']);
});

test('what overrules the rest is said again after it', () => {
  expect(splitCritical('.b{margin-top:1px}.a{margin:0}', '<i class="a"></i>', '<i class="a b"></i>')).toEqual(['.a{margin:0}', '.b{margin-top:1px}.a{margin:0}']);
  expect(splitCritical('.b{top:1px}.a{top:0}', '<i class="a"></i>', '<i class="b"></i>')).toEqual(['.a{top:0}', '.b{top:1px}']); // never on one element
  expect(splitCritical('.b{all:unset}.a{top:0}', '<i class="a"></i>', '<i class="a b"></i>')).toEqual(['.a{top:0}', '.b{all:unset}.a{top:0}']);
});

test('in two blocks every element is drawn as in one, in 2,000 random stylesheets', () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
  const names = ['a', 'b', 'c', 'd'];
  const properties = ['margin', 'margin-top', 'top', 'inset', 'font', 'line-height', '--x', 'all'];
  const element = () => names.filter(() => random(2)).join(' ') || 'a';
  /** Each class as often as rules say something of it: the last one counts, a shorthand for all that it stands for. */
  const drawn = (css: string, classes: string) => {
    const values: Record<string, string> = {};
    for (const [, name = '', text = ''] of css.matchAll(/\.(\w)\{([^}]*)\}/g)) {
      if (!classes.split(' ').includes(name)) continue;
      for (const [property = '', value = ''] of text.split(';').map((one) => one.split(':'))) {
        if (property === 'all') for (const known of Object.keys(values)) if (!known.startsWith('--')) delete values[known];
        for (const long of property === 'margin' ? ['margin-top', 'margin-left'] : property === 'inset' ? ['top', 'left'] : property === 'font' ? ['font-size', 'line-height'] : [property]) values[long] = value;
      }
    }
    return Object.entries(values).toSorted().join();
  };
  for (let sheet = 0; sheet < 2_000; sheet += 1) {
    const css = `${Array.from({ length: 8 }, (_, value) => `.${names[random(4)]}{${properties[random(8)]}:${value}}`).join('')}u{width:var(--x)}`;
    const [above, below] = [element(), element()];
    const html = `<i class="${above}"></i>` + `<u class="${below}"></u>`;
    const [first, rest] = new Styles(css).splitCritical(page(html), page(`<i class="${above}"></i>`).lastIndexOf('</body>'));
    expect(drawn(first + rest, below), `${css} on ${above} and ${below}`).toBe(drawn(css, below));
    expect(drawn(first, above).replaceAll(/--x,\d+,?/g, ''), `${css} on ${above}, in the first frame`).toBe(drawn(css, above).replaceAll(/--x,\d+,?/g, ''));
  }
});
