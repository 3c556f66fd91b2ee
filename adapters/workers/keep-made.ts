import { createHash } from 'node:crypto'

type Made = Uint8Array<ArrayBuffer>

/**
 * Makes a file of each input once and keeps it, up to `maxBytes` in all; those that nobody has asked for the longest go
 * first. Requests for a file that is being made wait for it, so that many of them take one place in a queue. Inputs are
 * the same if their JSON is.
 */
export function keepMade<Input>(
  make: (input: Input) => Promise<Made>,
  { maxBytes }: { maxBytes: number },
): (input: Input) => Promise<Made> {
  const kept = new Map<string, Made>()
  const underWay = new Map<string, Promise<Made>>()
  let bytes = 0

  function keep(key: string, file: Made): void {
    kept.set(key, file)
    bytes += file.byteLength
    for (const [oldest, { byteLength }] of kept) {
      if (bytes <= maxBytes) return
      kept.delete(oldest)
      bytes -= byteLength
    }
  }

  async function makeAndKeep(key: string, input: Input): Promise<Made> {
    const file = await make(input)
    keep(key, file)
    return file
  }

  return async (input) => {
    const key = createHash('sha256').update(JSON.stringify(input)).digest('base64')
    const file = kept.get(key)
    if (file) {
      // Now it is the one asked for last.
      kept.delete(key)
      kept.set(key, file)
      return file
    }
    const making = underWay.get(key) ?? makeAndKeep(key, input).finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }
}
