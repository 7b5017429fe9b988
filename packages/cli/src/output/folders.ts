/** Folder of the built site. All of it is published. */
export const BUILD_FOLDER = 'build';

/** Folder of the configuration of hosts. It's separate, so that none of it is published by accident. */
export const HOSTING_FOLDER = 'build-hosting';
