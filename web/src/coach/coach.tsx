/** *Try the board*: what to do, and then the answer of the rules, beside the board and never over it. */
import './coach.css';
import type { Coach, Told } from '../core/wire';
import { Whole } from '../game/card';
import type { Game } from '../game/game';
import { headOf } from '../game/model';

/** What was answered to the incident, if it has been made. */
export function answered(story: Game['model']['story'], { answers }: Coach): Told[] | undefined {
  const meant = (told: Told) =>
    answers.some(
      ([tag, deed]) => told.tag === tag && (deed === null || told.deeds.some((one) => one.tag === deed)),
    );
  const entry = story.find(({ told }) => told.some(meant));
  return entry?.told.filter((told) => told.kind === 'ruling' && told.tag !== 'move_completed');
}

export function CoachPanel({ game }: { game: Game }) {
  const { coach } = game.model.welcome;
  if (!coach) return null;
  const told = answered(game.model.story, coach);
  const first = told && headOf(told);
  return (
    <section class="coach" aria-label={coach.title} data-step={coach.step} data-done={told !== undefined}>
      <header>
        <h2>{coach.title}</h2>
        <span>{coach.heading}</span>
        <a href="/" title={coach.close}>
          <span aria-hidden="true">✕</span>
          <span class="unseen">{coach.close}</span>
        </a>
      </header>
      <div class="coach-said">
        {told && first ? (
          <>
            <strong>{first.title}</strong>
            <Whole game={game} first={first} told={told} />
          </>
        ) : (
          <p>{coach.task}</p>
        )}
      </div>
      <form method="post" action="/try" class="coach-on">
        <button type="submit" name="step" value={coach.step + 1} class={told ? 'button' : 'plain'}>
          {told ? coach.next : coach.skip}
        </button>
        {told && (
          <button type="submit" name="step" value={coach.step} class="plain">
            {coach.again}
          </button>
        )}
      </form>
    </section>
  );
}
