/** A ruling as a card: what was found, what to do now, what is done already, and the article last. */
import { useState } from 'preact/hooks';
import type { Cite, Entry, Told } from '../core/api';
import { inDigits, timeToTheSecond } from '../core/numbers';
import { t } from '../core/texts';
import type { Game } from './game';
import { card } from './model';
import { sideName } from './words';

/** Decisions after which nothing irregular has been found. */
const REGULAR: ReadonlySet<string> = new Set([
  'claim_upheld',
  'claim_admissible',
  'game_over',
  'move_made',
  'no_obligation',
]);

export function RulingCard({ game, call }: { game: Game; call?: () => void }) {
  const found = card(game.model);
  const [open, setOpen] = useState<number | undefined>(undefined);
  if (!found) return null;
  const { entry, told } = found;
  const [first] = told;
  if (!first) return null;
  const kind = told.some((one) => !REGULAR.has(one.tag)) ? 'irregular' : 'regular';
  // It lies open if the clocks stand, and folded if they run; a tap on it changes that.
  const running = game.model.view.phase === 'running';
  const unfolded = open === entry.seq ? running : !running;
  return (
    <section class={`card ${kind}`} data-tag={first.tag} aria-label={t('screen-ruling')}>
      <button
        type="button"
        class="card-head"
        aria-expanded={unfolded}
        onClick={() => setOpen(open === entry.seq ? undefined : entry.seq)}
      >
        <span class="shape" aria-hidden="true" />
        {unfolded ? <Head entry={entry} told={first} /> : <bdi>{first.text}</bdi>}
        <span class="chevron" aria-hidden="true" />
      </button>
      {unfolded && (
        <div class="card-body">
          {told.map((one) => (
            <ToldView key={one.seq} told={one} title={true} brief={true} />
          ))}
          <p class="card-foot">
            {call && game.model.welcome.arbiter && game.model.welcome.sides.length > 0 && (
              <button type="button" class="plain" disabled={game.blocked} onClick={call}>
                {t('screen-ask-arbiter')}
              </button>
            )}
            <button type="button" class="button" onClick={() => game.putAway(entry.seq)}>
              {t('screen-done')}
            </button>
          </p>
        </div>
      )}
    </section>
  );
}

/** What kind of ruling it is; what is no kind of its own is a ruling. */
export function kindOf(tag: string): string {
  if (tag.startsWith('illegal_move')) return 'illegal';
  if (tag.startsWith('claim_') || tag === 'cannot_withdraw') return 'claim';
  if (tag.startsWith('offer_')) return 'offer';
  if (tag.startsWith('result_')) return 'result';
  if (['position_restored', 'irregularity_stands'].includes(tag)) return 'position';
  if (['complete_sheet', 'reconstruct'].includes(tag)) return 'sheet';
  return ['game_over', 'offence', 'new_game', 'adjourned'].includes(tag) ? tag : 'ruling';
}

/** Of an open card: what kind it is, about whose move, and when it was. */
function Head({ entry, told }: { entry: Entry; told: Told }) {
  const { number, at } = entry;
  const side = told.player && sideName(told.player);
  return (
    <span class="card-of">
      <strong>{t('screen-ruling-kind', { kind: kindOf(told.tag) })}</strong>
      {side && <span>{number === undefined ? side : t('screen-ruling-of', { number, side })}</span>}
      {at !== null && <time dir="auto">{timeToTheSecond(at)}</time>}
    </span>
  );
}

/** `brief`: the first article only, the others behind a word. */
export function ToldView({ told, title, brief }: { told: Told; title: boolean; brief?: boolean }) {
  return (
    <div class="told">
      {title && <p class="found">{told.text}</p>}
      {told.deeds.length > 0 && (
        <ol class="deeds">
          {told.deeds.map((deed) => (
            <li key={deed.text} class={deed.done ? 'done' : 'todo'}>
              {deed.text}
            </li>
          ))}
        </ol>
      )}
      {brief ? <Brief cites={told.cites} /> : <Cites cites={told.cites} />}
    </div>
  );
}

function Brief({ cites }: { cites: Cite[] }) {
  const others = cites.slice(1);
  return (
    <>
      <Cites cites={cites.slice(0, 1)} brief={true} />
      {others.length > 0 && (
        <details class="more-cites">
          <summary>{t('screen-more-articles', { count: others.length })}</summary>
          <Cites cites={others} />
        </details>
      )}
    </>
  );
}

export function Cites({ cites, brief }: { cites: Cite[]; brief?: boolean }) {
  return (
    <ul class={`cites${brief ? ' brief' : ''}`}>
      {cites.map((cite) => (
        <li key={cite.href}>
          <a href={cite.href} target="_blank" rel="noopener">
            {brief && cite.book ? (
              <bdi>{t('screen-article', { book: cite.book, article: inDigits(cite.text) })}</bdi>
            ) : (
              <bdi dir="ltr">{cite.text}</bdi>
            )}
          </a>{' '}
          <span>{cite.summary}</span>
        </li>
      ))}
    </ul>
  );
}
