/** Options of the plugin. */
import type {Brand} from '@paydocs/core';
import type {AreaName} from '@paydocs/search';

/** An area of the site, with its title on cards. */
export interface CardsArea {
  /** ID of the docs plugin instance. */
  id: string;
  /** Title on cards. */
  title: string;
}

export interface CardsOptions {
  brand: Pick<Brand, 'logo' | 'colors'>;
  areas: Record<AreaName, CardsArea>;
  /** Paths of font files (TTF, OTF, or WOFF) for characters that the site's font lacks. */
  fonts: readonly string[];
  /** Absolute path of the folder that caches cards between builds. */
  keepIn: string;
}
