import {RetryError, type ClientSettings, type ErrorReason} from '../../types';
import {getErrorReason} from '../errorReason';
import {fetchFile} from './fetchFile';
import {createProgressMonitor} from './progress';
import {createWorkerClient, type WorkerClient} from './workerClient';
import type {WorkerRequest} from './protocol';

/**
 * Time in milliseconds after the start of loading during which requests wait for the whole index. Later, they use the
 * files that are loaded so far.
 */
const FIRST_REQUEST_TIMEOUT_MS = 400;

/** Loads the embedded index, and runs requests on it. */
export class IndexLoader {
  private client: WorkerClient | undefined;
  /** Whether the worker is ready. */
  private isReady = false;
  private readonly loadedFiles = new Set<string>();
  /** Controller that aborts the current attempt to load files. */
  private attempt = new AbortController();
  private isLoading = false;
  /** Whether the current attempt has made no progress for too long. Files that arrive later are still used. */
  private isStalled = false;
  /** Promise that rejects when the current attempt stalls, and never resolves. */
  private stallPromise: Promise<never> | undefined;
  private rejectStalled: (error: Error) => void = () => undefined;
  /**
   * Promise of the current attempt to load missing files. It rejects if requests are impossible, because no file with
   * names or no worker could be loaded.
   */
  private currentAttempt: Promise<void> = Promise.resolve();
  /** Promise that resolves when requests must no longer wait for the whole index. */
  private firstRequestTimeout: Promise<unknown> = Promise.resolve();
  /** Promise that resolves when the next file is loaded, or when the attempt ends. */
  private nextFile: Promise<unknown> = Promise.resolve();
  private resolveNextFile = (): void => undefined;
  private missingReason: Promise<ErrorReason> | undefined;
  /** Reason to report if a file failed although the host was reachable; otherwise, `undefined`. */
  private hostReason: ErrorReason | undefined;

  /**
   * Starts loading the index.
   *
   * @param settings - URLs of the files; the files of an area have the same position in `names` and `texts`
   * @param isRetry - whether loading failed before, so that requests bypass the browser's cache
   * @param callbacks - `improve` is called when requests can have different results than before, `fail` when they're
   *   impossible
   */
  constructor(
    private readonly settings: Pick<ClientSettings, 'names' | 'texts'>,
    isRetry: boolean,
    private readonly callbacks: {improve: () => void; fail: () => void},
  ) {
    this.startAttempt(isRetry);
  }

  /** Whether files are missing that are no longer loading, or whose loading has stalled. */
  private get isPartial(): boolean {
    const {names, texts} = this.settings;
    return (!this.isLoading || this.isStalled) && this.loadedFiles.size < names.length + texts.length;
  }

  /** Promise of the reason why files are missing; `undefined` if none are, or if they're still loading. */
  get missing(): Promise<ErrorReason> | undefined {
    if (!this.isPartial) return undefined;
    this.missingReason ??= getErrorReason(this.createError('Part of the search index is missing.'));
    return this.missingReason;
  }

  /** Retries loading the missing files, unless they're still loading. */
  loadMissing(): void {
    if (this.isPartial) this.startAttempt(true);
  }

  private startAttempt(isRetry: boolean): void {
    this.attempt.abort();
    const attempt = new AbortController();
    this.attempt = attempt;
    if (!this.isReady) this.client?.terminate(new Error('The search index is being reloaded.'));
    const client = this.isReady && this.client ? this.client : createWorkerClient();
    this.client = client;
    this.isLoading = true;
    this.isStalled = false;
    this.missingReason = undefined;
    this.hostReason = undefined;
    this.stallPromise = new Promise<never>((_, reject) => (this.rejectStalled = reject));
    this.stallPromise.catch(() => undefined); // pending requests report it
    this.firstRequestTimeout = delay(FIRST_REQUEST_TIMEOUT_MS);
    this.expectNextFile();
    this.currentAttempt = this.load(client, attempt.signal, isRetry)
      .finally(() => {
        if (attempt.signal.aborted) return;
        this.isLoading = false;
        this.resolveNextFile();
      })
      .then(
        () => {
          if (!attempt.signal.aborted) this.callbacks.improve();
        },
        (error: unknown) => {
          // Must come before pending requests are rejected, because they then retry with a new loader.
          if (!attempt.signal.aborted) this.handleFatalError(client, error);
          throw error;
        },
      );
    this.currentAttempt.catch(() => undefined); // pending requests report it
  }

