/** Maximum time without progress, in milliseconds. */
const STALL_TIMEOUT_MS = 8000;

/** A monitor of pending downloads. */
export interface ProgressMonitor {
  /** Starts monitoring a download, and returns a function to call when the download has finished or failed. */
  start(): () => void;
  /** Records that a download has made progress. */
  report(): void;
}

/**
 * Creates a monitor of downloads.
 *
 * @param onStall - called when downloads are pending, and none of them has made progress for too long
 * @returns the monitor
 */
export function createProgressMonitor(onStall: () => void): ProgressMonitor {
  let pendingCount = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = (): void => {
    clearTimeout(timer);
    timer = pendingCount > 0 ? setTimeout(onStall, STALL_TIMEOUT_MS) : undefined;
  };
  return {
    start() {
      pendingCount += 1;
      restartTimer();
      return () => {
        pendingCount -= 1;
        restartTimer();
      };
    },
    report: restartTimer,
  };
}
