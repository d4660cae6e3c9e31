/** A language as social networks name it, with the country whose form of it the texts are in: pt_PT; otherwise its largest. English is Nigeria's here, as dates are. */
export function territoryOf({ code, region }: { code: string; region?: string | undefined }): string {
  const known = new Intl.Locale(code);
  return `${known.language}_${region ?? known.region ?? (known.language === 'en' ? 'NG' : known.maximize().region)}`;
}
