import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

type Made = Uint8Array<ArrayBuffer>

/**
 * Makes a file of each input once and keeps it, up to `maxBytes` in all; those asked for longest ago go first. Requests
 * for a file that is being made wait for it, so that many of them take one place in a queue. Inputs are the same if
 * their JSON is.
 */
export function keepMade<Input>(
  make: (input: Input) => Promise<Made>,
  { maxBytes }: { maxBytes: number },
): (input: Input) => Promise<Made> {
  const kept = new LRUCache<string, Made, () => Promise<Made>>({
    maxSize: maxBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    ignoreFetchAbort: true,
  })
  return (input) => {
    const key = createHash('sha256').update(JSON.stringify(input)).digest('base64')
    return kept.forceFetch(key, { context: () => make(input) })
  }
}
