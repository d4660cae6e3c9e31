/** Of a file of content, whether it is a picture as it was brought: bytes, of which nothing can be compared or brought together. */
export function isPicture(file: string): boolean {
  return file.startsWith('pictures/') && !file.endsWith('.json');
}
