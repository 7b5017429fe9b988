import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import DataTable from '../src/components/DataTable';

const render = (heads: string[]): string =>
  renderToStaticMarkup(<DataTable heads={heads} rows={[{key: 'a', cells: heads.map((head) => `${head} 1`)}]} />);

it('has explicit roles if it is wide, because phones display its rows as blocks', () => {
  const html = render(['A', 'B', 'C']);
  const roles = [...html.matchAll(/<(\w+)(?: tabindex="0")? role="(\w+)"/g)].map(([, tag, role]) => `${tag} ${role}`);
  expect(new Set(roles)).toEqual(
    new Set(['table table', 'thead rowgroup', 'tbody rowgroup', 'tr row', 'th columnheader', 'td cell']),
  );
  expect(html).toContain('data-label="C"');
});

it('has no roles or labels if it fits on phones', () => {
  expect(render(['A', 'B'])).not.toMatch(/role=|data-label/);
});
