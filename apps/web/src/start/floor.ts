/**
 * The oldest browsers in which everything works, plain but right: docs/browsers.md says what that takes. The build writes
 * styles and scripts for them, and a screen that waits for its program names them.
 */
export const floor = ['chrome88', 'edge88', 'firefox78', 'safari14.1', 'ios14.5'];

/**
 * The same for the syntax of scripts. Chrome 80 to 90 run `a?.b` but for one rare form with spread arguments, which has a
 * test; writing all of them out for that costs everybody three kilobytes.
 */
export const scriptFloor = floor.map((browser) => browser.replace(/(?<=chrome|edge)88/, '91'));

/** For readers. What Samsung Internet 15 is made of is Chrome 90. */
export const floorInWords = 'Chrome 88, Firefox 78, Safari 14, Samsung Internet 15';
