import {Refusal} from './refusal';

/** The longest wait that Node.js takes: 2³¹ − 1 milliseconds. */
const LONGEST_WAIT = 2_147_483_647;

/** The end of 2099: a subscription that is paid each day until then takes seconds. */
export const LATEST = 4_102_444_799;

interface Timer {
  at: number;
  run: () => void | Promise<void>;
}

/**
 * The time of a sandbox in Unix seconds. It runs with the clock of this machine until somebody moves it, and only
 * forward: what was due meanwhile happens in its order, each at its own time.
 */
export class Clock {
  private offset = 0;
  /** The time while it doesn't run: during a move, and while it is paused. */
  private held: number | undefined;
  private isPaused = false;
  private readonly timers = new Set<Timer>();
  private wake: NodeJS.Timeout | undefined;
  /** Runs at the end of each step of a move, such as to wait for what was sent. */
  private readonly settled: (() => Promise<void>)[] = [];

  now(): number {
    return this.held ?? Math.floor(Date.now() / 1000) + this.offset;
  }

  /**
   * @param at - Unix seconds
   * @param run - what happens then
   * @returns what calls it off
   */
  schedule(at: number, run: () => void | Promise<void>): () => void {
    const timer = {at, run};
    this.timers.add(timer);
    this.arm();
    return () => this.timers.delete(timer);
  }

  /** A move waits for this after each thing that was due. */
  waitFor(settled: () => Promise<void>): void {
    this.settled.push(settled);
  }

  /**
   * Moves the clock, and does what is due by then.
   *
   * @param time - Unix seconds, not before now
   * @throws Refusal if the clock can't go there: see `mustReach`
   */
  async moveTo(time: number): Promise<void> {
    this.mustReach(time);
    await this.settle();
    for (let next = this.next(); next && next.at <= time; next = this.next()) {
      this.held = Math.max(next.at, this.now());
      this.timers.delete(next);
      await next.run();
      await this.settle();
    }
    this.offset = time - Math.floor(Date.now() / 1000);
    this.held = this.isPaused ? time : undefined;
    this.arm();
  }

  /**
   * @param time - Unix seconds
   * @throws Refusal if the time has passed, isn't a whole number, or is after 2099
   */
  mustReach(time: number): void {
    if (!Number.isInteger(time) || time > LATEST)
      throw new Refusal('invalid_request', `The clock accepts whole seconds up to ${LATEST}, the end of 2099.`);
    if (time < this.now()) throw new Refusal('invalid_request', 'The clock can move only forward.');
  }

  /** Stops the time, or lets it go on from where it stands. */
  pause(isPaused: boolean): void {
    const now = this.now();
    this.isPaused = isPaused;
    this.held = isPaused ? now : undefined;
    this.offset = now - Math.floor(Date.now() / 1000);
    this.arm();
  }

  get paused(): boolean {
    return this.isPaused;
  }

  /** Forgets all that was to happen, and shows the time of this machine again. */
  reset(): void {
    this.timers.clear();
    this.offset = 0;
    this.held = undefined;
    this.isPaused = false;
    clearTimeout(this.wake);
  }

  private next(): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.timers) if (!first || timer.at < first.at) first = timer;
    return first;
  }

  private async settle(): Promise<void> {
    for (const settled of this.settled) await settled();
  }

  private arm(): void {
    clearTimeout(this.wake);
    const next = this.next();
    if (!next || this.held !== undefined) return;
    const wait = (next.at - this.offset) * 1000 - Date.now();
    this.wake = setTimeout(() => void this.runDue(), Math.min(Math.max(wait, 0), LONGEST_WAIT)).unref();
  }

  private async runDue(): Promise<void> {
    for (let next = this.next(); next && this.held === undefined && next.at <= this.now(); next = this.next()) {
      this.timers.delete(next);
      await next.run();
    }
    this.arm();
  }
}
