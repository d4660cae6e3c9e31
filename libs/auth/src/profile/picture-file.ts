const large = 600_000;
const enough = 1024;

/** A large photograph in the size that is needed of it: on a slow line most of the time is its length. As it is where this browser cannot read it; the server says then what is wrong. */
export async function smaller(file: Blob): Promise<Blob> {
  if (file.size < large) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, enough / Math.min(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    const pen = canvas.getContext('2d');
    if (!pen) return file;
    pen.fillStyle = 'white'; // what one sees through
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
    return drawn && drawn.size < file.size ? drawn : file;
  } catch {
    return file;
  }
}
