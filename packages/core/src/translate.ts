/**
 * Translates strings of pages that are generated before the build. Docusaurus's `translate` works only in components,
 * because only they have access to the messages of the language that is built.
 */
import {AsyncLocalStorage} from 'node:async_hooks';

/** Messages of a language by ID. */
export type Messages = Readonly<Record<string, string>>;

const messagesStorage = new AsyncLocalStorage<Messages>();

/**
 * Runs work with the messages of a language.
 *
 * @param messages - messages of the language of the generated pages
 * @param work - function that generates the pages
 * @returns the return value of `work`
 */
export function withMessages<Result>(messages: Messages, work: () => Result): Result {
  return messagesStorage.run(messages, work);
}

/**
 * Translates a string into the language of {@link withMessages}.
 *
 * @param text - ID, and message in the source language
 * @param values - values of placeholders such as `{name}`
 * @returns the translated message with the values inserted
 */
export function translate(
  {id, message}: {id: string; message: string},
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = messagesStorage.getStore()?.[id] ?? message;
  return text.replace(/\{(\w+)\}/g, (match, name: string) => String(values[name] ?? match));
}
