/** Replaces `@docusaurus/Translate` in tests, with texts in the language of the sources. That module exists only in a build. */
import {createElement, Fragment, type ReactNode} from 'react';

type Values = Record<string, ReactNode>;

/** Returns the default text with its values. */
export function translate({message}: {message: string}, values: Values = {}): string {
  return message.replace(/\{(\w+)\}/g, (_text, name: string) => String(values[name]));
}

export default function Translate({children, values = {}}: {children: string; values?: Values}): ReactNode {
  const parts = children.split(/\{(\w+)\}/);
  return createElement(Fragment, {}, ...parts.map((part, index) => (index % 2 === 1 ? values[part] : part)));
}
