/** What the plugin is told of a site. */
import type {Brand} from '@paydocs/core/brand/types';
import type {AreaName} from '@paydocs/markdown/types';

/** An area of the site. */
export interface CardsArea {
  /** Of the docs instance. */
  id: string;
  /** As readers know it. */
  title: string;
}

export interface CardsOptions {
  brand: Pick<Brand, 'logo' | 'colors'>;
  areas: Record<AreaName, CardsArea>;
  /** Font files for letters that the site's own font lacks: TTF, OTF or WOFF. */
  fonts: readonly string[];
  /** Folder in which cards stay between builds. */
  keepIn: string;
}
