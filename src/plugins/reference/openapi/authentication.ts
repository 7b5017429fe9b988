import type {AuthData, EnumValueData, FactData} from '../../../lib/restData';
import type {PageContext} from './context';
import {deref} from './document';
import type {Operation, SecurityScheme} from './document';
import {compact} from './names';

const FLOWS: Record<string, string> = {
  implicit: 'implicit',
  password: 'password',
  clientCredentials: 'client credentials',
  authorizationCode: 'authorization code',
};

/**
 * @param context - the page
 * @param operation - the operation
 * @returns the ways to authenticate, any of which will do; undefined if the document says nothing
 */
export function authentication(context: PageContext, operation: Operation): AuthData[] | undefined {
  const {doc, render} = context;
  const requirements = operation.security ?? doc.security;
  if (!requirements) return undefined;
  if (requirements.length === 0) return [{schemes: []}];
  return requirements.map((requirement) => ({
    schemes: Object.entries(requirement).map(([name, scopes]) => {
      const entry = doc.components?.securitySchemes?.[name];
      if (!entry) return {name, label: name};
      const scheme = deref<SecurityScheme>(doc, entry);
      return compact({
        name,
        label: labelOf(scheme),
        html: render(scheme.description),
        facts: factsOfScheme(scheme),
        scopes: scopesOf(scheme, scopes),
      });
    }),
  }));
}

function labelOf(scheme: SecurityScheme): string {
  switch (scheme.type) {
    case 'http':
      return httpLabel(scheme);
    case 'apiKey':
      return `API key in the ${scheme.in === 'query' ? 'query' : (scheme.in ?? 'header')}`;
    case 'oauth2':
      return `OAuth 2.0: ${Object.keys(scheme.flows ?? {}).map((flow) => FLOWS[flow] ?? flow).join(', ')}`;
    case 'openIdConnect':
      return 'OpenID Connect';
    case 'mutualTLS':
      return 'Client certificate (mutual TLS)';
    default:
      return scheme.type;
  }
}

function httpLabel({scheme = '', bearerFormat}: SecurityScheme): string {
  const name = scheme.toLowerCase();
  if (name === 'bearer') return bearerFormat ? `Bearer token (${bearerFormat})` : 'Bearer token';
  return name === 'basic' ? 'User name and password (HTTP Basic)' : `HTTP ${scheme}`;
}

function factsOfScheme(scheme: SecurityScheme): FactData[] {
  const facts: FactData[] = [];
  if (scheme.type === 'http') facts.push(['Header', `Authorization: ${credentials(scheme)}`]);
  if (scheme.type === 'apiKey') facts.push([scheme.in === 'query' ? 'Query parameter' : scheme.in === 'cookie' ? 'Cookie' : 'Header', scheme.name]);
  if (scheme.openIdConnectUrl) facts.push(['Discovery', scheme.openIdConnectUrl]);
  for (const flow of Object.values(scheme.flows ?? {})) {
    if (flow.authorizationUrl) facts.push(['Authorization URL', flow.authorizationUrl]);
    if (flow.tokenUrl) facts.push(['Token URL', flow.tokenUrl]);
    if (flow.refreshUrl) facts.push(['Refresh URL', flow.refreshUrl]);
  }
  return facts;
}

function credentials({scheme = ''}: SecurityScheme): string {
  const name = scheme.toLowerCase();
  if (name === 'bearer') return 'Bearer <token>';
  return name === 'basic' ? 'Basic <base64 of user:password>' : `${scheme} <credentials>`;
}

function scopesOf(scheme: SecurityScheme, scopes: string[]): EnumValueData[] {
  const meanings = Object.assign({}, ...Object.values(scheme.flows ?? {}).map((flow) => flow.scopes ?? {})) as Record<string, string>;
  return scopes.map((value) => compact({value, html: escapeText(meanings[value])}));
}

function escapeText(text: string | undefined): string | undefined {
  return text?.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
