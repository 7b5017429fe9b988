/** Which tasks are done, in this process or another, and whether they have a good output. */
export class Progress {
  private readonly outcomes = new Map<string, {promise: Promise<boolean>; resolve: (isGood: boolean) => void}>();

  /** @returns true when the task has made its output or had nothing to do, false when it could not */
  whenDone(task: string): Promise<boolean> {
    return this.outcomeOf(task).promise;
  }

  tell(task: string, isGood: boolean): void {
    this.outcomeOf(task).resolve(isGood);
  }

  private outcomeOf(task: string) {
    const known = this.outcomes.get(task);
    if (known) return known;
    let resolve!: (isGood: boolean) => void;
    const promise = new Promise<boolean>((settle) => (resolve = settle));
    const outcome = {promise, resolve};
    this.outcomes.set(task, outcome);
    return outcome;
  }
}
