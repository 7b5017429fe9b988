import type {Card, Look} from './card';

/** What another process is to draw. Plain data. */
export interface Order {
  look: Look;
  /** Each card, and the file that it goes into. */
  cards: readonly {card: Card; file: string}[];
}
