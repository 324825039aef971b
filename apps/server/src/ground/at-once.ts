/**
 * Works through a list, some at a time. After a failure none begins any more, and it is told when the last one has
 * ended: who cleans up behind it would else have somebody write into what was just taken away.
 */
export async function atOnce<Item>(
  most: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // Left by the one that fails, it ends for all of them: an iterator of a list would go on.
  const waiting = each(items)
  const worker = async () => {
    for (const item of waiting) await work(item)
  }
  const ends = await Promise.allSettled(Array.from({ length: most }, worker))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}

function* each<Item>(items: Iterable<Item>): Generator<Item> {
  yield* items
}
