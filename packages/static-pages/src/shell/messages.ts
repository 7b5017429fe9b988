import type {ShellMessages} from '../messages';

let messages: Partial<ShellMessages> | undefined;

/** Returns a message in the language of the page, from `[data-shell-messages]`, or an empty string if it's missing. */
export function getMessage(id: keyof ShellMessages): string {
  messages ??= JSON.parse(
    document.querySelector<HTMLElement>('[data-shell-messages]')?.dataset.shellMessages ?? '{}',
  ) as Partial<ShellMessages>;
  return messages[id] ?? '';
}
