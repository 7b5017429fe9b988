import {ownValue} from '@paydocs/core/ownValue';
import {translate} from '@paydocs/core/translate';
import type {FactData, ValueData} from '../../data/reference';
import type {AuthData} from '../../data/rest';
import type {PageContext} from '../context';
import {deref} from '@paydocs/specs/openapi/document';
import type {Operation, SecurityScheme} from '@paydocs/specs/openapi/document';
import {compact} from '../../common/compact';

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
      const entry = ownValue(doc.components?.securitySchemes, name);
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
      return keyLabel(scheme.in);
    case 'oauth2':
      return `OAuth 2.0: ${Object.keys(scheme.flows ?? {})
        .map((flow) => ownValue(FLOWS, flow) ?? flow)
        .join(', ')}`;
    case 'openIdConnect':
      return 'OpenID Connect';
    case 'mutualTLS':
      return translate({id: 'paydocs.auth.certificate', message: 'Client certificate (mutual TLS)'});
    default:
      return scheme.type;
  }
}

function keyLabel(place: string | undefined): string {
  if (place === 'query') return translate({id: 'paydocs.auth.keyInQuery', message: 'API key in the query'});
  return place === 'cookie'
    ? translate({id: 'paydocs.auth.keyInCookie', message: 'API key in the cookie'})
    : translate({id: 'paydocs.auth.keyInHeader', message: 'API key in the header'});
}

function httpLabel({scheme = '', bearerFormat}: SecurityScheme): string {
  const name = scheme.toLowerCase();
  const bearer = translate({id: 'paydocs.auth.bearer', message: 'Bearer token'});
  if (name === 'bearer') return bearerFormat ? `${bearer} (${bearerFormat})` : bearer;
  return name === 'basic'
    ? translate({id: 'paydocs.auth.basic', message: 'Username and password (HTTP Basic)'})
    : `HTTP ${scheme}`;
}

function factsOfScheme(scheme: SecurityScheme): FactData[] {
  const facts: FactData[] = [];
  if (scheme.type === 'http')
    facts.push([translate({id: 'paydocs.auth.header', message: 'Header'}), `Authorization: ${credentials(scheme)}`]);
  if (scheme.type === 'apiKey')
    facts.push([
      scheme.in === 'query'
        ? translate({id: 'paydocs.auth.query', message: 'Query parameter'})
        : scheme.in === 'cookie'
          ? 'Cookie'
          : translate({id: 'paydocs.auth.header', message: 'Header'}),
      scheme.name,
    ]);
  if (scheme.openIdConnectUrl)
    facts.push([translate({id: 'paydocs.auth.discovery', message: 'Discovery'}), scheme.openIdConnectUrl]);
  for (const flow of Object.values(scheme.flows ?? {})) {
    if (flow.authorizationUrl)
      facts.push([
        translate({id: 'paydocs.auth.authorizationUrl', message: 'Authorization URL'}),
        flow.authorizationUrl,
      ]);
    if (flow.tokenUrl) facts.push([translate({id: 'paydocs.auth.tokenUrl', message: 'Token URL'}), flow.tokenUrl]);
    if (flow.refreshUrl)
      facts.push([translate({id: 'paydocs.auth.refreshUrl', message: 'Refresh URL'}), flow.refreshUrl]);
  }
  return facts;
}

function credentials({scheme = ''}: SecurityScheme): string {
  const name = scheme.toLowerCase();
  if (name === 'bearer') return 'Bearer <token>';
  return name === 'basic' ? 'Basic <base64 of user:password>' : `${scheme} <credentials>`;
}

function scopesOf(scheme: SecurityScheme, scopes: string[]): ValueData[] {
  const meanings = Object.fromEntries(
    Object.values(scheme.flows ?? {}).flatMap((flow) => Object.entries(flow.scopes ?? {})),
  ) as Record<string, string>;
  return scopes.map((name) => compact({name, html: escapeText(ownValue(meanings, name))}));
}

function escapeText(text: string | undefined): string | undefined {
  return text?.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
