/** Photographs of the scoresheets, kept beside the game and seen by officials only. */
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../core/api';
import { timeOfDay } from '../core/numbers';
import { SendPhoto } from '../core/send-photo';
import { SIDES } from '../core/sides';
import { t } from '../core/texts';
import type { Photos as Kept, Photo } from '../core/wire';
import type { Game } from '../game/game';

const MEGABYTE = 1024 * 1024;

/** What a telephone makes. */
const KINDS = 'JPEG, PNG, WebP';

export function Photos({ game }: { game: Game }) {
  const { welcome, version } = game.model;
  const [kept, setKept] = useState<Kept | undefined>(undefined);
  useEffect(() => {
    let current = true;
    ask<Kept>(`/api/v1/games/${welcome.game}/photos`).then(
      (found) => current && setKept(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
    // A player's own comes without a word of the game: it is looked for whenever something happens.
  }, [version]);
  const came = (photo: Photo) =>
    setKept((before) => before && { ...before, photos: [...before.photos, photo] });
  if (!kept) return null;
  return (
    <section class="photos" aria-label={t('screen-sheets-photo')}>
      <h2>{t('screen-sheets-photo')}</h2>
      <ul class="rows">
        {kept.photos.map(({ number, of, at }) => (
          <li key={number}>
            <a href={`/api/v1/games/${welcome.game}/photos/${number}`} target="_blank" rel="noopener">
              {t('screen-sheets-photo-of', { of, at: timeOfDay(at) })}
            </a>
          </li>
        ))}
      </ul>
      {SIDES.map((side) => (
        <SendPhoto key={side} game={welcome.game} side={side} came={came}>
          {t('screen-sheets-photo-add', { of: side })}
        </SendPhoto>
      ))}
      <p class="lead">{t('screen-sheets-photo-limit', { mb: kept.largest / MEGABYTE, kinds: KINDS })}</p>
    </section>
  );
}
