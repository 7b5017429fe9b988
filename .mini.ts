void (async()=>{ const {run}=require('vitest'); await import(process.argv[2]!); await run(process.argv[3]); })();
