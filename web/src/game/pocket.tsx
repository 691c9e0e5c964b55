/** What stands beside the board of a game beside chess: men in hand, and checks that are left to give. */
import { type Man, roleOf } from '../board/squares';
import { t } from '../core/texts';
import type { Color, View } from '../core/wire';
import type { Game } from './game';
import { carrying, ManButton } from './reserve';
import { manName } from './words';

/** The kinds of men in hand, in the order in which they are told. */
export const KINDS = ['q', 'r', 'b', 'n', 'p'] as const;

/** Their signs, for who only looks on: empty for White, full for Black. */
export const SIGNS: Record<Color, string> = { white: '♕♖♗♘♙', black: '♛♜♝♞♟' };

type Beside = Pick<View, 'variant'>;

const index = (side: Color): 0 | 1 => (side === 'white' ? 0 : 1);

export const countsOf = ({ variant }: Beside, side: Color): readonly number[] | undefined =>
  variant?.pockets?.[index(side)];

export const manOf = (kind: string, side: Color): Man =>
  (side === 'white' ? kind.toUpperCase() : kind) as Man;

/** What a player has in hand, in words. */
function inWords(counts: readonly number[], side: Color): string {
  const men = KINDS.flatMap((kind, at) => {
    const count = counts[at] ?? 0;
    return count > 0 ? [t('screen-pocket-man', { man: manName(manOf(kind, side)), count })] : [];
  });
  return t('screen-pocket', { side, men: men.join(' · ') || t('screen-pocket-empty') });
}

interface Props {
  game: Game;
  /** Whose hand it is. */
  side: Color;
  /** Whether its men can be taken up here. */
  own: boolean;
}

/** What a player has in hand where captured men come back: five kinds with their counts, always in the same places. */
export function Pocket({ game, side, own }: Props) {
  const counts = countsOf(game.shown.view, side);
  if (!counts) return null;
  return (
    <fieldset class="pocket" data-side={side}>
      <legend class="unseen">{inWords(counts, side)}</legend>
      {KINDS.map((kind, at) => {
        const count = counts[at] ?? 0;
        const man = manOf(kind, side);
        return (
          <span key={kind} class={`pocket-kind${count === 0 ? ' none' : ''}`} data-kind={roleOf(man)}>
            <ManButton
              man={man}
              pressed={own && game.placing === man && game.placer === side}
              disabled={!own || count === 0}
              {...carrying(game, man, side)}
            />
            <span class="pocket-count" aria-hidden="true">
              {count > 0 ? t('screen-pocket-count', { count }) : ''}
            </span>
          </span>
        );
      })}
    </fieldset>
  );
}

/** The same for who only looks on: signs in a line. */
export function InHand({ view, side }: { view: Beside; side: Color }) {
  const counts = countsOf(view, side);
  if (!counts) return null;
  const words = inWords(counts, side);
  const signs = KINDS.map((_, at) => (SIGNS[side][at] ?? '').repeat(counts[at] ?? 0));
  return (
    <span class="in-hand-line" title={words}>
      <span class="unseen">{words}</span>
      <bdi dir="ltr" aria-hidden="true">
        {signs.join('')}
      </bdi>
    </span>
  );
}

/** So many checks win. */
const CHECKS = 3;

/** The checks that this player has given, filled, and those that are left to him. */
export function Checks({ view, side }: { view: Beside; side: Color }) {
  const left = view.variant?.checks_left?.[index(side)];
  if (left === undefined) return null;
  const words = t('screen-checks-left', { count: left });
  return (
    <span class="checks" title={words}>
      <span class="unseen">{words}</span>
      {Array.from({ length: CHECKS }, (_, one) => (
        <span key={one} class={`check${one < CHECKS - left ? ' given' : ''}`} aria-hidden="true" />
      ))}
    </span>
  );
}

/** Which game it is, where it is none of Article 2. */
export function VariantName({ view: { variant } }: { view: Beside }) {
  return variant ? (
    <span class="chip">{t('screen-variant', { name: variant.name.replaceAll('-', '_') })}</span>
  ) : null;
}
