import type {Card, CardStyle} from './card';

/** Cards for a child process to render. Plain data. */
export interface RenderJob {
  style: CardStyle;
  /** Cards, with the paths of their output files. */
  cards: readonly {card: Card; file: string}[];
}
