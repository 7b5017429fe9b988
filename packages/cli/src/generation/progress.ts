/** Tracks which tasks are done, in this process or the other one, and whether they succeeded. */
export class Progress {
  private readonly outcomes = new Map<string, {promise: Promise<boolean>; resolve: (isSuccessful: boolean) => void}>();

  /** @returns whether the task succeeded or was up to date; resolves when the task is done */
  whenDone(task: string): Promise<boolean> {
    return this.getOutcome(task).promise;
  }

  markDone(task: string, isSuccessful: boolean): void {
    this.getOutcome(task).resolve(isSuccessful);
  }

  private getOutcome(task: string) {
    const existing = this.outcomes.get(task);
    if (existing) return existing;
    let resolve!: (isSuccessful: boolean) => void;
    const promise = new Promise<boolean>((settle) => (resolve = settle));
    const outcome = {promise, resolve};
    this.outcomes.set(task, outcome);
    return outcome;
  }
}
