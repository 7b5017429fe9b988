import {getOwnValue, translate} from '@paydocs/core';
import type {FactData, ValueData} from '../../data/reference';
import type {AuthData} from '../../data/rest';
import type {PageContext} from '../context';
import {deref, type Operation, type SecurityScheme} from '@paydocs/specs';
import {omitEmptyValues} from '../../common/omitEmptyValues';

const FLOW_LABELS: Record<string, string> = {
  implicit: 'implicit',
  password: 'password',
  clientCredentials: 'client credentials',
  authorizationCode: 'authorization code',
};

/**
 * Describes the authentication methods of an operation.
 *
 * @param context - see {@link PageContext}
 * @param operation - operation object of the document
 * @returns the alternatives, any of which is sufficient; undefined if the document specifies none
 */
export function createAuthentication(context: PageContext, operation: Operation): AuthData[] | undefined {
  const {doc, render} = context;
  const requirements = operation.security ?? doc.security;
  if (!requirements) return undefined;
  if (requirements.length === 0) return [{schemes: []}];
  return requirements.map((requirement) => ({
    schemes: Object.entries(requirement).map(([name, scopes]) => {
      const entry = getOwnValue(doc.components?.securitySchemes, name);
      if (!entry) return {name, label: name};
      const scheme = deref<SecurityScheme>(doc, entry);
      return omitEmptyValues({
        name,
        label: getLabel(scheme),
        html: render(scheme.description),
        facts: createSchemeFacts(scheme),
        scopes: createScopes(scheme, scopes),
      });
    }),
  }));
}

function getLabel(scheme: SecurityScheme): string {
  switch (scheme.type) {
    case 'http':
      return getHttpLabel(scheme);
    case 'apiKey':
      return getApiKeyLabel(scheme.in);
    case 'oauth2':
      return `OAuth 2.0: ${Object.keys(scheme.flows ?? {})
        .map((flow) => getOwnValue(FLOW_LABELS, flow) ?? flow)
        .join(', ')}`;
    case 'openIdConnect':
      return 'OpenID Connect';
    case 'mutualTLS':
      return translate({id: 'paydocs.auth.certificate', message: 'Client certificate (mutual TLS)'});
    default:
      return scheme.type;
  }
}

function getApiKeyLabel(location: string | undefined): string {
  if (location === 'query') return translate({id: 'paydocs.auth.keyInQuery', message: 'API key in the query'});
  return location === 'cookie'
    ? translate({id: 'paydocs.auth.keyInCookie', message: 'API key in the cookie'})
    : translate({id: 'paydocs.auth.keyInHeader', message: 'API key in the header'});
}

function getHttpLabel({scheme = '', bearerFormat}: SecurityScheme): string {
  const name = scheme.toLowerCase();
  const bearer = translate({id: 'paydocs.auth.bearer', message: 'Bearer token'});
  if (name === 'bearer') return bearerFormat ? `${bearer} (${bearerFormat})` : bearer;
  return name === 'basic'
    ? translate({id: 'paydocs.auth.basic', message: 'Username and password (HTTP Basic)'})
    : `HTTP ${scheme}`;
}

function createSchemeFacts(scheme: SecurityScheme): FactData[] {
  const facts: FactData[] = [];
  if (scheme.type === 'http')
    facts.push([
      translate({id: 'paydocs.auth.header', message: 'Header'}),
      `Authorization: ${getCredentialsExample(scheme)}`,
    ]);
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

function getCredentialsExample({scheme = ''}: SecurityScheme): string {
  const name = scheme.toLowerCase();
  if (name === 'bearer') return 'Bearer <token>';
  return name === 'basic' ? 'Basic <base64 of user:password>' : `${scheme} <credentials>`;
}

function createScopes(scheme: SecurityScheme, scopes: string[]): ValueData[] {
  const descriptions = Object.fromEntries(
    Object.values(scheme.flows ?? {}).flatMap((flow) => Object.entries(flow.scopes ?? {})),
  ) as Record<string, string>;
  return scopes.map((name) => omitEmptyValues({name, html: escapeHtml(getOwnValue(descriptions, name))}));
}

function escapeHtml(text: string | undefined): string | undefined {
  return text?.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
