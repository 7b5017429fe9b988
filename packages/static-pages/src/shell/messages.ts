import type {Messages} from '../messages';

let messages: Partial<Messages> | undefined;

/** @returns a message in the language of the page, which contains all messages in `[data-shell-messages]` */
export function getMessage(id: keyof Messages): string {
  messages ??= JSON.parse(
    document.querySelector<HTMLElement>('[data-shell-messages]')?.dataset.shellMessages ?? '{}',
  ) as Partial<Messages>;
  return messages[id] ?? '';
}
