import type {ModulesByScript} from '@paydocs/preset/site';

/**
 * Finds the modules that made scripts heavier.
 *
 * @param before - modules of each script when they were last weighed
 * @param now - modules of each script of this build
 * @param scripts - names of the scripts to examine, without hashes
 * @returns a line for each module that is new or larger, the one that grew most first; sizes are from before
 *   minification
 */
export function findGrownModules(before: ModulesByScript, now: ModulesByScript, scripts: readonly string[]): string[] {
  const previousSizes = collectModules(before, Object.keys(before));
  const grown = [...collectModules(now, scripts)]
    .map(([module, size]) => ({module, size, growth: size - (previousSizes.get(module) ?? 0)}))
    .filter(({growth}) => growth > 0)
    .sort((one, other) => other.growth - one.growth || one.module.localeCompare(other.module));
  return grown.map(({module, size, growth}) => {
    const growthKilobytes = (growth / 1000).toFixed(1);
    return growth === size ? `+${growthKilobytes} KB ${module} (new)` : `+${growthKilobytes} KB ${module}`;
  });
}

function collectModules(scripts: ModulesByScript, names: readonly string[]): Map<string, number> {
  return new Map(names.flatMap((name) => Object.entries(scripts[name] ?? {})));
}
