/** The service did not answer as it should. The message says how, in English and without anything that was sent or came. */
export class PhrasingError extends Error {
  override readonly name = 'PhrasingError'
}
