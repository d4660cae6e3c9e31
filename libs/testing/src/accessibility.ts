import axe from 'axe-core';

/** What breaks WCAG 2.2 A or AA on the page as it is drawn now: rule and element, one line each. */
export async function accessibilityProblems(): Promise<string[]> {
  const problems = await look();
  // What began to fade while it was looked at is done the second time; a problem is still there.
  return problems.length > 0 ? look() : problems;
}

async function look(): Promise<string[]> {
  // What is half faded in has no fair contrast; what pulses for ever is never done.
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const { violations } = await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], rules: { 'label-content-name-mismatch': { enabled: true } }, resultTypes: ['violations'] }); // who speaks to the machine says what they read
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`));
}
