/** What is done at all boards at once: they are started, or told after a restart which times hold. */
import { useState } from 'preact/hooks';
import { ask, Refused } from '../core/api';
import { count } from '../core/numbers';
import { t } from '../core/texts';
import type { AllBoards as Done, EventInfo, Figures, Settled } from '../core/wire';

export function AllBoards({ info }: { info: EventInfo }) {
  const [failed, setFailed] = useState('');
  const [busy, setBusy] = useState(false);
  if (!info.you.some(({ role }) => role === 'chief_arbiter' || role === 'arbiter')) return null;
  const give = async (what: 'start' | 'settle', body: Settled | Record<string, never>) => {
    setBusy(true);
    setFailed('');
    try {
      const { refused, absent } = await ask<Done>(`/api/v1/events/${info.event}/${what}`, body);
      const called = (board: number) =>
        count(info.boards.find((one) => one.board === board)?.number ?? board);
      const boards = refused.map(({ board }) => called(board)).join(', ');
      const names = absent.flatMap(({ board, names }) => names.map((name) => `${name} (${called(board)})`));
      const told = [
        boards !== '' && t('screen-desk-not-done', { boards }),
        names.length > 0 && t('screen-desk-not-sitting', { names: names.join(', ') }),
      ];
      setFailed(told.filter(Boolean).join(' '));
    } catch (why) {
      setFailed(why instanceof Refused ? why.error.text : '');
    }
    setBusy(false);
  };
  const held = info.boards.filter(({ view }) => view.held !== null).length;
  const before = info.boards.filter(({ view }) => view.phase === 'before').length;
  const settle = (figures: Figures) => () => give('settle', { figures });
  return (
    <div class="all-boards">
      {held > 0 && (
        <section class="card question" data-question="held-all" aria-label={t('screen-question')}>
          <div class="card-head">
            <span class="shape" aria-hidden="true" />
            <strong>{t('screen-desk-settle-all', { count: held })}</strong>
          </div>
          <div class="card-body">
            <button type="button" class="plain wide" disabled={busy} onClick={settle('last_event')}>
              {t('screen-held-event')}
            </button>
            <button type="button" class="plain wide" disabled={busy} onClick={settle('last_beat')}>
              {t('screen-held-beat')}
            </button>
          </div>
        </section>
      )}
      {before > 0 && (
        <button
          type="button"
          class="button wide"
          data-start-all
          disabled={busy}
          onClick={() => give('start', {})}
        >
          {t('screen-desk-start-all')} ({count(before)})
        </button>
      )}
      {failed !== '' && (
        <p class="wrong" role="alert">
          {failed}
        </p>
      )}
    </div>
  );
}
