/** How long nothing of what is awaited may come; in milliseconds. */
const PATIENCE = 8000;

/** What is awaited of the network. */
export interface Progress {
  /** Something is awaited from now on. @returns a function that says that it is there, or never will be */
  begin(): () => void;
  /** A part of it has come. */
  tell(): void;
}

/**
 * @param onStall - is called when something is awaited and nothing has come for too long
 * @returns what to tell
 */
export function watchProgress(onStall: () => void): Progress {
  let awaited = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
    clearTimeout(timer);
    timer = awaited > 0 ? setTimeout(onStall, PATIENCE) : undefined;
  };
  return {
    begin() {
      awaited += 1;
      tell();
      return () => {
        awaited -= 1;
        tell();
      };
    },
    tell,
  };
}
