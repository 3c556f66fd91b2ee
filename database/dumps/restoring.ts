export type Restoring = {
  /** In place of a shop that is there. */
  replace: boolean
  /** Done once the dump is sure to go into its place, before anything is replaced. */
  before(): Promise<void>
}
