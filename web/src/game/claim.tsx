/** A claim in three steps on one sheet: what, on which ground, and the button after which nothing can be cancelled. */
import { useState } from 'preact/hooks';
import type { Act, Color } from '../core/api';
import { Dialog } from '../core/dialog';
import { inEnglishLetters } from '../core/letters';
import { t } from '../core/texts';
import type { Game } from './game';

/** What can be claimed, the likeliest first. Whether a rulebook knows it is the server's to say. */
const KINDS = [
  'repetition',
  'fifty',
  'flag',
  'illegal_move',
  'touched',
  'wrong_position',
  'quickplay',
  'wrong_clock',
  'disturbance',
] as const;

const BY_MOVE: ReadonlySet<string> = new Set(['repetition', 'fifty']);

interface Props {
  game: Game;
  side: Color;
  close: () => void;
  turned?: boolean;
}

export function Claim({ game, side, close, turned }: Props) {
  const [kind, setKind] = useState<string>('');
  const [ahead, setAhead] = useState(false);
  const [written, setWritten] = useState('');
  const byMove = BY_MOVE.has(kind);
  const claim = () => {
    const act: Act = { do: 'claim', kind };
    if (byMove) act.ground = ahead ? 'about_to_appear' : 'appeared';
    if (byMove && ahead) act.written = inEnglishLetters(written, document.documentElement.lang);
    game.act([act], side);
    close();
  };
  return (
    <Dialog title={t('screen-claim-title', { side })} close={close} turned={turned ?? false}>
      <fieldset>
        <legend>{t('screen-claim-what')}</legend>
        {KINDS.map((one) => (
          <label key={one} class="choice">
            <input
              type="radio"
              name="kind"
              value={one}
              checked={kind === one}
              onChange={() => setKind(one)}
            />
            <span>{t('screen-claim-kind', { kind: one })}</span>
          </label>
        ))}
      </fieldset>
      {byMove && (
        <fieldset>
          <legend>{t('screen-claim-when')}</legend>
          <label class="choice">
            <input type="radio" name="ground" checked={!ahead} onChange={() => setAhead(false)} />
            <span>{t('screen-claim-appeared')}</span>
          </label>
          <label class="choice">
            <input type="radio" name="ground" checked={ahead} onChange={() => setAhead(true)} />
            <span>{t('screen-claim-ahead')}</span>
          </label>
          {ahead && (
            <label class="field">
              <span>{t('screen-claim-written')}</span>
              <input
                dir="ltr"
                autocomplete="off"
                value={written}
                onInput={(event) => setWritten(event.currentTarget.value)}
              />
              <small>{t('screen-claim-final')}</small>
            </label>
          )}
        </fieldset>
      )}
      <p class="lead">{t('screen-claim-then')}</p>
      <button
        type="button"
        class="button wide"
        disabled={kind === '' || (byMove && ahead && written.trim() === '')}
        onClick={claim}
      >
        {t('screen-claim-do')}
      </button>
    </Dialog>
  );
}
