/** The connections that are held open for people who are signed in, to be ended with their sessions. */
export class PeopleOnline {
  readonly #ends = new Map<string, Set<() => void>>()

  /** Calls `end` when a session of this person ends, until the returned function is called. */
  hold(userId: string, end: () => void): () => void {
    const ends = this.#ends.get(userId) ?? new Set()
    this.#ends.set(userId, ends.add(end))
    return () => {
      ends.delete(end)
      if (ends.size === 0 && this.#ends.get(userId) === ends) this.#ends.delete(userId)
    }
  }

  /** Call when a session has ended, of whichever device: those who are still signed in connect again. */
  end(userId: string): void {
    for (const end of this.#ends.get(userId) ?? []) end()
  }

  /** Call when any session may have ended: after a time in which notifications were missed. */
  endAll(): void {
    for (const userId of this.#ends.keys()) this.end(userId)
  }
}
