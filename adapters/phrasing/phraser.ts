import type { Locale } from '#shared/kernel/locale.ts'

export type PhrasingTask = {
  /** Without what it says of people. */
  question: string
  /** Everything the answer may say. */
  passages: string[]
  language: Locale
}

/** A service outside the shop that puts passages of ours into one answer. */
export type Phraser = {
  /** The service's host, for people to see. */
  host: string
  /**
   * The service's words: nothing vouches for them. Undefined if it is not asked now, because it is busy or failed a moment ago.
   * @throws PhrasingError
   */
  phrase(task: PhrasingTask): Promise<string | undefined>
}
