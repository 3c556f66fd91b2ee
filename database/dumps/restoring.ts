export type Restoring = {
  /**
   * In place of a shop that is there. With `if_unmanaged`, in place of one that has no admin, of which processes may run: they
   * hear of it on `krok_restart`.
   */
  replace: boolean | 'if_unmanaged'
  /** Tables whose rows do not come back. */
  emptied: readonly string[]
  /** Done once the dump is sure to go into its place, before anything is replaced. */
  before(): Promise<void>
}
