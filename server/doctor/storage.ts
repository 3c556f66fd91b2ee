import { randomUUID } from 'node:crypto'
import { access } from 'node:fs/promises'
import { StorageError } from '#adapters/storage/storage.ts'
import { type Finding, found } from '#shared/base/doctor/findings.ts'
import { SECOND } from '#shared/kernel/durations.ts'
import { openStorage } from '../open-storage.ts'
import { ask } from './ask.ts'
import { reasonFor } from './reason.ts'
import type { Surroundings } from './surroundings.ts'

/** Nobody waits longer for the doctor. */
const TIMEOUTS = { connectMs: 3 * SECOND, answerMs: 5 * SECOND, totalMs: 6 * SECOND }

/** Writes, reads and deletes a file where uploaded pictures are kept; meanwhile a browser's way to it is tried. */
export async function lookAtStorage({ config }: Surroundings): Promise<Finding[]> {
  const { s3, folder, publicUrl } = config.storage
  const place = s3 ? `${s3.bucket} (${new URL(s3.endpoint).host})` : folder
  const storage = openStorage(config.storage, TIMEOUTS)
  const name = `pictures/doctor-${randomUUID()}.webp`
  const bytes = new TextEncoder().encode(name)
  const findings: Finding[] = []
  try {
    // A folder that is not there would be made, by whoever looks.
    if (!s3) await access(config.database.dataDir)
    await storage.put(name, bytes)
    try {
      const read = await storage.get(name)
      if (!read || !Buffer.from(read).equals(bytes)) throw new Error('what was read is not what was written')
      if (publicUrl) findings.push(await lookAtPublicUrl(publicUrl, name))
    } finally {
      await storage.delete(name)
    }
    return [found('storage', 'works', { place }), ...findings]
  } catch (error) {
    const fault = error instanceof StorageError ? error.fault : 'unavailable'
    const reason = error instanceof StorageError ? error.message : reasonFor(error)
    return [found('storage', fault, { place, reason }), ...findings]
  }
}

async function lookAtPublicUrl(address: string, name: string): Promise<Finding> {
  try {
    const { status, text } = await ask(`${address}/${name}`)
    if (status === 200 && text === name) return found('storage-public', 'open', { address })
    return found('storage-public', 'shut', { address, reason: String(status) })
  } catch (error) {
    return found('storage-public', 'shut', { address, reason: reasonFor(error) })
  }
}
