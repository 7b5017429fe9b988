import {Hono} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {MAX_BODY_BYTES} from '../parseJsonBody';
import type {Sandbox} from '../sandbox';
import {ApiError} from '../state/apiError';
import {createControlApp} from './control';
import {respondToGraphql} from './graphqlHandler';
import {registerPaymentPages} from './paymentPages';
import {respondToRest} from './restHandler';
import {isLocalRequest} from './localRequest';

/** URL paths of the APIs, from the brand's URLs. The GraphQL API is also at `/graphql`. */
interface ApiPaths {
  rest: string;
  graphql: string[];
  live: string;
}

/** Returns the URL paths of a sandbox's APIs. */
export function getApiPaths({options}: Sandbox): ApiPaths {
  const {api, graphql, graphqlWs} = options.brand.urls;
  const getPathname = (url: string): string => new URL(url).pathname.replace(/\/+$/, '');
  return {
    rest: getPathname(api),
    graphql: [getPathname(graphql) || '/', '/graphql'],
    live: getPathname(graphqlWs) || '/',
  };
}

/** Creates the web app of a sandbox, which accepts requests only from programs and pages on this machine. */
export function createApp(sandbox: Sandbox): Hono {
  const app = new Hono();
  const paths = getApiPaths(sandbox);
  const {graphql} = sandbox;
  app.use(async (c, next) =>
    isLocalRequest(c.req.header('host'), c.req.header('origin'))
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
    if (!(error instanceof ApiError)) throw error;
    const {code, message} = error;
    return c.json({code, message}, code.endsWith('_not_found') ? 404 : 400);
  });
  app.get('/_sandbox', (c) =>
    c.json({rest: paths.rest, graphql: paths.graphql, live: paths.live, examples: sandbox.examples}),
  );
  app.route('/_sandbox', createControlApp(sandbox));
  registerPaymentPages(app, sandbox);
  if (graphql) for (const path of new Set(paths.graphql)) app.post(path, (c) => respondToGraphql(sandbox, graphql, c));
  app.all(`${paths.rest}/*`, (c) => respondToRest(sandbox, c, paths.rest));
  return app;
}
