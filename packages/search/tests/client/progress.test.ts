import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createProgressMonitor} from '../../src/client/embedded/progress';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reports a stall after 8 seconds without progress', () => {
  const onStall = vi.fn();
  const {start, report} = createProgressMonitor(onStall);
  start();
  vi.advanceTimersByTime(7999);
  report();
  vi.advanceTimersByTime(7999);
  expect(onStall).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onStall).toHaveBeenCalledOnce();
});

it('reports nothing if nothing is loading', () => {
  const onStall = vi.fn();
  const {start} = createProgressMonitor(onStall);
  const ends = [start(), start()];
  ends.forEach((end) => end());
  vi.advanceTimersByTime(60_000);
  expect(onStall).not.toHaveBeenCalled();
});
