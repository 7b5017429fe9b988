/** Colours of code in guides; the references' own come from `src/css/highlight.css`. */
import {themes} from 'prism-react-renderer';

export const prismTheme = themes.github;
export const prismDarkTheme = themes.vsDark;
