import type {Oas3Rule} from '@redocly/openapi-core';

/** Base URL against which relative server URLs are resolved. */
const BASE_URL = 'https://api.example';

/** Reports servers whose URL is invalid with the default values of its variables. */
export const checkServerUrls: Oas3Rule = () => ({
  Server({url, variables}, {report, location}) {
    if (typeof url !== 'string') return; // reported as a wrong structure
    const resolvedUrl = url.replace(/\{([^}]*)\}/g, (_, name: string) => String(variables?.[name]?.default ?? 'x'));
    if (URL.canParse(resolvedUrl, BASE_URL)) return;
    const message = `the server URL ${JSON.stringify(url)} isn't valid. Write a complete URL, such as "https://api.example.com/v1", or a path, such as "/v1".`;
    report({message, location: location.child('url').key()});
  },
});
