/** `paydocs diagnostics`: prints the kinds of diagnostics, with their causes and fixes, as Markdown. */
import {renderKindsPage} from '../diagnostics/kindsPage';

console.log(renderKindsPage());
