/** An entry that was wrong is taken back, by another entry that says why; nothing is erased. */
import { useState } from 'preact/hooks';
import { Fault, faulty, useFirstFault } from '../core/fault';
import { t } from '../core/texts';
import type { Act, Correction } from '../core/wire';
import type { Game } from '../game/game';
import { Enter, Follows, usePreview } from './ask-first';

/** The act that takes an entry back. */
function actOf(correction: Correction, reason: string): Act | undefined {
  if (correction.how === 'take_back') return { do: 'take_back', entry: correction.entry, reason };
  if (correction.how === 'overrule') return { do: 'overrule', ruling: correction.ruling, reason };
  return undefined;
}

export function Correct({ game, correction }: { game: Game; correction: Correction | undefined }) {
  const [open, setOpen] = useState(false);
  if (!correction) return null;
  if (correction.how === 'taken_back') return <p class="taken-back">{t('screen-desk-taken-back')}</p>;
  if (!game.may(correction.how)) return null;
  if (open) return <Form game={game} correction={correction} close={() => setOpen(false)} />;
  return (
    <button type="button" class="quiet" data-correct onClick={() => setOpen(true)}>
      {t('screen-correct')}
    </button>
  );
}

interface Props {
  game: Game;
  correction: Correction;
  close: () => void;
}

function Form({ game, correction, close }: Props) {
  const [reason, setReason] = useState('');
  const [attempts, setAttempts] = useState(0);
  const form = useFirstFault(attempts);
  const missing = attempts > 0 && reason.trim() === '';
  const asked = actOf(correction, '');
  const answer = usePreview(game, asked && { acts: [asked] });
  const { view } = game.model;
  // Where the game would stand again, it may go on at once.
  const stood = view.phase === 'over' || view.phase === 'standing';
  const goesOn = stood && view.clock !== null && view.questions.length === 0 && !view.held;
  const give = (run: boolean) => {
    const act = actOf(correction, reason.trim());
    if (reason.trim() === '' || !act) {
      setAttempts(attempts + 1);
      return;
    }
    game.act(run ? [act, { do: 'resume' }] : [act]);
    close();
  };
  const label = t(correction.how === 'overrule' ? 'screen-desk-overrule' : 'screen-desk-take-back');
  return (
    <form ref={form} noValidate class="correct" onSubmit={(event) => event.preventDefault()}>
      <Follows answer={answer} />
      <label class="field">
        <span>{t('screen-desk-back-reason')}</span>
        <input
          required
          value={reason}
          dir="auto"
          maxLength={200}
          {...faulty('correct-missing', missing)}
          onInput={(event) => setReason(event.currentTarget.value)}
        />
        <Fault id="correct-missing" text={missing ? t('screen-correct-needed') : undefined} />
      </label>
      <Enter answer={answer} label={label} enter={() => give(false)} offline={game.offline} />
      {goesOn && answer?.preview && !answer.preview.refused && (
        <button
          type="button"
          class="plain wide"
          data-go-on
          disabled={game.offline}
          onClick={() => give(true)}
        >
          {t('screen-desk-take-back-run')}
        </button>
      )}
      <button type="button" class="plain wide" onClick={close}>
        {t('screen-back')}
      </button>
    </form>
  );
}
