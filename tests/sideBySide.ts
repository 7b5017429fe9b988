/**
 * Processes a list with several workers. Each takes the next item as soon as it's done with one.
 *
 * @param items - items to process, started in this order
 * @param count - number of workers
 * @param work - called once for each item; `worker` is a number below `count`, unique among concurrent calls
 * @throws the error of the first worker that fails, after all workers have ended
 */
export async function sideBySide<Item>(
  items: Iterable<Item>,
  count: number,
  work: (item: Item, worker: number) => Promise<void>,
): Promise<void> {
  // All workers share one iterator, so that each item is taken once.
  const rest = [...items].values();
  const workers = Array.from({length: count}, async (_, worker) => {
    for (const item of rest) await work(item, worker);
  });
  const failed = (await Promise.allSettled(workers)).find((worker) => worker.status === 'rejected');
  if (failed) throw failed.reason;
}
