import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {openapiFile, schemaFile} from '@paydocs/preset/generatedFiles';

const SANDBOX_COMMAND = [path.resolve(__dirname, '..', '..', 'bin', 'paydocs.mjs'), 'sandbox'];

/** The sandbox that runs alongside the preview. It restarts when the specifications change. */
export class PreviewSandbox {
  private child: ChildProcess | undefined;
  private generatedAt = 0;

  /** Starts the sandbox after a generation, or restarts it if the generation has changed the specifications. */
  restartIfChanged(): void {
    const generatedAt = Math.max(...[openapiFile, schemaFile].map((file) => fs.statSync(file).mtimeMs));
    if (generatedAt === this.generatedAt) return;
    if (this.child) console.log('The specifications have changed. Restarting the sandbox with no data…');
    this.generatedAt = generatedAt;
    const previous = this.child;
    const start = (): void => {
      this.child = spawn(process.execPath, SANDBOX_COMMAND, {stdio: 'inherit'});
    };
    if (!previous || previous.exitCode !== null) return start();
    previous.once('exit', start);
    previous.kill('SIGTERM');
  }

  stop(): void {
    this.child?.kill('SIGTERM');
  }
}
