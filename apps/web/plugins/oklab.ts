/** A colour as CSS Color 4 mixes it. */
type Lab = readonly number[];

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);
const times = (rows: readonly (readonly number[])[], [a = 0, b = 0, c = 0]: readonly number[]) => rows.map(([x = 0, y = 0, z = 0]) => x * a + y * b + z * c);

const cones = [[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]];
const lab = [[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766]];
const ofLab = [[1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728], [1, -0.0894841775, -1.291485548]];
const ofCones = [[4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965], [-0.0041960863, -0.7034186147, 1.707614701]];

export function labOf(hex: string): Lab {
  const linear = [1, 3, 5].map((at) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255));
  return times(lab, times(cones, linear).map(Math.cbrt));
}

export function hexOf(colour: Lab): string {
  const linear = times(ofCones, times(ofLab, colour).map((part) => part ** 3));
  return `#${linear.map((part) => Math.round(255 * Math.min(1, Math.max(0, fromLinear(part)))).toString(16).padStart(2, '0')).join('')}`;
}

/** `part` of one, and the rest of the other. */
export function mix(one: Lab, other: Lab, part: number): Lab {
  return one.map((value, at) => value * part + (other[at] ?? 0) * (1 - part));
}
