import type {Card, Look} from './card';

/** Cards for a child process to render. Plain data. */
export interface Order {
  look: Look;
  /** Cards, with the paths of their output files. */
  cards: readonly {card: Card; file: string}[];
}
