/** Outside of a build, Docusaurus's hook notes nothing either; its own file can be read by its bundler alone. */
export default function useBrokenLinks(): {collectAnchor: () => void; collectLink: () => void} {
  return {collectAnchor: () => undefined, collectLink: () => undefined};
}
