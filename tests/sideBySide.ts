/**
 * Works through a list several at a time, each as soon as one before is done.
 *
 * @param items - what to work through, begun in this order
 * @param count - how many at a time
 * @param work - called once for each item; `lane` is a number below `count` that no other work has meanwhile
 * @throws what the first work that fails throws, when those beside it have ended
 */
export async function sideBySide<Item>(
  items: Iterable<Item>,
  count: number,
  work: (item: Item, lane: number) => Promise<void>,
): Promise<void> {
  // One iterator for all: what one has taken, no other gets.
  const rest = [...items].values();
  const lanes = Array.from({length: count}, async (_, lane) => {
    for (const item of rest) await work(item, lane);
  });
  const failed = (await Promise.allSettled(lanes)).find((lane) => lane.status === 'rejected');
  if (failed) throw failed.reason;
}
