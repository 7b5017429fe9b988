import {translate} from '@docusaurus/Translate';

interface Point {
  x: number;
  y: number;
}

interface Arrow {
  path: string;
  /** Center of the step's number. */
  at: Point;
  /** Short label next to the number, if there's room. */
  label?: string;
  /** Position of the label. */
  labelAt?: Point & {anchor?: 'start' | 'middle' | 'end'};
  /** True if the arrow is emphasized, as that of the webhook is. */
  strong?: boolean;
}

/** Sizes and positions in the diagram, in SVG units: boxes of customer, shop, provider, and bank, and arrows. */
export interface DiagramLayout {
  size: {width: number; height: number};
  box: {width: number; height: number};
  /** Centers of the boxes: customer, shop, provider, and bank. */
  boxes: [Point, Point, Point, Point];
  /** Arrows in the order of the steps. */
  arrows: Arrow[];
}

/** Horizontal layout, for wide screens. */
export const wideLayout: DiagramLayout = {
  size: {width: 1080, height: 330},
  box: {width: 160, height: 72},
  boxes: [
    {x: 82, y: 165},
    {x: 387, y: 165},
    {x: 692, y: 165},
    {x: 998, y: 165},
  ],
  arrows: [
    {
      path: 'M168 165H299',
      at: {x: 232, y: 165},
      label: translate({id: 'paydocs.home.label.1', message: 'checks out'}),
      labelAt: {x: 232, y: 141, anchor: 'middle'},
    },
    {path: 'M473 165H604', at: {x: 537, y: 165}, label: 'POST /payments', labelAt: {x: 537, y: 141, anchor: 'middle'}},
    {
      path: 'M82 207C82 320 692 320 692 209',
      at: {x: 387, y: 292},
      label: translate({id: 'paydocs.home.label.3', message: 'pays on the payment page'}),
      labelAt: {x: 387, y: 322, anchor: 'middle'},
    },
    {
      path: 'M778 152H910',
      at: {x: 843, y: 152},
      label: translate({id: 'paydocs.home.label.4', message: 'asks'}),
      labelAt: {x: 843, y: 128, anchor: 'middle'},
    },
    {
      path: 'M912 190H780',
      at: {x: 847, y: 190},
      label: translate({id: 'paydocs.home.label.5', message: 'responds'}),
      labelAt: {x: 847, y: 222, anchor: 'middle'},
    },
    {
      path: 'M692 123C692 20 387 20 387 121',
      at: {x: 540, y: 45},
      label: 'webhook: payment.succeeded',
      labelAt: {x: 540, y: 21, anchor: 'middle'},
      strong: true,
    },
  ],
};

/** Vertical layout, for phones. Its arrows have no labels, because the list of steps is next to it. */
export const tallLayout: DiagramLayout = {
  size: {width: 320, height: 500},
  box: {width: 160, height: 60},
  boxes: [
    {x: 160, y: 36},
    {x: 160, y: 178},
    {x: 160, y: 320},
    {x: 160, y: 462},
  ],
  arrows: [
    {path: 'M160 70V140', at: {x: 160, y: 104}},
    {path: 'M160 212V282', at: {x: 160, y: 246}},
    {path: 'M76 36C2 60 2 296 72 320', at: {x: 20, y: 178}},
    {path: 'M138 354V424', at: {x: 138, y: 388}},
    {path: 'M182 428V358', at: {x: 182, y: 394}},
    {path: 'M244 320C306 306 306 192 248 178', at: {x: 291, y: 249}, strong: true},
  ],
};
