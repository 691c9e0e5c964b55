/** A button that takes or chooses a picture of a scoresheet and sends it to be kept beside the game. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from './texts';
import type { Color, Photo } from './wire';

interface Props {
  game: string;
  side: Color;
  came: (photo: Photo) => void;
  children: ComponentChildren;
}

export function SendPhoto({ game, side, came, children }: Props) {
  const [wrong, setWrong] = useState(false);
  const send = async (input: HTMLInputElement) => {
    const [picture] = input.files ?? [];
    if (!picture) return;
    setWrong(false);
    const address = `/api/v1/games/${game}/photos/${side}`;
    const answer = await fetch(address, { method: 'POST', body: picture }).catch(() => undefined);
    input.value = '';
    if (answer?.ok) came((await answer.json()) as Photo);
    else setWrong(true);
  };
  return (
    <>
      <label class="plain photo">
        {children}
        <input
          type="file"
          class="unseen"
          data-photo={side}
          accept="image/jpeg,image/png,image/webp"
          onChange={(event) => send(event.currentTarget)}
        />
      </label>
      {wrong && (
        <p class="wrong" role="alert">
          {t('screen-sheets-photo-wrong')}
        </p>
      )}
    </>
  );
}
