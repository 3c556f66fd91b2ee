/** The server did not answer as a catalogue does. The message says how, in English and without anything that it sent. */
export class CatalogServerError extends Error {
  override readonly name = 'CatalogServerError'
  /** The status of its answer, if it has refused. */
  readonly status: number | undefined
  constructor(message: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, { cause })
    this.status = status
  }
}
