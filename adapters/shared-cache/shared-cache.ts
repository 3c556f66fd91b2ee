/** A cache in front of the shop whose answers all visitors share. It knows them by tags: the tables that they show. */
export type SharedCache = {
  /** Makes it forget all answers with one of these tags, soon; the caller neither waits for it nor learns how it went. */
  forget(tags: readonly string[]): void
}
