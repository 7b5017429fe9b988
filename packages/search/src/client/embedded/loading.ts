import {RetryError, type ClientSettings, type FailureReason} from '../../contract';
import {reasonOf} from '../deployment';
import {fetchFile} from './fetchFile';
import {watchProgress} from './progress';
import {makeKeeper, type Keeper} from './keepers';
import type {WorkerOrder} from './protocol';

/** So long the first answer waits for all of the index. On a slow network it then comes from what is there. */
const PATIENCE = 400;

/** The index while it is loaded, and when it is there. */
export class IndexLoading {
  private keeper: Keeper | undefined;
  /** Whether the keeper answers. */
  private isGreeted = false;
  private readonly loaded = new Set<string>();
  /** Ends the attempt that is under way. */
  private attempt = new AbortController();
  private isUnderWay = false;
  /** Whether nothing of it came for too long. What comes after that is taken all the same. */
  private isStalled = false;
  /** Fails when nothing came for too long. */
  private stalled: Promise<never> | undefined;
  private tellStalled: (error: Error) => void = () => undefined;
  /** One attempt to load what is missing. It fails when nobody can be asked: no names came, or no worker. */
  private round: Promise<void> = Promise.resolve();
  /** The index has been loading for as long as anybody should wait for all of it. */
  private patience: Promise<unknown> = Promise.resolve();
  /** When the next file is there, or the round is over. */
  private next: Promise<unknown> = Promise.resolve();
  private tellNext = (): void => undefined;
  private reason: Promise<FailureReason> | undefined;
  /** What the host is to blame for. */
  private fault: FailureReason | undefined;

  /**
   * @param settings - where the files are; the names of an area and its texts stand at the same place
   * @param isRepeated - whether it was loaded in vain: then the browser takes nothing that it has kept
   * @param told - `improve` is called when questions may have other answers than before, `fail` when nobody can be asked
   */
  constructor(
    private readonly settings: Pick<ClientSettings, 'names' | 'texts'>,
    isRepeated: boolean,
    private readonly told: {improve: () => void; fail: () => void},
  ) {
    this.begin(isRepeated);
  }

  /** Whether some of it did not come, and nobody knows whether it will. */
  private get isPartial(): boolean {
    const {names, texts} = this.settings;
    return (!this.isUnderWay || this.isStalled) && this.loaded.size < names.length + texts.length;
  }

  /** Why some of it did not come; nothing if all did. */
  get missing(): Promise<FailureReason> | undefined {
    if (!this.isPartial) return undefined;
    this.reason ??= reasonOf(this.failure('Part of the search index is missing.'));
    return this.reason;
  }

  /** Tries once more what did not come. */
  loadMissing(): void {
    if (this.isPartial) this.begin(true);
  }

  private begin(isRepeated: boolean): void {
    this.attempt.abort();
    const attempt = new AbortController();
    this.attempt = attempt;
    if (!this.isGreeted) this.keeper?.end();
    const keeper = this.isGreeted && this.keeper ? this.keeper : makeKeeper();
    this.keeper = keeper;
    this.isUnderWay = true;
    this.isStalled = false;
    this.reason = undefined;
    this.fault = undefined;
    this.stalled = new Promise<never>((_, reject) => (this.tellStalled = reject));
    this.stalled.catch(() => undefined); // told to those who wait
    this.patience = pause(PATIENCE);
    this.expectNext();
    this.round = this.load(keeper, attempt.signal, isRepeated)
      .finally(() => {
        if (attempt.signal.aborted) return;
        this.isUnderWay = false;
        this.tellNext();
      })
      .then(
        () => {
          if (!attempt.signal.aborted) this.told.improve();
        },
        (error: unknown) => {
          // Before those who wait learn of it: they ask once more if another attempt can be made.
          if (!attempt.signal.aborted) this.fail(keeper);
          throw error;
        },
      );
    this.round.catch(() => undefined); // told to those who wait
  }

  private fail(keeper: Keeper): void {
    keeper.end();
    this.told.fail();
  }

  private stall(): void {
    this.isStalled = true;
    this.tellStalled(new Error('The search index timed out.'));
    if (this.loaded.size > 0) this.told.improve(); // who was answered learns that there may be more
  }

  /**
   * Asks what there is, and asks again when there is more as long as nothing comes of it.
   *
   * @param order - a question
   * @param isEmpty - whether an answer says nothing
   * @returns the answer
   * @throws Error when nobody answers, or when what did not come may be what was asked for
   */
  async ask<Value>(order: WorkerOrder, isEmpty: (value: Value) => boolean): Promise<Value> {
    if (this.isUnderWay) await Promise.race([this.round, this.patience]);
    for (;;) {
      const {next, isUnderWay} = this;
      const value = await this.run<Value>(order);
      if (!isEmpty(value)) return value;
      if (this.isPartial) throw this.failure('Part of the search index is missing.');
      if (!isUnderWay) return value;
      await Promise.race([next, this.stalled!]);
    }
  }

  private async run<Value>(order: WorkerOrder): Promise<Value> {
    const keeper = this.keeper!;
    const answer = keeper.run<Value>(order);
    if (!this.isGreeted) return Promise.race([answer, this.stalled!]);
    try {
      return await answer;
    } catch (error) {
      this.fail(keeper);
      throw error;
    }
  }

  private async load(keeper: Keeper, signal: AbortSignal, isRepeated: boolean): Promise<void> {
    const {names, texts} = this.settings;
    const progress = watchProgress(() => {
      if (!signal.aborted) this.stall();
    });
    const endGreeting = progress.begin();
    const greeting = keeper.run({kind: 'greet'}).then(() => {
      this.isGreeted = true;
    });
    void greeting.then(endGreeting, endGreeting);

    const options: RequestInit = {signal, cache: isRepeated ? 'reload' : 'default'};
    const add = async (file: string): Promise<void> => {
      if (this.loaded.has(file)) return;
      try {
        await keeper.run({kind: 'add', file: await fetchFile(file, options, progress)});
      } catch (error) {
        // What did not come is told by the state. Browsers tell of the network by this type.
        if (!(error instanceof TypeError) && !signal.aborted) this.fault = 'index';
        return;
      }
      this.loaded.add(file);
      this.tellNext();
      if (this.isStalled) this.told.improve();
    };
    const named = names.map(add);
    const all = Promise.all(named);
    // One that hangs doesn't keep the texts of the others away.
    await Promise.race([all, this.stalled!.catch(() => undefined)]);
    if (this.loaded.size === 0) await all;
    await greeting;
    if (names.length > 0 && !names.some((file) => this.loaded.has(file)))
      throw this.failure('No index files were loaded.');
    if (signal.aborted) return;
    this.told.improve();
    await Promise.all(
      names.map(async (file, area) => {
        await named[area];
        if (this.loaded.has(file) && texts[area] !== undefined) await add(texts[area]);
      }),
    );
  }

  private failure(message: string): RetryError {
    return new RetryError(message, this.fault && {reason: this.fault});
  }

  private expectNext(): void {
    this.next = new Promise<void>((resolve) => {
      this.tellNext = () => {
        resolve();
        if (this.isUnderWay) this.expectNext();
      };
    });
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
