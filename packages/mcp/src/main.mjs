/** Loads what compiles TypeScript, and then the program. */
import 'tsx';

await import('./main.ts');
