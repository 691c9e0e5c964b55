/** A helper of a player who cannot move, press or write, or does not see: registered with his duties, and let in by a link. */
import { useState } from 'preact/hooks';
import { ask, Refused } from '../core/api';
import { SIDES } from '../core/sides';
import { t } from '../core/texts';
import type { Color, HelperDuty, Incidents } from '../core/wire';
import type { Game } from '../game/game';
import { dutyName } from '../game/words';
import { Sides } from './acts';
import { AskFirst } from './ask-first';
import { Correct } from './correct';

interface Props {
  game: Game;
  known: Incidents;
  back: () => void;
}

export function Helpers({ game, known, back }: Props) {
  const [side, setSide] = useState<Color | undefined>(undefined);
  const { helpers } = game.model.view;
  if (side) {
    const close = () => setSide(undefined);
    return <Register game={game} side={side} open={known.helpers[side]} close={close} />;
  }
  const may = SIDES.filter((one) => known.helpers[one].length > 0);
  return (
    <section aria-label={t('screen-helper')}>
      {SIDES.map((one) => helpers?.[one] && <Registered key={one} game={game} side={one} />)}
      {may.length > 0 && <p>{t('screen-helper-whose')}</p>}
      {may.length > 0 && <Sides game={game} choose={(one) => may.includes(one) && setSide(one)} />}
      <button type="button" class="plain wide" onClick={back}>
        {t('screen-back')}
      </button>
    </section>
  );
}

interface RegisterProps {
  game: Game;
  side: Color;
  open: HelperDuty[];
  close: () => void;
}

function Register({ game, side, open, close }: RegisterProps) {
  const blind = game.model.welcome.blind.length > 0;
  // Where a blind player has an assistant he does all that the appendix lists, unless somebody says less.
  const [duties, setDuties] = useState<readonly HelperDuty[]>(blind ? open : []);
  const [disabled, setDisabled] = useState(false);
  const turn = (duty: HelperDuty) =>
    setDuties(duties.includes(duty) ? duties.filter((one) => one !== duty) : [...duties, duty]);
  const given = open.filter((duty) => duties.includes(duty)).join(' ');
  const acts = [{ do: 'register_helper' as const, of: side, duty: given, ...(disabled ? { disabled } : {}) }];
  return (
    <section aria-label={t('screen-helper-of', { side })}>
      <fieldset>
        <legend>{t('screen-helper-of', { side })}</legend>
        {open.map((duty) => (
          <label key={duty} class="choice">
            <input
              type="checkbox"
              name="duty"
              value={duty}
              checked={duties.includes(duty)}
              onChange={() => turn(duty)}
            />
            <span>{dutyName(duty)}</span>
          </label>
        ))}
        {!blind && (
          <label class="choice">
            <input
              type="checkbox"
              name="disabled"
              checked={disabled}
              onChange={() => setDisabled(!disabled)}
            />
            <span>{t('screen-helper-disabled')}</span>
          </label>
        )}
      </fieldset>
      {duties.length === 0 ? (
        <button type="button" class="plain wide" onClick={close}>
          {t('screen-back')}
        </button>
      ) : (
        <AskFirst
          game={game}
          wish={{ acts }}
          enter={() => {
            game.act(acts);
            close();
          }}
          back={close}
        />
      )}
    </section>
  );
}

/** Who is registered: what he does, the link by which he comes in, and the way back. */
function Registered({ game, side }: { game: Game; side: Color }) {
  const helper = game.model.view.helpers?.[side];
  const entry = game.model.story.findLast(
    ({ act }) => act?.do === 'register_helper' && 'of' in act && act.of === side,
  );
  if (!helper) return null;
  return (
    <section class="helper" data-helper={side}>
      <h3>{t('screen-helper-of', { side })}</h3>
      <ul>
        {helper.duties.map((duty) => (
          <li key={duty}>{dutyName(duty)}</li>
        ))}
      </ul>
      <Link game={game} side={side} />
      <Correct game={game} correction={entry?.correction ?? undefined} />
    </section>
  );
}

/** A link that works once, as a code for his phone and as an address. */
function Link({ game, side }: { game: Game; side: Color }) {
  const [link, setLink] = useState('');
  const [wrong, setWrong] = useState('');
  const { event, board } = game.model.welcome;
  const make = async () => {
    setWrong('');
    try {
      const body = { role: 'helper', board, side };
      setLink((await ask<{ link: string }>(`/api/v1/events/${event}/links`, body)).link);
    } catch (error) {
      setWrong(error instanceof Refused ? error.message : t('screen-line', { line: 'lost' }));
    }
  };
  const address = `${location.origin}${link}`;
  return (
    <>
      {link === '' ? (
        <button
          type="button"
          class="button wide"
          data-run="helper-link"
          disabled={game.offline}
          onClick={make}
        >
          {t('screen-helper-link')}
        </button>
      ) : (
        <div class="helper-link">
          <img src={`${link}/qr.svg`} width="160" height="160" alt="" />
          <p>
            <bdi dir="ltr">
              <a href={link}>{address}</a>
            </bdi>
          </p>
          <p class="lead">{t('screen-helper-once')}</p>
        </div>
      )}
      {wrong !== '' && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}
