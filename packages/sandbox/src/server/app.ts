import {Hono} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {MAX_BODY_BYTES} from '../readJson';
import type {Sandbox} from '../sandbox';
import {Refusal} from '../state/refusal';
import {control} from './control';
import {graphqlResponse} from './graphqlHandler';
import {servePayPages} from './payPages';
import {restResponse} from './restHandler';
import {isOfThisMachine} from './thisMachine';

/** Where each API is served, as its real URL has it; a GraphQL API at the root has a name of its own too. */
export interface Paths {
  rest: string;
  graphql: string[];
  live: string;
}

/** @returns where the APIs of a brand are served */
export function pathsOf({options}: Sandbox): Paths {
  const {api, graphql, graphqlWs} = options.brand.urls;
  const path = (url: string): string => new URL(url).pathname.replace(/\/+$/, '');
  return {rest: path(api), graphql: [path(graphql) || '/', '/graphql'], live: path(graphqlWs) || '/'};
}

/** The web server of a sandbox. It refuses requests that aren't for this machine, or come from pages of others. */
export function sandboxApp(sandbox: Sandbox): Hono {
  const app = new Hono();
  const paths = pathsOf(sandbox);
  const {graphql} = sandbox;
  app.use(async (c, next) =>
    isOfThisMachine(c.req.header('host'), c.req.header('origin'))
      ? next()
      : c.text('Only programs and pages on this machine can use the sandbox.', 403),
  );
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) =>
        c.json({code: 'invalid_request', message: 'The body is too large. Send at most 1 MB.'}, 413, {
          Connection: 'close',
        }),
    }),
  );
  app.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error;
    const {code, message} = error;
    return c.json({code, message}, code.endsWith('_not_found') ? 404 : 400);
  });
  app.get('/_sandbox', (c) =>
    c.json({rest: paths.rest, graphql: paths.graphql, live: paths.live, examples: sandbox.examples}),
  );
  app.route('/_sandbox', control(sandbox));
  servePayPages(app, sandbox);
  if (graphql) for (const path of new Set(paths.graphql)) app.post(path, (c) => graphqlResponse(sandbox, graphql, c));
  app.all(`${paths.rest}/*`, (c) => restResponse(sandbox, c, paths.rest));
  return app;
}
