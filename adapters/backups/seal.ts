import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { BackupError } from '#shared/base/backup-error.ts'

/** The first line of a file in the format of age (age-encryption.org). */
const FIRST_LINE = 'age-encryption.org/v1\n'
const IDENTITY = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/
/** As age-encryption words that none of the keys is one of the file's. */
const WRONG_KEY = /no identity matched/

/** A pair of keys: what is sealed to `recipient` is opened by `identity` alone. */
export type BackupKey = { recipient: string; identity: string }

/** Loaded when it is needed: pages need none of it. */
const age = () => import('age-encryption')

export async function createBackupKey(): Promise<BackupKey> {
  // X25519, which every age since 1.0 opens, and short enough to be printed.
  const { generateX25519Identity, identityToRecipient } = await age()
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** Seals what is read from `plain`, so that each of the recipients alone can open it. */
export async function seal(plain: Readable, recipients: readonly string[]): Promise<Readable> {
  const { Encrypter } = await age()
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  return fromWeb(await encrypter.encrypt(toWeb(plain)))
}

/**
 * Opens what is read from `sealed`. A part that was changed or cut off is an error of the stream.
 * @throws BackupError if none of the identities opens it, or one is mistyped
 */
export async function unseal(sealed: Readable, identities: readonly string[]): Promise<Readable> {
  const { Decrypter } = await age()
  const decrypter = new Decrypter()
  try {
    for (const identity of identities) decrypter.addIdentity(identity)
  } catch (error) {
    sealed.destroy()
    throw new BackupError('The key is not as it was made: a letter of it is wrong.', {
      cause: error,
      reason: 'bad_key',
    })
  }
  try {
    return fromWeb(await decrypter.decrypt(toWeb(sealed)))
  } catch (error) {
    sealed.destroy()
    if (!(error instanceof Error) || !WRONG_KEY.test(error.message)) throw error
    throw new BackupError('The key does not open this backup: it was sealed to another one.', {
      cause: error,
      reason: 'wrong_key',
    })
  }
}

/** True if a file is sealed. */
export async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(FIRST_LINE.length), 0, FIRST_LINE.length, 0)
    return buffer.subarray(0, bytesRead).toString('latin1') === FIRST_LINE
  } finally {
    await handle.close()
  }
}

/**
 * Reads secret keys from a text as `age-keygen` writes it: one in a line, and comments after `#`.
 * @throws BackupError if there is none, or something else
 */
export function readIdentities(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  const keys = lines.filter((line) => line !== '' && !line.startsWith('#'))
  if (keys.length > 0 && keys.every((line) => IDENTITY.test(line))) return keys
  throw new BackupError(
    'That is no secret key of a backup: it is one line that begins with AGE-SECRET-KEY-1.',
    { reason: 'bad_key' },
  )
}

// Node's types of its own web streams and those of the browser are the same streams.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as ReadableStream<Uint8Array>)
