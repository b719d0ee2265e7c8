import { streamsOf } from './pdf-streams';
import { IMAGE_PIXELS_MAX } from './pdfjs';

/** Whether a file has a picture with more pixels than are decoded, which is left out wherever it is drawn: such a page looks blank. */
export function hasHugePicture(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (const { dictionary } of streamsOf(file)) {
    if (!/\/Subtype\s*\/Image\b/.test(dictionary)) continue;
    const [width, height] = ['Width', 'Height'].map((side) =>
      Number(new RegExp(`/${side}\\s+(\\d+)(?!\\s+\\d+\\s+R)`).exec(dictionary)?.[1] ?? 0),
    );
    if ((width ?? 0) * (height ?? 0) > IMAGE_PIXELS_MAX) return true;
  }
  return false;
}
