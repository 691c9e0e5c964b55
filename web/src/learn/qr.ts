/** What a learner takes along as one code, as large as there is one: progress of all lessons is long. */
import { LARGEST, qr, qrPath } from '../core/qr';

/** The modules of a code: dark where true. */
export function modules(text: string): boolean[][] {
  const rows = qr(text, LARGEST);
  if (!rows) throw new RangeError('too long for one code');
  return rows;
}

/** The code as a picture, with the quiet zone that readers need. */
export function svg(text: string): string {
  const { size, path } = qrPath(modules(text));
  return `<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="QR" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
