import type {Card, CardStyle} from './card';

/** Cards for a child process to render. It's plain data, because processes exchange it. */
export interface RenderJob {
  style: CardStyle;
  /** Cards, with the absolute paths of their output files. */
  cards: readonly {card: Card; file: string}[];
}
