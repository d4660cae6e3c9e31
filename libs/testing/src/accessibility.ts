import axe from 'axe-core';

/** What breaks WCAG 2.2 A or AA on the page as it is drawn now: rule and element, one line each. */
export async function accessibilityProblems(): Promise<string[]> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished)); // what is half faded in has no fair contrast
  const { violations } = await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`));
}
