/** Registers the TypeScript loader, and then loads the program. */
import 'tsx';

await import('./main.ts');
