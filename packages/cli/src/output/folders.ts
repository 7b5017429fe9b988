/** Folder of the built site. All of it is published. */
export const TARGET = 'build';

/** Folder of what hosts need to know. None of it is published by accident. */
export const HOSTS = 'build-hosting';
