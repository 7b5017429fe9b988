/** `paydocs diagnostics`: prints the kinds of diagnostics, with their causes and fixes, as Markdown. */
import {renderDiagnosticKindsPage} from '../diagnostics/kindsPage';

console.log(renderDiagnosticKindsPage());
