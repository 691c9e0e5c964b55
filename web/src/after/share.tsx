/**
 * What can be shown to somebody else: a link, a sentence, a picture of the position or of a ruling; by the system's own
 * sheet where there is one, else to copy. On plain http nothing can be copied by a button: there the text lies selected.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '../core/dialog';
import { saved } from '../core/saved';
import { plain, t } from '../core/texts';
import type { Told } from '../core/wire';
import type { Game } from '../game/game';
import { resultText } from './model';
import { asPng } from './png';

interface Props {
  game: Game;
  at: number;
  last: number;
  ruling: Told | undefined;
  close: () => void;
}

type What = 'position' | 'ruling';

export function Share({ game, at, last, ruling, close }: Props) {
  const { welcome, presence, view } = game.model;
  const [what, setWhat] = useState<What>(ruling ? 'ruling' : 'position');
  const [done, setDone] = useState('');
  const lang = document.documentElement.lang;
  const link = `${location.origin}/g/${welcome.game}${at < last ? `#${at}` : ''}`;
  const [white, black] = presence?.players ?? [];
  const names = {
    white: white?.name || t('screen-side', { side: 'white' }),
    black: black?.name || t('screen-side', { side: 'black' }),
  };
  const over = view.phase === 'over' && view.end;
  const sentence = over
    ? t('after-share-over', { ...names, result: resultText(view.end?.result ?? '') })
    : t('after-share-plays', names);
  const text = plain(what === 'ruling' && ruling ? `${sentence} ${ruling.text}` : sentence);
  const side = welcome.sides[0] === 'black' ? '&side=black' : '';
  const picture =
    what === 'ruling' && ruling
      ? `/g/${welcome.game}/ruling-${ruling.seq}.svg?lang=${lang}`
      : `/g/${welcome.game}/${at}.svg?size=720${side}`;
  const name = `${welcome.game}-${what === 'ruling' ? `ruling-${ruling?.seq}` : at}`;
  const tried = (work: Promise<unknown>, said: string) =>
    work.then(
      () => setDone(t(said)),
      () => setDone(''),
    );
  const copies = window.isSecureContext && navigator.clipboard !== undefined;
  return (
    <Dialog title={t('after-share')} close={close}>
      <div class="share">
        <img class={`share-picture ${what}`} src={picture} alt={t('after-share-picture')} />
        {ruling && (
          <fieldset class="share-what" aria-label={t('after-share-picture')}>
            {(['position', 'ruling'] as const).map((one) => (
              <button
                type="button"
                key={one}
                class="plain"
                aria-pressed={what === one}
                onClick={() => setWhat(one)}
              >
                {t('after-share-what', { what: one })}
              </button>
            ))}
          </fieldset>
        )}
        <Taken label={t('after-share-link')} text={link} copies={copies} dir="ltr" done={setDone} />
        <Taken label={t('after-share-text')} text={text} copies={copies} dir="auto" done={setDone} />
        <div class="share-deeds">
          {navigator.share !== undefined && (
            <button type="button" class="button" onClick={() => void given(picture, name, text, link)}>
              {t('after-share-give')}
            </button>
          )}
          {copies && typeof ClipboardItem !== 'undefined' && (
            <button
              type="button"
              class="plain"
              onClick={() =>
                tried(
                  navigator.clipboard.write([new ClipboardItem({ 'image/png': asPng(picture) })]),
                  'after-share-copied',
                )
              }
            >
              {t('after-share-copy-picture')}
            </button>
          )}
          <button
            type="button"
            class="plain"
            onClick={() =>
              tried(
                asPng(picture).then((png) => saved(png, `${name}.png`)),
                'after-share-saved',
              )
            }
          >
            {t('after-share-save', { kind: 'PNG' })}
          </button>
          <a class="plain" href={picture} download={`${name}.svg`}>
            {t('after-share-save', { kind: 'SVG' })}
          </a>
        </div>
        <p class="share-done" role="status">
          {done}
        </p>
      </div>
    </Dialog>
  );
}

/** The sheet of the system: with the picture where it takes files, else with text and link. */
async function given(picture: string, name: string, text: string, url: string): Promise<void> {
  const png = await asPng(picture).catch(() => undefined);
  const files = png ? [new File([png], `${name}.png`, { type: 'image/png' })] : [];
  const whole = files.length > 0 && navigator.canShare?.({ files }) ? { files } : {};
  // Whoever puts the sheet away has changed his mind.
  await navigator.share({ text, url, ...whole }).catch(() => undefined);
}

/** A text that can be taken along: by a button where the browser lets it, selected where it does not. */
function Taken(props: {
  label: string;
  text: string;
  copies: boolean;
  dir: 'ltr' | 'auto';
  done: (said: string) => void;
}) {
  const { label, text, copies, dir, done } = props;
  const field = useRef<HTMLInputElement>(null);
  const select = () => field.current?.select();
  useEffect(() => {
    if (!copies && dir === 'ltr') select();
  }, []);
  return (
    <div class="share-told">
      <label class="field">
        <span>{label}</span>
        <input ref={field} readOnly value={text} dir={dir} onFocus={select} onClick={select} />
      </label>
      {copies && (
        <button
          type="button"
          class="plain"
          aria-label={`${t('after-share-copy')}: ${label}`}
          onClick={() =>
            navigator.clipboard.writeText(text).then(
              () => done(t('after-share-copied')),
              () => select(),
            )
          }
        >
          {t('after-share-copy')}
        </button>
      )}
    </div>
  );
}
