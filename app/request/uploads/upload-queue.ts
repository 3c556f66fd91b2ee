/** Uploads whose files are read at a time. Each keeps at most one file in memory. */
const AT_ONCE = 4
/** Further uploads wait unread; beyond this number the wait would be longer than a browser waits. */
const MOST_WAITING = 60

let reading = 0
const waiting: (() => void)[] = []

/**
 * Runs `work` when it is its turn among the uploads of this process.
 * @returns undefined, without having run it, if too many wait already
 */
export async function inUploadQueue<T>(work: () => Promise<T>): Promise<T | undefined> {
  if (reading < AT_ONCE) reading += 1
  else if (waiting.length >= MOST_WAITING) return undefined
  // An upload that ends hands its place to the next one.
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else reading -= 1
  }
}
