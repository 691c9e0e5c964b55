/**
 * The sounds of the board, made here and small: a move, a capture, the lever, a ruling, an offer, the end. Off unless they
 * were asked for, and never anything about a clock: what no screen may point out is not heard either.
 */
import type { Model } from './model';

export type Sound = 'move' | 'capture' | 'press' | 'ruling' | 'offer' | 'over';

/** One knock or tone: pitch in hertz, length and beginning in seconds, how loud of one, and whether it is a knock. */
interface Tone {
  pitch: number;
  length: number;
  at?: number;
  loud?: number;
  knock?: boolean;
}

const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  move: [{ pitch: 210, length: 0.07, knock: true }],
  capture: [
    { pitch: 320, length: 0.04, knock: true },
    { pitch: 170, length: 0.09, at: 0.05, knock: true },
  ],
  press: [{ pitch: 900, length: 0.025, loud: 0.5, knock: true }],
  ruling: [
    { pitch: 330, length: 0.18 },
    { pitch: 247, length: 0.3, at: 0.16 },
  ],
  offer: [
    { pitch: 392, length: 0.16, loud: 0.7 },
    { pitch: 494, length: 0.24, at: 0.14, loud: 0.7 },
  ],
  over: [
    { pitch: 262, length: 0.3 },
    { pitch: 330, length: 0.3, at: 0.14 },
    { pitch: 392, length: 0.5, at: 0.28 },
  ],
};

/** How loud, as the page wears it; a page that wears nothing is silent. */
const LOUD: Readonly<Record<string, number>> = { soft: 0.12, loud: 0.5 };

let context: AudioContext | undefined;

export function sound(which: Sound): void {
  const level = LOUD[document.documentElement.dataset.sounds ?? ''];
  if (!level) return;
  context ??= new AudioContext();
  for (const tone of SOUNDS[which]) play(context, tone, level);
}

function play(audio: AudioContext, { pitch, length, at = 0, loud = 1, knock }: Tone, level: number): void {
  const [source, volume] = [audio.createOscillator(), audio.createGain()];
  const begin = audio.currentTime + at;
  source.type = knock ? 'triangle' : 'sine';
  source.frequency.setValueAtTime(pitch, begin);
  // Wood falls in pitch as it is struck.
  if (knock) source.frequency.exponentialRampToValueAtTime(pitch * 0.6, begin + length);
  volume.gain.setValueAtTime(level * loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
  source.connect(volume).connect(audio.destination);
  source.start(begin);
  source.stop(begin + length);
}

const men = ({ view }: Model): number => view.board.replace(/[^a-z]/gi, '').length;

/** What of a change is heard, the most telling of it; nothing where sounds are off. */
export function heard(before: Model, now: Model): Sound | undefined {
  if (now.view.phase === 'over' && before.view.phase !== 'over') return 'over';
  const known = before.story.at(-1)?.seq ?? -1;
  const fresh = now.story.filter((entry) => entry.seq > known).flatMap((entry) => entry.told);
  if (fresh.some((told) => told.deeds.length > 0 && told.tag !== 'obligation')) return 'ruling';
  if (now.view.offer !== null && now.view.offer !== before.view.offer) return 'offer';
  if (now.view.board !== before.view.board) return men(now) < men(before) ? 'capture' : 'move';
  const pressed = now.pending.length > before.pending.length;
  const press = now.pending.at(-1)?.acts.some((act) => act.do === 'press');
  return pressed && press ? 'press' : undefined;
}

export function hear(before: Model, now: Model): void {
  const what = heard(before, now);
  if (what) sound(what);
}
