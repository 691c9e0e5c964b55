/** What an arbiter hears and sees of a call while he looks elsewhere: a short sound, and the title of the page. */
import { useState } from 'preact/hooks';
import { t } from '../core/texts';

const KEY = 'desk-sound';

const isOn = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
};

let context: AudioContext | undefined;

/** Two short tones, where they have not been switched off. */
export function ring(): void {
  if (!isOn() || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // A page that nobody has touched yet may make no sound.
  context.resume().catch(() => undefined);
  for (const [frequency, after] of [
    [880, 0],
    [660, 0.18],
  ] as const) {
    const [source, volume] = [context.createOscillator(), context.createGain()];
    const at = context.currentTime + after;
    source.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.16);
    source.connect(volume).connect(context.destination);
    source.start(at);
    source.stop(at + 0.16);
  }
}

/** How much waits, before the name of the page. */
export function inTitle(name: string, waiting: number): void {
  document.title = waiting > 0 ? `(${waiting}) ${name}` : name;
}

/** Sound on or off, kept by this device. */
export function SoundSwitch() {
  const [on, setOn] = useState(isOn);
  const change = () => {
    try {
      localStorage.setItem(KEY, on ? 'off' : 'on');
    } catch {
      // Where nothing is kept it holds for this page.
    }
    setOn(!on);
    if (!on) ring();
  };
  return (
    <button
      type="button"
      class="sound-switch"
      aria-pressed={on}
      aria-label={t('screen-desk-sound')}
      title={t('screen-desk-sound')}
      onClick={change}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21h4"
          fill="none"
          stroke="currentColor"
          stroke-width="2"
        />
        {!on && <path d="M4 4l16 16" stroke="currentColor" stroke-width="2" />}
      </svg>
    </button>
  );
}
