/** The pieces: six shapes drawn for this board, filled and lined by colour in `board.css`, or the classic set over them. */
import shapes from './pieces.json';
import type { Role } from './squares';

/**
 * Each on a field of 45 by 45. The class `line` is drawn in the colour that stands out from the fill. The server draws
 * the first picture of a board from the same file.
 */
const SHAPES: Readonly<Record<Role, string>> = shapes;

const SVG = 'http://www.w3.org/2000/svg';

/** A piece as a picture; what it is called stands on its square. */
export function drawPiece(role: Role): SVGSVGElement {
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', '0 0 45 45');
  picture.setAttribute('aria-hidden', 'true');
  picture.setAttribute('data-role', role);
  picture.innerHTML = SHAPES[role];
  return picture;
}

/** Loads the set that the page wears, where it is another one than that of the house. */
export async function usePieces(): Promise<void> {
  if (document.documentElement.dataset.pieces === 'classic') await import('./classic');
}
