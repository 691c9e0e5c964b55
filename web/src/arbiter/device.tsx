/** A device: what it was, whose, and who noticed it; each chosen, and what follows said before it is entered. */
import { useState } from 'preact/hooks';
import { t } from '../core/texts';
import type { Act, Actor, Color, DeviceKind } from '../core/wire';
import type { Game } from '../game/game';
import { Sides } from './acts';
import { AskFirst } from './ask-first';

const NOTICED_BY = ['arbiter', 'white', 'black', 'spectator'] as const;

interface Props {
  game: Game;
  /** As far as the rulebook tells it apart. */
  kinds: readonly DeviceKind[];
  enter: (act: Act, toldBy: Actor | undefined) => void;
  back: () => void;
}

export function Device({ game, kinds, enter, back }: Props) {
  const [device, setDevice] = useState<DeviceKind | undefined>(undefined);
  const [side, setSide] = useState<Color | undefined>(undefined);
  const [by, setBy] = useState<(typeof NOTICED_BY)[number]>('arbiter');
  const toldBy = by === 'arbiter' ? undefined : by;
  if (!device) {
    return (
      <section aria-label={t('screen-desk-device')}>
        <p>{t('screen-desk-device')}</p>
        <div class="cells">
          {kinds.map((kind) => (
            <button key={kind} type="button" class="cell" data-device={kind} onClick={() => setDevice(kind)}>
              {t('screen-desk-device-kind', { kind })}
            </button>
          ))}
        </div>
        <Back back={back} />
      </section>
    );
  }
  const said = t('screen-desk-device-kind', { kind: device });
  if (!side) {
    return (
      <section aria-label={t('screen-whose')}>
        <p>
          {said}. {t('screen-whose')}
        </p>
        <Sides game={game} choose={setSide} />
        <Back back={() => setDevice(undefined)} />
      </section>
    );
  }
  const act: Act = { do: 'observe', fact: 'device', side, device };
  return (
    <section aria-label={said}>
      <p>
        <strong>{said}</strong>
      </p>
      <fieldset class="noticed">
        <legend>{t('screen-desk-noticed')}</legend>
        {NOTICED_BY.map((one) => (
          <label key={one} class="choice">
            <input type="radio" name="noticed" checked={by === one} onChange={() => setBy(one)} />
            <span>{t('screen-desk-noticed-by', { by: one })}</span>
          </label>
        ))}
      </fieldset>
      <AskFirst
        game={game}
        wish={{ acts: [act], toldBy }}
        enter={() => enter(act, toldBy)}
        back={() => setSide(undefined)}
      />
    </section>
  );
}

function Back({ back }: { back: () => void }) {
  return (
    <button type="button" class="plain" onClick={back}>
      {t('screen-back')}
    </button>
  );
}
