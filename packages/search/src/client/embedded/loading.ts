import {RetryError, type ClientSettings, type FailureReason} from '../../contract';
import {reasonOf} from '../deployment';
import {fetchFile} from './fetchFile';
import {watchProgress} from './progress';
import {OrderedWorker, PageKeeper, type Keeper} from './keepers';
import type {WorkerOrder} from './protocol';

/** So long the first answer waits for all of the index. On a slow network it then comes from what is there. */
const PATIENCE = 400;

/** The index while it is loaded, and when it is there. */
export class IndexLoading {
  /** Whether nothing of it came for too long. */
  isStalled = false;
  private readonly keeper = makeKeeper();
  private readonly loaded = new Set<string>();
  private isUnderWay = false;
  /** One attempt to load what is missing. It fails when nobody can be asked: no names came, or no worker. */
  private round: Promise<void> = Promise.resolve();
  /** The index has been loading for as long as anybody should wait for all of it. */
  private patience: Promise<unknown> = Promise.resolve();
  /** When the next file is there, or the round is over. */
  private next: Promise<unknown> = Promise.resolve();
  private tellNext = (): void => undefined;
  private reason: Promise<FailureReason> | undefined;

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

  /** Whether all has been tried, and some of it did not come. */
  private get isPartial(): boolean {
    const {names, texts} = this.settings;
    return !this.isUnderWay && this.loaded.size < names.length + texts.length;
  }

  /** Why some of it did not come; nothing if all did. */
  get missing(): Promise<FailureReason> | undefined {
    if (!this.isPartial) return undefined;
    this.reason ??= reasonOf(new RetryError('A part of the search index is missing.'));
    return this.reason;
  }

  /** Tries once more what did not come. */
  loadMissing(): void {
    if (this.isPartial) this.begin(true);
  }

  private begin(isRepeated: boolean): void {
    this.isUnderWay = true;
    this.isStalled = false;
    this.reason = undefined;
    this.patience = pause(PATIENCE);
    this.round = this.load(isRepeated);
    this.round.catch(this.told.fail);
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
      const value = await this.keeper.run<Value>(order);
      if (!isEmpty(value)) return value;
      if (this.isPartial) throw new Error('A part of the search index is missing.');
      if (!isUnderWay) return value;
      await next;
    }
  }

  private async load(isRepeated: boolean): Promise<void> {
    const {names, texts} = this.settings;
    const asking = new AbortController();
    let isGreeted = false;
    const progress = watchProgress(() => {
      this.isStalled = true;
      asking.abort();
      if (!isGreeted) this.keeper.end();
    });
    const endGreeting = progress.begin();
    const greeting = this.keeper.run({kind: 'greet'}).then(() => {
      isGreeted = true;
    });
    void greeting.then(endGreeting, endGreeting);
    this.expectNext();

    const options: RequestInit = {signal: asking.signal, cache: isRepeated ? 'reload' : 'default'};
    const add = async (file: string): Promise<void> => {
      if (this.loaded.has(file)) return;
      try {
        await this.keeper.run({kind: 'add', file: await fetchFile(file, options, progress)});
        this.loaded.add(file);
        this.tellNext();
      } catch {
        // What did not come is told by the state.
      }
    };
    try {
      await Promise.all(names.map(add));
      await greeting;
      if (names.length > 0 && !names.some((file) => this.loaded.has(file)))
        throw new Error('No file of the index came.');
      this.told.improve();
      await Promise.all(texts.filter((_, area) => this.loaded.has(names[area] ?? '')).map(add));
    } catch (error) {
      this.keeper.end();
      throw error;
    } finally {
      this.isUnderWay = false;
      this.tellNext();
    }
    this.told.improve();
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

function makeKeeper(): Keeper {
  try {
    return new OrderedWorker(new Worker(new URL('./worker.ts', import.meta.url)));
  } catch {
    return new PageKeeper();
  }
}
