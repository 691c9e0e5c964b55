/**
 * The line to the server: a socket that comes back by itself, and what could not be sent yet.
 *
 * A command is sent once by its own number; sent again after a break it is not done twice. What was kept goes one by
 * one, each with the time that has passed since it was done, and only if the game still stands where it stood for the
 * first of them: otherwise all of it is dropped, and the screen says so.
 */

import { readJson } from './digits';
import { Keep, type Kept } from './keep';
import type { Received, Sent } from './wire';

/** What is sent once, and again after a break under the same number. */
export type Sending = Exclude<Received, { type: 'time' }>;

export type Line = 'connecting' | 'open' | 'slow' | 'lost';

export interface LiveOptions {
  /** The address, given the version that was seen last. */
  address: (since: number | undefined) => string;
  received: (message: Sent) => void;
  changed: (line: Line, since: number) => void;
  /** Whether what cannot be sent is kept: only where one device serves both players. */
  keeps: boolean;
  /** Where it is kept while the page is closed. */
  store?: string;
  /** What was kept could not be sent any more: so many commands. */
  dropped?: (count: number) => void;
}

/** By these a server says: come again at once, what you are at lives elsewhere in a moment. */
const MOVED: readonly number[] = [1012, 1013];
/** Then it is there again within this time at least and at most: a hall full of phones comes one after the other. */
const SOON = [50, 500] as const;
/** Of a line that is back within a second nobody is told. */
const SIGN = 1_000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** For so long it is asked once a second: a node that died is replaced by another one within that time. */
const EARLY = 20_000;
const EARLY_WAIT = 1_000;
/** No word from the server for so long, with something asked: the line is slow, later lost. */
const SLOW = 2_000;
const DEAD = 8_000;
const BEAT = 4_000;

export class Live {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private asked = 0;
  private version: number | undefined;
  private line: Line = 'connecting';
  private lineSince = Date.now();
  /** The line has just broken, and nobody is told of it yet. */
  private sign: ReturnType<typeof setTimeout> | undefined;
  /** Sent and not answered: if the line breaks, they are sent again under the same numbers. */
  private readonly unanswered = new Map<string, Sending>();
  private readonly unsent: Keep;
  /** The kept command that has been sent and not answered. */
  private sending: string | undefined;
  private readonly options: LiveOptions;

  constructor(options: LiveOptions, version: number | undefined) {
    this.options = options;
    this.version = version;
    this.unsent = new Keep(options.store);
    window.addEventListener('online', () => this.retry());
    window.addEventListener('offline', () => this.drop());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && this.line !== 'open') this.retry();
    });
    this.beat = setInterval(() => this.tick(), 1_000);
    this.open();
  }

  /** What waits to be sent. */
  get waiting(): readonly Kept[] {
    return this.unsent.all;
  }

  /** Sends a command, or keeps it where that is allowed; `false` if it can be neither. */
  send(command: Sending): boolean {
    const waits = this.unsent.all.length > 0;
    if (this.socket?.readyState === WebSocket.OPEN && !waits && this.line !== 'connecting') {
      this.asked ||= Date.now();
      this.unanswered.set(command.id, command);
      this.socket.send(JSON.stringify(command));
      return true;
    }
    if (!this.options.keeps && !this.sign && !waits) return false;
    this.unsent.add(command);
    return true;
  }

  /** Tries at once, as somebody asked for it. */
  retry(): void {
    if (this.socket?.readyState === WebSocket.OPEN) return;
    this.wait = FIRST_WAIT;
    clearTimeout(this.timer);
    this.open();
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.sign);
    clearInterval(this.beat);
    this.socket?.close();
  }

  private open(): void {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    const socket = new WebSocket(this.options.address(this.version));
    this.socket = socket;
    socket.addEventListener('open', () => {
      this.wait = FIRST_WAIT;
      this.asked = 0;
      clearTimeout(this.sign);
      this.sign = undefined;
      this.set('open');
    });
    socket.addEventListener('message', (event) => {
      if (this.socket === socket) this.received(String(event.data));
    });
    socket.addEventListener('close', (closed) => {
      if (this.socket === socket) this.again(closed.code);
    });
  }

  private received(text: string): void {
    this.asked = 0;
    const message = readJson(text) as Sent;
    if ('version' in message) this.version = Math.max(this.version ?? 0, message.version);
    if (this.line === 'slow') this.set('open');
    if (message.type === 'reply' && message.id) this.unanswered.delete(message.id);
    this.options.received(message);
    this.kept(message);
  }

  private again(code = 0): void {
    this.socket = undefined;
    this.unsent.before([...this.unanswered.values()]);
    this.unanswered.clear();
    if (this.line === 'open') this.sign ??= setTimeout(() => this.broken(), SIGN);
    else if (!this.sign) this.set('lost');
    clearTimeout(this.timer);
    const moved = MOVED.includes(code) && this.wait === FIRST_WAIT;
    // A hall full of phones does not come back in one instant.
    const wait = moved ? SOON[0] + (SOON[1] - SOON[0]) * Math.random() : this.wait * (0.5 + Math.random());
    this.timer = setTimeout(() => this.open(), wait);
    const early = Date.now() - this.lineSince < EARLY;
    this.wait = Math.min(this.wait * 2, early ? EARLY_WAIT : LONGEST_WAIT);
  }

  /** It did not come back at once: everybody sees it, and what may not wait is dropped. */
  private broken(): void {
    clearTimeout(this.sign);
    this.sign = undefined;
    this.set('lost');
    if (!this.options.keeps) this.forget();
  }

  private drop(): void {
    this.socket?.close();
    this.again();
    this.broken();
  }

  private tick(): void {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const now = Date.now();
    if (this.asked === 0) {
      if (now % BEAT < 1_000) {
        this.asked = now;
        socket.send(JSON.stringify({ type: 'time', client: now }));
      }
      return;
    }
    if (now - this.asked > DEAD) this.drop();
    else if (now - this.asked > SLOW && this.line === 'open') this.set('slow');
  }

  private set(line: Line): void {
    if (this.line !== line) this.lineSince = Date.now();
    this.line = line;
    this.options.changed(line, this.lineSince);
  }

  /** What was kept is sent after the server has said where the game stands, the next after the answer to the last. */
  private kept(heard: Sent): void {
    if (this.unsent.all.length === 0) return;
    if (heard.type === 'welcome') {
      const [first] = this.unsent.all;
      // Sent before the line broke, it may have been done: the same number again is not done twice.
      if (first && (first.sent || first.command.seen === heard.version)) this.sendNext();
      else this.forget();
    } else if (heard.type === 'reply' && heard.id === this.sending) {
      this.sending = undefined;
      if (!heard.ok) {
        this.forget();
        return;
      }
      this.unsent.done(heard.id, heard.version);
      this.sendNext();
    }
  }

  private sendNext(): void {
    const [next] = this.unsent.all;
    if (!next || this.socket?.readyState !== WebSocket.OPEN) return;
    this.sending = next.command.id;
    this.asked ||= Date.now();
    this.unsent.sent(next.command.id);
    this.socket.send(JSON.stringify({ ...next.command, ago: Math.max(0, Date.now() - next.at) }));
  }

  private forget(): void {
    // Of what was just sent the game itself shows whether it was done.
    const { keeps } = this.options;
    const count = this.unsent.all.filter((one) => keeps || !one.sent).length;
    this.sending = undefined;
    this.unsent.clear();
    if (count > 0) this.options.dropped?.(count);
  }
}

/** A number that no other command of this device has; also on plain http. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The address of a socket on this server. */
export function socketAddress(path: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}${path}`;
}
