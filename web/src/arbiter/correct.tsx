/** An entry that was wrong: another is added that says so; nothing is erased. */
import { useState } from 'preact/hooks';
import { t } from '../core/texts';
import type { Game } from '../game/game';

export function Correct({ game, ruling }: { game: Game; ruling: number }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  if (!game.may('overrule')) return null;
  if (!open) {
    return (
      <button type="button" class="quiet" onClick={() => setOpen(true)}>
        {t('screen-correct')}
      </button>
    );
  }
  return (
    <form
      class="move-field"
      onSubmit={(event) => {
        event.preventDefault();
        game.act([{ do: 'overrule', ruling, reason: reason.trim() }]);
        setOpen(false);
      }}
    >
      <label class="field">
        <span>
          {t('screen-reason')}. {t('screen-correct-then')}
        </span>
        <input required value={reason} dir="auto" onInput={(event) => setReason(event.currentTarget.value)} />
      </label>
      <button type="submit" class="button" disabled={reason.trim() === ''}>
        {t('screen-done')}
      </button>
    </form>
  );
}
