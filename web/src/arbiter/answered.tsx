/** What followed from what the arbiter has just entered: its ruling, or the question that it opened. */
import { useEffect } from 'preact/hooks';
import { t } from '../core/texts';
import type { Entry } from '../core/wire';
import { ToldView } from '../game/card';
import type { Game } from '../game/game';
import { Correct } from './correct';

/** The entry that a command made which was given at a version: the first of its kind after it. */
export function entered(story: readonly Entry[], since: number): Entry | undefined {
  return story.find(({ version, act }) => version > since && (act?.do === 'observe' || act?.do === 'claim'));
}

interface Props {
  game: Game;
  /** The version at which it was entered. */
  since: number;
  next: () => void;
}

export function Answered({ game, since, next }: Props) {
  const entry = entered(game.model.story, since);
  const question = entry?.told.find((told) => told.kind === 'question');
  useEffect(() => {
    if (!question) return;
    const card = document.querySelector(`[data-seq="${question.seq}"]`);
    card?.scrollIntoView({ block: 'nearest' });
  }, [question?.seq]);
  if (!entry) return null;
  return (
    <section class="answered" aria-label={t('screen-entered')}>
      <p>{entry.text}</p>
      {entry.told.length === 0 && <p class="lead">{t('screen-entered-nothing')}</p>}
      {entry.told.map((told) => (
        <div key={told.seq} class={`line ${told.kind}`} data-tag={told.tag}>
          <ToldView told={told} title={true} brief={true} />
        </div>
      ))}
      <Correct game={game} correction={entry.correction} />
      <button type="button" class="plain wide" onClick={next}>
        {t('screen-entered-next')}
      </button>
    </section>
  );
}
