import type { Page } from '@playwright/test';

/**
 * What can no longer be told apart where the system chooses the colours (forced colours take away every fill and shadow): a
 * button or field that has lost its edge, and a choice that looks the same chosen and not chosen.
 */
export async function lostEdges(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'none' });
  await page.evaluate(markEdges);
  await page.emulateMedia({ forcedColors: 'active' });
  const lost = await page.evaluate(lostOnes);
  await page.emulateMedia({ forcedColors: null });
  return lost;
}

/** In the page: marks every control that is drawn as a body: by a fill, a shadow or a line. */
function markEdges(): void {
  const isBody = (style: CSSStyleDeclaration) =>
    !/^rgba\(.*, 0\)$/.test(style.backgroundColor) || style.boxShadow !== 'none' || (parseFloat(style.borderTopWidth) > 0 && !/, 0\)$/.test(style.borderTopColor));
  for (const element of document.querySelectorAll<HTMLElement>('button, a.rt-BaseButton, input:not([type=hidden]), select, textarea')) {
    delete element.dataset['hasEdge'];
    const { width, height } = element.getBoundingClientRect();
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || width < 8 || height < 8) continue;
    const styles = [element, ...(element.matches('input, select, textarea') && element.parentElement ? [element.parentElement] : [])].flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::before'), getComputedStyle(one, '::after')].filter(({ content }, place) => place === 0 || content !== 'none'));
    if (styles.some(isBody)) element.dataset['hasEdge'] = '';
  }
}

/** In the page, with forced colours. */
function lostOnes(): string[] {
  const named = (element: Element) => `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
  const lines = (style: CSSStyleDeclaration) => ['Top', 'Right', 'Bottom', 'Left'].map((side) => `${style.getPropertyValue(`border-${side.toLowerCase()}-width`)} ${style.getPropertyValue(`border-${side.toLowerCase()}-style`)}`);
  const hasLine = (style: CSSStyleDeclaration) => lines(style).some((line) => parseFloat(line) > 0 && !/none|hidden/.test(line)) || (parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== 'none');
  const parts = (element: Element) => [getComputedStyle(element), ...['::before', '::after'].map((part) => getComputedStyle(element, part)).filter(({ content, display }) => content !== 'none' && display !== 'none')];
  /** The control, what is drawn around it (the field's frame, the label that stands for a hidden box), and what is drawn in it. */
  const around = (element: Element) => [element, ...(element.matches('input, select, textarea') && element.parentElement ? [element.parentElement] : []), ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])];

  const bare = [...document.querySelectorAll('[data-has-edge]')].filter((element) => {
    const isNative = element.matches('input[type=checkbox], input[type=radio]') && getComputedStyle(element).appearance !== 'none';
    const hasSystemFill = getComputedStyle(element).forcedColorAdjust === 'none'; // chooses among the system's colours by itself
    const isIcon = element.textContent.trim() === '' && element.querySelector('svg') !== null; // its lines are its look
    return element.checkVisibility() && !isNative && !isIcon && !hasSystemFill && !around(element).some((one) => parts(one).some(hasLine));
  });

  const chosen = ':checked:not(option), [aria-selected=true], [aria-pressed=true], [aria-checked=true], [aria-current]:not([aria-current=false])';
  /** All that forced colours leave of its look. */
  const look = (element: Element): string => {
    const drawn = around(element).flatMap((one) => [one, ...one.querySelectorAll('*')]).filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    return drawn.flatMap((one) => parts(one).map((style) => [one instanceof SVGElement ? one.tagName + style.fill + style.stroke : '', ...lines(style), style.outlineStyle, style.backgroundColor, style.color, style.borderTopColor, style.textDecorationLine, style.fontWeight, style.content, style.maskImage, style.backgroundImage].join())).join('\n');
  };
  const isNativeBox = (element: Element) => element.matches('input[type=checkbox], input[type=radio]') && getComputedStyle(element).appearance !== 'none';
  const same = [...document.querySelectorAll(chosen)].filter((element) => {
    if (!(element.checkVisibility() || around(element).some((one) => one.checkVisibility())) || isNativeBox(element)) return false;
    const group = element.closest('fieldset, [role=radiogroup], [role=tablist], [role=group], nav, ul, ol, [role=menu]');
    const other = [...(group?.querySelectorAll(element.tagName) ?? [])].find((one) => one !== element && !one.matches(chosen) && one.classList[0] === element.classList[0] && one.getAttribute('type') === element.getAttribute('type') && around(one).some((part) => part.checkVisibility()));
    return other !== undefined && look(other) === look(element) && element.querySelectorAll('svg').length === other.querySelectorAll('svg').length;
  });
  return [...bare.map((element) => `${named(element)} has no edge`), ...same.map((element) => `${named(element)} looks as if it were not chosen`)];
}
