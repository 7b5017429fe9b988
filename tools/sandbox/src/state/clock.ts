import {ApiError} from './apiError';

/** Maximum delay of a timer in Node.js, 2³¹ − 1, in milliseconds. */
const MAX_DELAY_MS = 2_147_483_647;

/** Maximum sandbox time, the end of 2099, in Unix seconds. Moving the clock there takes only seconds of real time. */
export const MAX_TIME = 4_102_444_799;

interface Timer {
  at: number;
  run: () => void | Promise<void>;
}

/**
 * The clock of a sandbox, in Unix seconds. It follows the real clock until a test moves it, which is only possible
 * forward. Timers that become due during a move run in order, each at its own time.
 */
export class Clock {
  private offset = 0;
  /** Time at which the clock is fixed, during a move and while it's paused. */
  private fixedTime: number | undefined;
  private isPaused = false;
  private readonly timers = new Set<Timer>();
  private timeout: NodeJS.Timeout | undefined;
  /** Callbacks that wait for pending work, such as deliveries, after each step of a move. */
  private readonly idleCallbacks: (() => Promise<void>)[] = [];

  now(): number {
    return this.fixedTime ?? Math.floor(Date.now() / 1000) + this.offset;
  }

  /**
   * Schedules a timer.
   *
   * @param at - sandbox time in Unix seconds
   * @param run - callback; a move of the clock waits for its promise
   * @returns function that cancels the timer
   */
  schedule(at: number, run: () => void | Promise<void>): () => void {
    const timer = {at, run};
    this.timers.add(timer);
    this.setTimer();
    return () => this.timers.delete(timer);
  }

  /** Registers a callback. A move of the clock waits for its promise before the first timer and after each timer. */
  waitFor(callback: () => Promise<void>): void {
    this.idleCallbacks.push(callback);
  }

  /**
   * Moves the clock, and runs the timers that become due.
   *
   * @param time - Unix seconds, not before now
   * @throws ApiError if the clock can't move to the time; see {@link assertReachable}
   */
  async moveTo(time: number): Promise<void> {
    this.assertReachable(time);
    await this.runIdleCallbacks();
    for (let next = this.getNextTimer(); next && next.at <= time; next = this.getNextTimer()) {
      this.fixedTime = Math.max(next.at, this.now());
      this.timers.delete(next);
      await next.run();
      await this.runIdleCallbacks();
    }
    this.offset = time - Math.floor(Date.now() / 1000);
    this.fixedTime = this.isPaused ? time : undefined;
    this.setTimer();
  }

  /**
   * Checks that the clock can move to a time.
   *
   * @param time - Unix seconds
   * @throws ApiError if the time is in the past, isn't an integer, or is after 2099
   */
  assertReachable(time: number): void {
    if (!Number.isInteger(time) || time > MAX_TIME)
      throw new ApiError(
        'invalid_request',
        `The clock must be set to whole seconds, up to ${MAX_TIME}, the end of 2099.`,
      );
    if (time < this.now()) throw new ApiError('invalid_request', 'The clock can only move forward.');
  }

  /** Pauses the clock, or resumes it from the current time. */
  pause(isPaused: boolean): void {
    const now = this.now();
    this.isPaused = isPaused;
    this.fixedTime = isPaused ? now : undefined;
    this.offset = now - Math.floor(Date.now() / 1000);
    this.setTimer();
  }

  get paused(): boolean {
    return this.isPaused;
  }

  /** Cancels all timers, and resets the clock to the real time. */
  reset(): void {
    this.timers.clear();
    this.offset = 0;
    this.fixedTime = undefined;
    this.isPaused = false;
    clearTimeout(this.timeout);
  }

  private getNextTimer(): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.timers) if (!first || timer.at < first.at) first = timer;
    return first;
  }

  private async runIdleCallbacks(): Promise<void> {
    for (const callback of this.idleCallbacks) await callback();
  }

  private setTimer(): void {
    clearTimeout(this.timeout);
    const next = this.getNextTimer();
    if (!next || this.fixedTime !== undefined) return;
    const wait = (next.at - this.offset) * 1000 - Date.now();
    this.timeout = setTimeout(() => void this.runDueTimers(), Math.min(Math.max(wait, 0), MAX_DELAY_MS)).unref();
  }

  private async runDueTimers(): Promise<void> {
    for (
      let next = this.getNextTimer();
      next && this.fixedTime === undefined && next.at <= this.now();
      next = this.getNextTimer()
    ) {
      this.timers.delete(next);
      await next.run();
    }
    this.setTimer();
  }
}
