/**
 * Loaded first into programs that end after seconds: V8 then compiles only what runs long for speed, and its compiler
 * leaves the processor to the program. A version that does not know the setting says so, and runs as ever.
 */
require('node:v8').setFlagsFromString('--interrupt-budget=400000');
