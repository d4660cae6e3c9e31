/** What a picture may be at most; the words of content/messages/fields.json say the same. */
export const pictureLimits = { bytes: 5 * 1024 * 1024, longest: 10_000, pixels: 40_000_000 };

/** What a drawing (SVG) may be at most: a hand draws less. */
export const drawingLimit = 500_000;

/** The widths in which an editor's picture is served, as far as it has as many points: a phone, a sharp phone or a column, a wide screen. */
export const servedWidths = [480, 960, 1600] as const;
