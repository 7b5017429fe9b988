import {options} from 'preact';

/**
 * Unmounts an island, and runs the cleanup functions of its effects synchronously. By default, Preact runs them after
 * the next frame, when they could undo a later action, such as a jump to an anchor.
 *
 * @param root - root of the island
 */
export function unmountNow(root: {unmount(): void}): void {
  const {requestAnimationFrame: schedule} = options;
  options.requestAnimationFrame = (callback) => callback();
  try {
    root.unmount();
  } finally {
    options.requestAnimationFrame = schedule;
  }
}
