/** The clock of the hall, as the device of whoever makes the event or sets it up proposes it: nothing is said before somebody sends it. */

/** An offset from UTC as an event has it, of minutes by which a clock is ahead. */
export function offsetOf(ahead: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${ahead < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
}

/** Fills the empty field with what this device would say, and shows that it is a proposal. */
export function proposeZone(): void {
  const zone = document.querySelector<HTMLInputElement>('input[data-zone]');
  if (zone?.value !== '') return;
  zone.value = offsetOf(-new Date().getTimezoneOffset());
  const told = zone.closest('form')?.querySelector<HTMLElement>('[data-proposed]');
  if (told) told.hidden = false;
}
