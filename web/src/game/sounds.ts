/** Sounds, where the player has asked for them: a move of the opponent, a ruling. Never anything about a clock. */
import type { Model } from './model';

let context: AudioContext | undefined;

export function hear(before: Model, now: Model): void {
  if (document.documentElement.dataset.sounds !== 'on') return;
  const known = before.story.at(-1)?.seq ?? -1;
  const fresh = now.story.filter((entry) => entry.seq > known).flatMap((entry) => entry.told);
  const ruled = fresh.some((told) => told.deeds.length > 0);
  const moved = now.view.last !== before.view.last || now.view.board !== before.view.board;
  if (ruled) tone(330, 0.25);
  else if (moved && now.pending.length === 0) tone(660, 0.06);
}

function tone(frequency: number, length: number): void {
  context ??= new AudioContext();
  const [source, volume] = [context.createOscillator(), context.createGain()];
  source.frequency.value = frequency;
  volume.gain.setValueAtTime(0.15, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + length);
  source.connect(volume).connect(context.destination);
  source.start();
  source.stop(context.currentTime + length);
}
