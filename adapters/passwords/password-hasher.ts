/** Turns passwords into hashes to be stored. Both take tens of milliseconds: never inside a transaction. */
export type PasswordHasher = {
  /**
   * A salted hash, as a PHC string.
   * @throws QueueFullError
   */
  hash(password: string): Promise<string>
  /**
   * Whether `hash` was made from `password`. Without a hash the answer is false and takes as long, so that nobody can
   * measure who has a password.
   * @throws QueueFullError
   */
  verify(hash: string | null | undefined, password: string): Promise<boolean>
}
