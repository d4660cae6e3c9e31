/** What somebody signs in with, in the names everybody knows; nothing where it is none of these. */
export type Device = { browser: string | null; system: string | null };

// The first that fits: others name themselves after it, too.
const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** The device that a browser says it is. The text itself is not kept: it tells more than anybody needs. */
export function deviceOf(userAgent: string | string[] | undefined): Device {
  const text = String(userAgent ?? '').slice(0, 1000);
  const named = (names: [RegExp, string][]) => names.find(([mark]) => mark.test(text))?.[1] ?? null;
  return { browser: named(browsers), system: named(systems) };
}
