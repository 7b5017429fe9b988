import {options} from 'preact';

/**
 * Unmounts an island, and runs the cleanups of its effects before it returns. By default, Preact runs them after the next frame, when
 * they'd undo what happened in the meantime, such as a jump to an anchor.
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
