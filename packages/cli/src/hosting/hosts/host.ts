import type {Hosting} from '../rules/types';
import type {HostFiles} from './files';

/** A host for which a build generates configuration files. */
export interface Host {
  /** Generates its files. Their paths start with a folder for the host. */
  generate: (hosting: Hosting) => HostFiles;
  /** Limits of the host on its files. It ignores what exceeds them, maybe without a message. */
  limits?: readonly Limit[];
}

/** A limit of a host on one of its files. */
export interface Limit {
  file: string;
  /** Unit that is counted, for messages. */
  unit: string;
  max: number;
  count: (text: string) => number;
}

/** @returns the length of the longest line, in characters */
export const getLongestLineLength = (text: string): number => Math.max(...text.split('\n').map((line) => line.length));

/** @returns the count of lines with a rule, without comments and indented lines */
export const countRules = (text: string): number => text.split('\n').filter((line) => /^[^#\s]/.test(line)).length;
