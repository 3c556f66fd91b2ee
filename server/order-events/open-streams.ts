import { NETWORK_TIMES } from '#adapters/rate-limits/rate-limits.ts'

type Client = { address: string; network?: string | undefined }

/**
 * Counts the streams that are open for each address, and for the network around it, so that nobody holds all of a
 * process's memory.
 */
export class OpenStreams {
  readonly #open = new Map<string, number>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Counts one more for a client; false where it, or its network, has as many as it may. */
  take({ address, network }: Client): boolean {
    const isFull =
      this.#count(address) >= this.#limit ||
      (network !== undefined && this.#count(network) >= this.#limit * NETWORK_TIMES)
    if (isFull) return false
    for (const key of keysOf({ address, network })) this.#open.set(key, this.#count(key) + 1)
    return true
  }

  /** Call once for each that was taken. */
  release(client: Client): void {
    for (const key of keysOf(client)) {
      const open = this.#count(key)
      if (open > 1) this.#open.set(key, open - 1)
      else this.#open.delete(key)
    }
  }

  #count(key: string): number {
    return this.#open.get(key) ?? 0
  }
}

const keysOf = ({ address, network }: Client) => (network === undefined ? [address] : [address, network])
