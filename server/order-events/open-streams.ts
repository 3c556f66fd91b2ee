/** Counts the streams that are open for each client, so that nobody holds all of a process's memory. */
export class OpenStreams {
  readonly #open = new Map<string, number>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Counts one more for a client; false where it has as many as it may. */
  take(address: string): boolean {
    const open = this.#open.get(address) ?? 0
    if (open >= this.#limit) return false
    this.#open.set(address, open + 1)
    return true
  }

  /** Call once for each that was taken. */
  release(address: string): void {
    const open = this.#open.get(address) ?? 0
    if (open > 1) this.#open.set(address, open - 1)
    else this.#open.delete(address)
  }
}
