/** An entry that was wrong: another is added that says so; nothing is erased. */
import { useState } from 'preact/hooks';
import { Fault, faulty, useFirstFault } from '../core/fault';
import { t } from '../core/texts';
import type { Game } from '../game/game';

export function Correct({ game, ruling }: { game: Game; ruling: number }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [attempts, setAttempts] = useState(0);
  const form = useFirstFault(attempts);
  const missing = attempts > 0 && reason.trim() === '';
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
      ref={form}
      noValidate
      class="move-field"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() === '') {
          setAttempts(attempts + 1);
          return;
        }
        game.act([{ do: 'overrule', ruling, reason: reason.trim() }]);
        setOpen(false);
      }}
    >
      <label class="field">
        <span>
          {t('screen-reason')}. {t('screen-correct-then')}
        </span>
        <input
          required
          value={reason}
          dir="auto"
          {...faulty('correct-missing', missing)}
          onInput={(event) => setReason(event.currentTarget.value)}
        />
        <Fault id="correct-missing" text={missing ? t('screen-correct-needed') : undefined} />
      </label>
      <button type="submit" class="button">
        {t('screen-done')}
      </button>
    </form>
  );
}
