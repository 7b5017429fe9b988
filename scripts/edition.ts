import {areas} from '../src/config/areas';
import {requireOneEdition} from '../src/lib/edition';

/**
 * Stops a command where the project has a second version or language.
 *
 * @param args - the arguments of the command
 * @throws InputError that names what adds it
 */
export function checkEdition(args: readonly string[] = []): void {
  requireOneEdition({root: process.cwd(), areas: Object.values(areas).map(({id}) => id), args});
}