  /**
   * Terminates the client, so that pending requests reject with the error, and reports that requests are impossible.
   */
  private handleFatalError(client: WorkerClient, error: unknown): void {
    client.terminate(error);
    this.callbacks.fail();
  }

  private handleStall(): void {
    this.isStalled = true;
    this.rejectStalled(new Error('The search index timed out.'));
    if (this.loadedFiles.size > 0) this.callbacks.improve(); // previous results must be marked as incomplete
  }

  /**
   * Runs a request on the files that are loaded. As long as the result is empty, repeats it after each further file.
   *
   * @param request - request to the worker
   * @param isEmpty - function that checks whether a result is empty
   * @returns the result
   * @throws Error if requests are impossible, or if the result is empty and a part of the index is missing
   */
  async request<Value>(request: WorkerRequest, isEmpty: (value: Value) => boolean): Promise<Value> {
    if (this.isLoading) await Promise.race([this.currentAttempt, this.firstRequestTimeout]);
    for (;;) {
      const {nextFile, isLoading} = this;
      const value = await this.run<Value>(request);
      if (!isEmpty(value)) return value;
      if (this.isPartial) throw this.createError('Part of the search index is missing.');
      if (!isLoading) return value;
      await Promise.race([nextFile, this.stallPromise!]);
    }
  }

  private async run<Value>(request: WorkerRequest): Promise<Value> {
    const client = this.client!;
    const result = client.run<Value>(request);
    if (!this.isReady) return Promise.race([result, this.stallPromise!]);
    try {
      return await result;
    } catch (error) {
      this.handleFatalError(client, error);
      throw error;
    }
  }

  private async load(client: WorkerClient, signal: AbortSignal, isRetry: boolean): Promise<void> {
    const {names, texts} = this.settings;
    const progress = createProgressMonitor(() => {
      if (!signal.aborted) this.handleStall();
    });
    const endReadyCheck = progress.start();
    const readyCheck = client.run({kind: 'greet'}).then(() => {
      this.isReady = true;
    });
    void readyCheck.then(endReadyCheck, endReadyCheck);

    const options: RequestInit = {signal, cache: isRetry ? 'reload' : 'default'};
    const addFile = async (file: string): Promise<void> => {
      if (this.loadedFiles.has(file)) return;
      try {
        await client.run({kind: 'add', file: await fetchFile(file, options, progress)});
      } catch (error) {
        // `missing` reports the missing file. Browsers throw a TypeError for network errors.
        if (!(error instanceof TypeError) && !signal.aborted) this.hostReason = 'index';
        return;
      }
      this.loadedFiles.add(file);
      this.resolveNextFile();
      if (this.isStalled) this.callbacks.improve();
    };
    const nameFiles = names.map(addFile);
    const allNames = Promise.all(nameFiles);
    // A file that hangs doesn't prevent loading the texts of other areas.
    await Promise.race([allNames, this.stallPromise!.catch(() => undefined)]);
    if (this.loadedFiles.size === 0) await allNames;
    await readyCheck;
    if (names.length > 0 && !names.some((file) => this.loadedFiles.has(file)))
      throw this.createError('No index files were loaded.');
    if (signal.aborted) return;
    this.callbacks.improve();
    await Promise.all(
      names.map(async (file, area) => {
        await nameFiles[area];
        if (this.loadedFiles.has(file) && texts[area] !== undefined) await addFile(texts[area]);
      }),
    );
  }

  private createError(message: string): RetryError {
    return new RetryError(message, this.hostReason && {reason: this.hostReason});
  }

  private expectNextFile(): void {
    this.nextFile = new Promise<void>((resolve) => {
      this.resolveNextFile = () => {
        resolve();
        if (this.isLoading) this.expectNextFile();
      };
    });
  }
}

const delay = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
