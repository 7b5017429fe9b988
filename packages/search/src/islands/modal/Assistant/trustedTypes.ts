import createDOMPurify from 'dompurify';

interface TrustedTypes {
  defaultPolicy: object | null;
  createPolicy(name: string, rules: {createHTML: (html: string) => string; createScript: () => never}): void;
}

/**
 * Creates the default Trusted Types policy (https://w3c.github.io/trusted-types/), which sanitizes the assistant's
 * HTML, unless the page has one. It must exist before the assistant's code runs.
 */
export function createTrustedTypesPolicy(): void {
  const {trustedTypes} = window as {trustedTypes?: TrustedTypes};
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  const purifier = createDOMPurify(window);
  trustedTypes.createPolicy('default', {
    createHTML: (html) => purifier.sanitize(html),
    // A library checks whether it can run strings as scripts.
    createScript() {
      throw new TypeError('Text must not become a script.');
    },
  });
}
