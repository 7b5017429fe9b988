import createDOMPurify from 'dompurify';

interface TrustedTypes {
  defaultPolicy: object | null;
  createPolicy(name: string, rules: {createHTML: (html: string) => string; createScript: () => never}): void;
}

/** The assistant's answers are HTML: browsers that require trusted types ask this policy. It must be there before the assistant's code. */
export function allowAnswers(): void {
  const {trustedTypes} = window as {trustedTypes?: TrustedTypes};
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  const purifier = createDOMPurify(window);
  trustedTypes.createPolicy('default', {
    createHTML: (html) => purifier.sanitize(html),
    // A library tries whether it may run text.
    createScript() {
      throw new TypeError('Text must not become a script.');
    },
  });
}
