/** Loaded into every Node.js process of a measured command, to record its resource usage when it exits. */
const fs = require('node:fs');
const {isMainThread} = require('node:worker_threads');

if (isMainThread) {
  process.on('exit', () => {
    const {maxRSS, userCPUTime, systemCPUTime} = process.resourceUsage();
    const usage = {memory: maxRSS * 1024, cpu: (userCPUTime + systemCPUTime) / 1e6};
    fs.appendFileSync(process.env.BENCH_USAGE_FILE, `${JSON.stringify(usage)}\n`);
  });
}
