import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as components from '@paydocs/reference/components/rest';

const PART = /^<(\w+)((?: \w+=(?:"[^"]*"|\{.*?\}))*) ?\/>$/;

/**
 * Renders a generated page with the site's own components, as the server does.
 *
 * @param mdx - content of the page's file
 * @param page - data of the page
 * @returns the HTML of its components and headings
 * @throws Error if the page has a line that is neither a heading nor a component
 */
export function renderPage(mdx: string, page: unknown): string {
  const [, body = ''] = mdx.split(/^import .* from '@paydocs\/reference\/components\/rest';$/m);
  const lines = body.split('\n').filter((line) => line.trim() && !/^<\/?(?:Columns|Aside|Main)>$/.test(line));
  return lines.map((line) => renderLine(line, page)).join('\n');
}

function renderLine(line: string, page: unknown): string {
  const heading = /^(##+) (.*) \{#(.*)\}$/.exec(line);
  if (heading) {
    const [, marks = '', title = '', id = ''] = heading;
    return `<h${marks.length} id="${id}">${title.replace(/\\/g, '')}</h${marks.length}>`;
  }
  const [, name = '', attributes = ''] = PART.exec(line) ?? [];
  const component = (components as Record<string, unknown>)[name] as ComponentType<Record<string, unknown>> | undefined;
  if (!component) throw new Error(`The page has a line that is neither heading nor component: ${line}`);
  const props = [...attributes.matchAll(/ (\w+)=(?:"([^"]*)"|\{(.*?)\}(?= |$))/g)].map(
    ([, key = '', text, code = '']) => [key, text ?? (code === 'page' ? page : (JSON.parse(code) as unknown))],
  );
  return renderToStaticMarkup(createElement(component, Object.fromEntries(props) as Record<string, unknown>));
}
