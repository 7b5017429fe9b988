import type {HostingRules} from '../rules/types';
import type {HostFiles} from './files';

/** A host for which a build generates configuration files. */
export interface Host {
  /** Generates the host's configuration files. Their paths start with a folder for the host. */
  generate: (hosting: HostingRules) => HostFiles;
  /** Limits on the files. The host ignores content that exceeds them, maybe without a message. */
  limits?: readonly FileLimit[];
}

/** A limit of a host on one of its files. */
export interface FileLimit {
  file: string;
  /** Unit that is counted, for messages. */
  unit: string;
  max: number;
  count: (text: string) => number;
}

/** Returns the length of the longest line, in UTF-16 code units. */
export const getLongestLineLength = (text: string): number => Math.max(...text.split('\n').map((line) => line.length));

/** Counts the lines that start a rule: neither comments nor indented. */
export const countRules = (text: string): number => text.split('\n').filter((line) => /^[^#\s]/.test(line)).length;
