/** The pieces, drawn for this board: six shapes, filled and lined by colour in `board.css`. */
import type { Role } from './squares';

const BASE = '<path d="M9.5 34.5h26v4.5h-26z"/>';

/** Each on a field of 45 by 45. The class `line` is drawn in the colour that stands out from the fill. */
const SHAPES: Readonly<Record<Role, string>> = {
  pawn: `<circle cx="22.5" cy="13.5" r="5.5"/><path d="M22.5 19c-3.600 0-6.500 1.500-6.500 1.500l2.800 2.700c-.8 5.300-3.300 8-5.800 11.300h19c-2.500-3.300-5-6-5.800-11.300l2.800-2.700s-2.900-1.500-6.500-1.500z"/>${BASE}`,
  rook: `<path d="M11.500 8.500v7l3.500 3v11.500l-3 4.500h21l-3-4.500v-11.500l3.500-3v-7h-5v3.500h-3.700v-3.500h-4.600v3.500h-3.700v-3.500z"/>${BASE}<path class="line" d="M15 18.500h15M15 30h15"/>`,
  knight: `<path d="M13 34.500c-.5-7 6.500-9 6.500-14-2.500 2-5 2.200-6.800 4.300-1.200 1.700-3.700 1.600-4.700-.6-.9-2.100.3-3.200.8-4.800 1.300-4.900 3.900-8.400 7.700-10.600l-.5-4.300 4.500 3.200c9.500.8 13.500 8.300 13.500 15.800 0 5-1.500 7.500-1 11z"/>${BASE}<circle class="line dot" cx="16.800" cy="16.300" r="1.100"/><path class="line" d="M22.500 11.500c4.500 1.500 7 6 7 11.500"/>`,
  bishop: `<circle cx="22.500" cy="7.500" r="2.700"/><path d="M22.500 10.200c-4.800 3.800-8 7.800-8 12.600 0 2.700 1.400 4.800 3.200 6.200l-3.700 5.500h17l-3.700-5.500c1.800-1.400 3.200-3.500 3.200-6.200 0-4.800-3.200-8.800-8-12.600z"/>${BASE}<path class="line" d="M22.500 15.500v7.500M18.800 19.200h7.400M17.700 29h9.600"/>`,
  queen: `<circle cx="7.500" cy="13" r="2.400"/><circle cx="15" cy="9.500" r="2.400"/><circle cx="22.500" cy="8" r="2.400"/><circle cx="30" cy="9.500" r="2.400"/><circle cx="37.500" cy="13" r="2.400"/><path d="M8 15l4 15-1 4.500h23l-1-4.500 4-15-6.500 9.500-.5-12.700-6.500 11.200-1-13-1 13-6.500-11.200-.5 12.700z"/>${BASE}<path class="line" d="M12 30h21"/>`,
  king: `<path class="cross" d="M22.500 3.500v8M18.800 6.800h7.400"/><path d="M22.500 11.500c-2.500 0-4.300 1.900-4.300 4.400 0 1.300.4 2.400 1 3.300-1.500-1.300-3.600-2.200-6-2.200-4.300 0-7 3-7 6.700 0 4.500 3.600 6.500 5.800 8.300v2.500h21v-2.500c2.200-1.800 5.800-3.800 5.800-8.300 0-3.700-2.700-6.700-7-6.700-2.400 0-4.500.9-6 2.200.6-.9 1-2 1-3.300 0-2.500-1.800-4.400-4.300-4.400z"/>${BASE}<path class="line" d="M12 31c6-2 15-2 21 0M22.500 20v8.500"/>`,
};

const SVG = 'http://www.w3.org/2000/svg';

/** A piece as a picture; what it is called stands on its square. */
export function drawPiece(role: Role): SVGSVGElement {
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', '0 0 45 45');
  picture.setAttribute('aria-hidden', 'true');
  picture.innerHTML = SHAPES[role];
  return picture;
}

/** The same as text, where a page is made of text. */
export const pieceSource = (role: Role): string => SHAPES[role];
