import type {ModulesOfScripts} from '@paydocs/preset/module-list/modules';

/**
 * Says what made scripts heavier.
 *
 * @param before - the modules of each script when they were last weighed
 * @param now - the modules of each script of this build
 * @param scripts - names of the scripts to look at, without hashes
 * @returns a line for each module that is new or larger, the one that grew most first; sizes are those
 *   before minification
 */
export function grownModules(before: ModulesOfScripts, now: ModulesOfScripts, scripts: readonly string[]): string[] {
  const known = modulesIn(before, Object.keys(before));
  const grown = [...modulesIn(now, scripts)]
    .map(([module, size]) => ({module, size, growth: size - (known.get(module) ?? 0)}))
    .filter(({growth}) => growth > 0)
    .sort((one, other) => other.growth - one.growth || one.module.localeCompare(other.module));
  return grown.map(({module, size, growth}) => {
    const kilobytes = (growth / 1000).toFixed(1);
    return growth === size ? `+${kilobytes} KB ${module} (new)` : `+${kilobytes} KB ${module}`;
  });
}

function modulesIn(scripts: ModulesOfScripts, names: readonly string[]): Map<string, number> {
  return new Map(names.flatMap((name) => Object.entries(scripts[name] ?? {})));
}
