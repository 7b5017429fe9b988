/** The part of the library that is used here; it comes without types. */
declare module 'nprogress' {
  export function configure(options: {template: string; barSelector: string}): void;
}
