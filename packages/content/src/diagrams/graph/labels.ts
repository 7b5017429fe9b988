import {wrapText} from '../text';

/** Maximum width of a label's line in pixels, at the library's font size. */
const MAX_WIDTH = 150;
const FONT_SIZE = 13;

/** Wraps a label with `<br>`, so that nodes stay narrow. */
export function wrapLabel(label: string): string {
  return wrapText(label.trim(), MAX_WIDTH, FONT_SIZE).join('<br>');
}
