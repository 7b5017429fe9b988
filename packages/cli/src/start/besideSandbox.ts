import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {openapiFile, schemaFile} from '@paydocs/preset/generatedFiles';

const SANDBOX = [path.resolve(__dirname, '..', '..', 'bin', 'paydocs.mjs'), 'sandbox'];

/** The sandbox that runs beside the preview. It starts anew with specifications that have changed. */
export class BesideSandbox {
  private child: ChildProcess | undefined;
  private madeAt = 0;

  /** Starts it after a generation, or again if the generation has made other specifications. */
  follow(): void {
    const madeAt = Math.max(...[openapiFile, schemaFile].map((file) => fs.statSync(file).mtimeMs));
    if (madeAt === this.madeAt) return;
    if (this.child) console.log('The specifications have changed. Restarting the sandbox with no data…');
    this.madeAt = madeAt;
    const former = this.child;
    const start = (): void => {
      this.child = spawn(process.execPath, SANDBOX, {stdio: 'inherit'});
    };
    if (!former || former.exitCode !== null) return start();
    former.once('exit', start);
    former.kill('SIGTERM');
  }

  stop(): void {
    this.child?.kill('SIGTERM');
  }
}
