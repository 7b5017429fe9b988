import {wrap} from '../text';

/** Pixels, at the library's own size of type. */
const WIDTH = 150;
const SIZE = 13;

/** @returns a label with `<br>` between its lines, so that nodes stay narrow */
export function wrapLabel(label: string): string {
  return wrap(label.trim(), WIDTH, SIZE).join('<br>');
}
