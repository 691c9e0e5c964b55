/** White and Black as a tile with the king, the same on every theme. */
import { useEffect, useRef } from 'preact/hooks';
import { drawPiece } from '../board/pieces';
import type { Color } from '../core/wire';
import { sideName } from './words';

export function KingTile({ side }: { side: Color }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(drawPiece('king'));
  }, []);
  return <span class={`tile tile-${side}`} ref={place} role="img" aria-label={sideName(side)} />;
}
