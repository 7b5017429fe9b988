import type {Messages} from '../messages';

let messages: Partial<Messages> | undefined;

/** Returns a message in the language of the page, from `[data-shell-messages]`, or an empty string if it's missing. */
export function getMessage(id: keyof Messages): string {
  messages ??= JSON.parse(
    document.querySelector<HTMLElement>('[data-shell-messages]')?.dataset.shellMessages ?? '{}',
  ) as Partial<Messages>;
  return messages[id] ?? '';
}
