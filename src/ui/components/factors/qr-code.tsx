import { encode } from 'uqr';

/** Cells of quiet around a code, as the standard wants it (ISO/IEC 18004). */
const QUIET = 4;

/** A text as a QR code, black on white in both themes: cameras want it so. @param label what it is, for who cannot see it */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 shrink-0 rounded-md bg-white"
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
