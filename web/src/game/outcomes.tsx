/** The three results that a game can have between two who have played it, to choose one of them. */
import { inDigits } from '../core/numbers';
import type { GameResult } from '../core/wire';

const OUTCOMES: readonly GameResult[] = ['1-0', '1/2-1/2', '0-1'];

export function Outcomes(props: { chosen: GameResult | undefined; choose: (one: GameResult) => void }) {
  return (
    <div class="cells">
      {OUTCOMES.map((one) => (
        <button
          key={one}
          type="button"
          class="cell"
          data-outcome={one}
          aria-pressed={one === props.chosen}
          onClick={() => props.choose(one)}
        >
          <bdo dir="ltr">{inDigits(one)}</bdo>
        </button>
      ))}
    </div>
  );
}
