/** The bytes of a file as text. */
export async function inBase64(file: Blob): Promise<string> {
  const reader = new FileReader();
  const read = new Promise((resolve, reject) => {
    reader.onload = resolve;
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
  });
  reader.readAsDataURL(file);
  await read;
  return String(reader.result).split(',')[1] ?? '';
}
