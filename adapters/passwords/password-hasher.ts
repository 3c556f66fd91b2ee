/** Hashes and checks passwords. Each takes tens of milliseconds, so never call them inside a transaction. */
export type PasswordHasher = {
  /**
   * A salted hash, as a PHC string.
   * @throws QueueFullError
   */
  hash(password: string): Promise<string>
  /**
   * Tells if `hash` was made from `password`. Without a hash the answer is false and takes just as long, so that timing
   * does not show which accounts have a password.
   * @throws QueueFullError
   */
  verify(hash: string | null | undefined, password: string): Promise<boolean>
}
