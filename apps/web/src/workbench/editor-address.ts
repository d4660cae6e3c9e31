/** Where a document is edited: itself, or what a language says of it. */
export function editorOf(file: string, locale?: string): string {
  return `/content?${new URLSearchParams({ file, ...(locale !== undefined && { locale }) })}`;
}
