/** A picture of content/pictures/ as a page shows it: what is said of it in the page's language, and the files that were drawn of it. */
export type ShownPicture = {
  alt: string;
  /** The language of `alt`, where that is not the page's. */
  lang?: string | undefined;
  /** Of the widest file. */
  width: number;
  height: number;
  focus?: { x: number; y: number } | undefined;
  /** What the names of its files begin with: /pictures/harbour-<hash>, then -480.avif. */
  address: string;
  widths: readonly number[];
  /** The one file that there is while it is not published. */
  only?: string | undefined;
};
