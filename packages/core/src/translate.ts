/**
 * Texts of pages that are made before the build. Docusaurus's `translate` is for components: the texts of the language
 * that is built are there for them alone.
 */
import {AsyncLocalStorage} from 'node:async_hooks';

/** Texts of a language by id. */
export type Messages = Readonly<Record<string, string>>;

const language = new AsyncLocalStorage<Messages>();

/**
 * @param messages - texts of the language in which pages are made
 * @param work - makes them
 * @returns what the work returns
 */
export function withTexts<Result>(messages: Messages, work: () => Result): Result {
  return language.run(messages, work);
}

/**
 * @param text - an id, and the text in the language of the sources
 * @param values - what stands for `{name}` in the text
 * @returns the text in the language of {@link withTexts}, with the values
 */
export function translate(
  {id, message}: {id: string; message: string},
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = language.getStore()?.[id] ?? message;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
